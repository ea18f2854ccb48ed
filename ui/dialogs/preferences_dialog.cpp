#include "ui/dialogs/preferences_dialog.h"

#include "engine/net/service_address.h"
#include "ui/dialogs/passphrase_dialog.h"
#include "ui/settings/app_settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr int kSmallest = 100;
constexpr int kLargest = 200;
constexpr int kStep = 10;
constexpr int kLongestIdle = 240;

void select(QComboBox& box, const QString& value)
{
    const int index = box.findData(value);
    box.setCurrentIndex(index < 0 ? 0 : index);
}
} // namespace

PreferencesDialog::PreferencesDialog(const AppSettings& settings, QWidget* parent)
    : QDialog(parent), m_name(new QLineEdit(settings.text(AppSettings::Key::ReviewerName))),
      m_language(new QComboBox), m_theme(new QComboBox), m_rows(new QComboBox), m_textPercent(new QSpinBox),
      m_letterKeys(new QCheckBox(tr("One-letter keys in the reading panes"))), m_lockMinutes(new QSpinBox),
      m_passphrase(new QPushButton), m_lockHash(settings.text(AppSettings::Key::LockHash)),
      m_evaluator(new QLineEdit), m_model(new QLineEdit), m_key(new QLineEdit), m_problem(new QLabel)
{
    setWindowTitle(tr("Preferences"));
    m_language->addItem(tr("As the system"), QString());
    m_language->addItem(QStringLiteral("Español (México)"), QStringLiteral("es"));
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    select(*m_language, settings.text(AppSettings::Key::Language));
    m_theme->addItem(tr("As the system"), QStringLiteral("system"));
    m_theme->addItem(tr("Light"), QStringLiteral("light"));
    m_theme->addItem(tr("Dark"), QStringLiteral("dark"));
    m_theme->addItem(tr("High contrast"), QStringLiteral("contrast"));
    select(*m_theme, settings.text(AppSettings::Key::Theme));
    m_rows->addItem(tr("By the window's height"), QStringLiteral("auto"));
    m_rows->addItem(tr("Compact"), QStringLiteral("compact"));
    m_rows->addItem(tr("Comfortable"), QStringLiteral("comfortable"));
    select(*m_rows, settings.text(AppSettings::Key::Rows));
    m_textPercent->setRange(kSmallest, kLargest);
    m_textPercent->setSingleStep(kStep);
    m_textPercent->setSuffix(QChar(QChar::Nbsp) + QStringLiteral("%"));
    m_textPercent->setValue(settings.number(AppSettings::Key::TextPercent));
    m_letterKeys->setChecked(settings.flag(AppSettings::Key::LetterKeys));

    m_lockMinutes->setRange(0, kLongestIdle);
    m_lockMinutes->setSpecialValueText(tr("never"));
    m_lockMinutes->setSuffix(QChar(QChar::Nbsp) + tr("min"));
    m_lockMinutes->setValue(settings.number(AppSettings::Key::LockMinutes));
    namePassphrase();

    auto* form = new QFormLayout;
    form->addRow(tr("&Name that signs decisions"), m_name);
    form->addRow(tr("&Language"), m_language);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&Rows in lists"), m_rows);
    form->addRow(tr("Size of te&xt"), m_textPercent);
    form->addRow(QString(), m_letterKeys);
    form->addRow(tr("Loc&k when nobody is here for"), m_lockMinutes);
    form->addRow(QString(), m_passphrase);
    m_lockMinutes->setAccessibleName(tr("Lock when nobody is here for"));
    connect(m_passphrase, &QPushButton::clicked, this, &PreferencesDialog::askPassphrase);
    addEvaluator(*form, settings);
    m_name->setAccessibleName(tr("Name that signs decisions"));
    m_language->setAccessibleName(tr("Language"));
    m_theme->setAccessibleName(tr("Theme"));
    m_rows->setAccessibleName(tr("Rows in lists"));
    m_textPercent->setAccessibleName(tr("Size of text"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void PreferencesDialog::namePassphrase()
{
    m_passphrase->setText(m_lockHash.isEmpty() ? tr("Set a &passphrase for the lock…")
                                               : tr("Change the &passphrase of the lock…"));
}

void PreferencesDialog::askPassphrase()
{
    auto* dialog = new PassphraseDialog(m_lockHash, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_lockHash = dialog->hash();
        namePassphrase();
    });
    dialog->open();
}

void PreferencesDialog::addEvaluator(QFormLayout& form, const AppSettings& settings)
{
    m_evaluator->setText(settings.text(AppSettings::Key::EvaluatorUrl));
    m_evaluator->setPlaceholderText(tr("none: the built-in rules"));
    m_model->setText(settings.text(AppSettings::Key::EvaluatorModel));
    m_model->setPlaceholderText(tr("the service's own"));
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setPlaceholderText(tr("unchanged; kept in the system's keyring"));
    form.addRow(tr("&Service that scores on demand"), m_evaluator);
    form.addRow(tr("Its &model"), m_model);
    form.addRow(tr("Its &key"), m_key);
    m_evaluator->setAccessibleName(tr("Service that scores on demand"));
    m_model->setAccessibleName(tr("Model of the service"));
    m_key->setAccessibleName(tr("Key of the service"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    form.addRow(m_problem);
}

QString PreferencesDialog::newKey() const
{
    return m_key->text().trimmed();
}

QString PreferencesDialog::evaluatorUrl() const
{
    return m_evaluator->text().trimmed();
}

void PreferencesDialog::accept()
{
    if (!evaluatorUrl().isEmpty() && !ServiceAddress::parse(evaluatorUrl().toStdString())) {
        m_problem->setText(
            tr("The address of the service cannot be used: it begins with https://, or with http:// for "
               "this computer alone, and holds no name or password."));
        m_problem->show();
        m_evaluator->setFocus();
        return;
    }
    QDialog::accept();
}

void PreferencesDialog::storeTo(AppSettings& settings) const
{
    settings.set(AppSettings::Key::ReviewerName, m_name->text().simplified());
    settings.set(AppSettings::Key::Language, m_language->currentData());
    settings.set(AppSettings::Key::Theme, m_theme->currentData());
    settings.set(AppSettings::Key::Rows, m_rows->currentData());
    settings.set(AppSettings::Key::TextPercent, m_textPercent->value());
    settings.set(AppSettings::Key::LetterKeys, m_letterKeys->isChecked());
    settings.set(AppSettings::Key::LockMinutes, m_lockMinutes->value());
    settings.set(AppSettings::Key::LockHash, m_lockHash);
    settings.set(AppSettings::Key::EvaluatorUrl, evaluatorUrl());
    settings.set(AppSettings::Key::EvaluatorModel, m_model->text().trimmed());
}

} // namespace cotejo
