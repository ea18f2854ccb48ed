#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace cotejo
{

// Asks for the name that signs decisions; at the first start and when another person takes over. Not a login:
// it proves nothing.
class WhoDialog : public QDialog
{
    Q_OBJECT
public:
    explicit WhoDialog(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] QString name() const;

    void accept() override; // only with a name

private:
    QLineEdit* m_name;
    QLabel* m_problem;
};

} // namespace cotejo
