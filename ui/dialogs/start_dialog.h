#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace cotejo
{

// The first start: who reviews, and in which file the reviews are kept. The file is made where there is none.
class StartDialog : public QDialog
{
    Q_OBJECT
public:
    StartDialog(const QString& name, const QString& storePath, QWidget* parent = nullptr);
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString storePath() const;

    void accept() override; // only with both

private:
    QLineEdit* m_name;
    QLineEdit* m_path;
    QLabel* m_problem;
};

} // namespace cotejo
