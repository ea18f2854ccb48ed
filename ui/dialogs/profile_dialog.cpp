#include "ui/dialogs/profile_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace cotejo
{

ProfileDialog::ProfileDialog(std::vector<PersonRow> people, const QString& name, QWidget* parent)
    : QDialog(parent), m_people(std::move(people)), m_name(new QComboBox), m_role(new QComboBox),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Who reviews"));
    auto* explanation = new QLabel(
        tr("Every act is kept with the name of the person and the role. The name is not checked."));
    explanation->setWordWrap(true);
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    for (const PersonRow& person : m_people)
        m_name->addItem(person.name);
    m_name->setEditText(name);
    m_name->setAccessibleName(tr("Name"));
    m_name->lineEdit()->setAccessibleName(tr("Name"));
    if (m_people.empty())
        m_role->addItem(tr("No role: everything is allowed"), QString());
    for (const RoleChoice& role : roleChoices())
        m_role->addItem(role.name, role.code);
    m_role->setAccessibleName(tr("Role"));
    m_problem->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Role"), m_role);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProfileDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QComboBox::editTextChanged, this, &ProfileDialog::followName);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    followName();
    m_name->setFocus();
}

QString ProfileDialog::name() const
{
    return m_name->currentText().simplified();
}

QString ProfileDialog::role() const
{
    return m_role->currentData().toString();
}

QString ProfileDialog::knownRole() const
{
    const QString typed = name();
    const auto found = std::find_if(m_people.begin(), m_people.end(),
                                    [&typed](const PersonRow& person) { return person.name == typed; });
    return found == m_people.end() ? QString() : found->role;
}

bool ProfileDialog::givesRole() const
{
    return !role().isEmpty() && role() != knownRole();
}

void ProfileDialog::followName()
{
    if (const QString known = knownRole(); !known.isEmpty())
        m_role->setCurrentIndex(qMax(0, m_role->findData(known)));
}

void ProfileDialog::accept()
{
    if (name().isEmpty()) {
        m_problem->setText(tr("A name is missing."));
        m_problem->show();
        m_name->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
