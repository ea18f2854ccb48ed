#include "ui/dialogs/field_dialog.h"

#include "engine/domain/codes.h"
#include "ui/theme/language.h"
#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/status_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
QString codeText(FieldStatus status)
{
    const std::string_view word = codeOf(status);
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}
} // namespace

FieldDialog::FieldDialog(const QString& label, const QString& reading, const FormField* form, QWidget* parent)
    : QDialog(parent), m_status(new QComboBox), m_value(new QComboBox), m_unit(new QLineEdit),
      m_reason(new QLineEdit), m_problem(nullptr)
{
    setWindowTitle(tr("Set %1").arg(label));
    auto* problem = new RoleLabel(TextRole::body);
    problem->setTone(Tone::failed);
    problem->setWordWrap(true);
    m_problem = problem;
    auto* about = new RoleLabel(TextRole::body, Ink::muted);
    about->setText(reading + QLatin1Char(' ') + tr("The program's reading stays visible beside yours."));
    about->setWordWrap(true);
    const std::pair<FieldStatus, FieldDetail> choices[] = {
        {FieldStatus::present, FieldDetail::value},
        {FieldStatus::absent, FieldDetail::not_mentioned},
        {FieldStatus::unknown, FieldDetail::stated_unknown},
        {FieldStatus::not_applicable, FieldDetail::stated}};
    for (const auto& [status, detail] : choices)
        m_status->addItem(wordOf(detail).word, codeText(status));
    m_value->setEditable(true);
    if (form != nullptr) {
        m_value->addItem(QString());
        const bool spanish = Language::current() == QLatin1String("es");
        for (const FormCode& code : form->codes)
            m_value->addItem(QString::fromStdString(spanish ? code.label.es : code.label.en),
                             QString::fromStdString(code.code));
        m_unit->setText(QString::fromStdString(form->unit));
    }
    auto* rows = new QFormLayout;
    const std::pair<QString, QWidget*> fields[] = {
        {tr("&Status"), m_status}, {tr("&Value"), m_value}, {tr("&Unit"), m_unit}, {tr("&Why"), m_reason}};
    for (const auto& [name, field] : fields) {
        field->setAccessibleName(QString(name).remove(QLatin1Char('&')));
        rows->addRow(name, field);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Set"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kMedium);
    layout->addWidget(about);
    layout->addLayout(rows);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_problem->hide();
    connect(buttons, &QDialogButtonBox::accepted, this, &FieldDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_status, &QComboBox::currentIndexChanged, this, &FieldDialog::followStatus);
}

QString FieldDialog::status() const
{
    return m_status->currentData().toString();
}

QString FieldDialog::value() const
{
    if (!m_value->isEnabled())
        return {};
    const int code = m_value->findText(m_value->currentText());
    const QString known = code < 0 ? QString() : m_value->itemData(code).toString();
    return known.isEmpty() ? m_value->currentText().trimmed() : known;
}

QString FieldDialog::unit() const
{
    return value().isEmpty() ? QString() : m_unit->text().trimmed();
}

QString FieldDialog::reason() const
{
    return m_reason->text().trimmed();
}

void FieldDialog::followStatus()
{
    const bool present = status() == codeText(FieldStatus::present);
    m_value->setEnabled(present);
    m_unit->setEnabled(present);
}

void FieldDialog::accept()
{
    const bool present = status() == codeText(FieldStatus::present);
    if (present && value().isEmpty()) {
        m_problem->setText(tr("A value is missing."));
        m_value->setFocus();
    } else if (reason().isEmpty()) {
        m_problem->setText(tr("A reason is missing."));
        m_reason->setFocus();
    } else {
        QDialog::accept();
        return;
    }
    m_problem->show();
}

} // namespace cotejo
