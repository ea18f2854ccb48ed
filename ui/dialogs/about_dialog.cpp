#include "ui/dialogs/about_dialog.h"

#include "ui/widgets/answer_sentences.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace cotejo
{

AboutDialog::AboutDialog(const QString& programVersion, const QStringList& versions, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Cotejo"));
    const auto paragraph = [](const QString& text) {
        auto* label = new QLabel(text);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        return label;
    };
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(paragraph(tr("Cotejo %1").arg(programVersion)));
    layout->addWidget(paragraph(
        tr("Sets two texts side by side to check one against the other: answers of RheumAI with their "
           "evaluation and citations, and notes with the fields the registry asks for.")));
    layout->addWidget(paragraph(AnswerSentences::limits()));
    layout->addWidget(paragraph(tr("Completeness of a note says that something is written, not that it is "
                                   "true. People decide; Cotejo keeps what they "
                                   "decide.")));
    layout->addWidget(paragraph(tr("Offline: nothing leaves this computer.")));
    layout->addWidget(paragraph(tr("It judges with: %1").arg(versions.join(QStringLiteral(", ")))));
    layout->addWidget(
        paragraph(tr("Free software under the GNU General Public License, version 3 or later.")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

} // namespace cotejo
