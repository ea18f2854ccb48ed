#pragma once

#include <QWidget>

class QPushButton;

namespace cotejo
{

class RoleLabel;

// What stands in a store without cases: what to do first.
class WelcomeView : public QWidget
{
    Q_OBJECT
public:
    explicit WelcomeView(QWidget* parent = nullptr);

Q_SIGNALS:
    void importWanted();
    void sampleWanted();
    void openWanted();
    void tourWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    RoleLabel* m_sentence;
    RoleLabel* m_limits;
    QPushButton* m_import;
    QPushButton* m_sample;
    QPushButton* m_open;
    QPushButton* m_tour;
};

} // namespace cotejo
