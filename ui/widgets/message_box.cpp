#include "ui/widgets/message_box.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace cotejo
{
namespace
{
struct MessageWords {
    Q_DECLARE_TR_FUNCTIONS(cotejo::MessageBox)
};

struct Scripted {
    std::optional<MessageBox::Answer> next;
    std::optional<MessageBox::Question> last;
};

Scripted& scripted()
{
    static Scripted state;
    return state;
}
} // namespace

MessageBox::Answer MessageBox::ask(QWidget* parent, const Question& question)
{
    if (scripted().next) {
        const Answer answer = *scripted().next;
        scripted() = {std::nullopt, question};
        return answer;
    }
    QMessageBox box(parent);
    box.setWindowTitle(question.title);
    box.setText(question.text);
    box.setInformativeText(question.detail);
    box.setTextFormat(Qt::PlainText);
    QPushButton* accept = nullptr;
    QPushButton* other = nullptr;
    if (!question.accept.isEmpty())
        accept = box.addButton(question.accept, QMessageBox::AcceptRole);
    if (!question.other.isEmpty())
        other = box.addButton(question.other, QMessageBox::ActionRole);
    QPushButton* cancel =
        box.addButton(question.accept.isEmpty() ? MessageWords::tr("Close") : MessageWords::tr("Cancel"),
                      QMessageBox::RejectRole);
    box.setEscapeButton(cancel);
    box.setDefaultButton(question.danger || !accept ? cancel : accept);
    box.exec();
    if (accept && box.clickedButton() == accept)
        return Answer::accept;
    return other && box.clickedButton() == other ? Answer::other : Answer::cancel;
}

void MessageBox::tell(QWidget* parent, const QString& title, const QString& text, const QString& detail)
{
    Question question;
    question.title = title;
    question.text = text;
    question.detail = detail;
    static_cast<void>(ask(parent, question));
}

void MessageBox::setNextAnswer(Answer answer)
{
    scripted().next = answer;
}

std::optional<MessageBox::Question> MessageBox::takeLastQuestion()
{
    return std::exchange(scripted().last, std::nullopt);
}

} // namespace cotejo
