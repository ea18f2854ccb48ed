#pragma once

#include <QWidget>

namespace cotejo
{

// A page of the window beside the review. It says its words anew when the language changes.
class LanguagePage : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    virtual void followLanguage() = 0; // texts, and models that hold words
    void changeEvent(QEvent* event) override;
};

} // namespace cotejo
