#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace cotejo
{

// The only place that asks by a dialog. Buttons say what they do; Esc is the answer that changes nothing. In
// tests the next answer is set beforehand and no dialog opens.
class MessageBox
{
public:
    enum class Answer { accept, other, cancel };

    struct Question {
        QString title;
        QString text;
        QString detail;      // smaller, may be empty
        QString accept;      // "Importar"; empty: only a button to close
        QString other;       // a third way; may be empty
        bool danger = false; // the safe answer is the default
    };

    static Answer ask(QWidget* parent, const Question& question);
    static void tell(QWidget* parent, const QString& title, const QString& text, const QString& detail = {});

    // For tests: the answer of the next ask or tell; and what was asked last, taken away by reading it.
    static void setNextAnswer(Answer answer);
    [[nodiscard]] static std::optional<Question> takeLastQuestion();
};

} // namespace cotejo
