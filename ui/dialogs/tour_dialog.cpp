#include "ui/dialogs/tour_dialog.h"

#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kTourSize(480, 260);
}

TourDialog::TourDialog(QWidget* parent)
    : QDialog(parent), m_title(new RoleLabel(TextRole::title)), m_text(new RoleLabel(TextRole::body)),
      m_back(new QPushButton(tr("&Back"))), m_next(new QPushButton)
{
    setWindowTitle(tr("A short tour"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* buttons = new QDialogButtonBox;
    auto* skip = buttons->addButton(tr("&Skip"), QDialogButtonBox::RejectRole);
    buttons->addButton(m_back, QDialogButtonBox::ActionRole);
    buttons->addButton(m_next, QDialogButtonBox::ActionRole);
    m_next->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kMedium);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    resize(kTourSize);
    connect(skip, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    showStep();
    m_next->setFocus();
}

void TourDialog::go(int steps)
{
    if (m_step + steps >= kSteps) {
        accept();
        return;
    }
    m_step = qMax(0, m_step + steps);
    showStep();
}

void TourDialog::showStep()
{
    m_title->setText(tr("%1 of %2 · %3").arg(m_step + 1).arg(kSteps).arg(title(m_step)));
    m_text->setText(text(m_step));
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 == kSteps ? tr("&Done") : tr("&Next"));
    setAccessibleDescription(m_title->text() + QLatin1Char('\n') + m_text->text());
}

QString TourDialog::title(int step)
{
    const QString titles[kSteps] = {tr("The queue"), tr("The answer"), tr("The note"), tr("The decision")};
    return titles[step];
}

QString TourDialog::text(int step)
{
    const QString texts[kSteps] = {
        tr("On the left, what waits for a person, what matters most first, with the reason in words. J and K "
           "go "
           "on and back; Ctrl+F searches everything, with or without accents."),
        tr("In the middle, question and answer as they were shown. Each PMID says whether it is in the list "
           "that "
           "was retrieved. Below: scores, evidence and findings. Only “meets the threshold” is a pass, and "
           "it "
           "does not show that the answer is clinically correct."),
        tr("On the right, the note of the same person: which fields are asked and what is missing. A field "
           "goes "
           "to its sentence and back. Personal data are hidden until somebody asks to see them and says "
           "why."),
        tr("At the bottom, six decisions with one key each. Each is recorded with your name and can be "
           "undone; "
           "the old one stays legible. What you type is kept each second. F1 shows all keys.")};
    return texts[step];
}

} // namespace cotejo
