#include "ui/views/field_panel.h"

#include "engine/completeness/form.h"
#include "ui/dialogs/field_dialog.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/dialogs/query_list_dialog.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/models/field_model.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/message_box.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cotejo
{
namespace
{
void growWithWidth(QWidget* widget)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
}
} // namespace

FieldPanel::FieldPanel(ReviewSession& session, FieldModel& model, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(model), m_desk(session), m_lacking(new QPushButton),
      m_all(new QPushButton), m_queries(new QPushButton),
      m_why(new RoleLabel(TextRole::secondary, Ink::text)), m_confirm(new QPushButton),
      m_set(new QPushButton), m_back(new QPushButton), m_ask(new QPushButton)
{
    m_lacking->setCheckable(true);
    m_why->setWordWrap(true);
    auto* acts = new FlowLayout(space::kTight, space::kTight);
    for (QPushButton* button : {m_lacking, m_queries, m_all, m_confirm, m_set, m_back, m_ask})
        acts->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kMedium, space::kTight, space::kMedium, space::kSmall);
    layout->setSpacing(space::kTight);
    layout->addWidget(m_why);
    layout->addLayout(acts);
    growWithWidth(this);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(m_lacking, &QPushButton::toggled, this, &FieldPanel::onlyLackingWanted);
    connect(m_all, &QPushButton::clicked, this, &FieldPanel::confirmAll);
    connect(m_queries, &QPushButton::clicked, this, &FieldPanel::showQueries);
    connect(m_confirm, &QPushButton::clicked, this, &FieldPanel::confirm);
    connect(m_set, &QPushButton::clicked, this, &FieldPanel::setField);
    connect(m_back, &QPushButton::clicked, this, &FieldPanel::takeBack);
    connect(m_ask, &QPushButton::clicked, this, &FieldPanel::ask);
    retranslate();
}

void FieldPanel::setItem(const ReviewItemPtr& item)
{
    m_item = item;
    m_field.clear();
    refresh();
}

void FieldPanel::setCurrent(const QModelIndex& field)
{
    const FieldFinding* found = m_model.field(field);
    m_field = found == nullptr ? QString() : QString::fromStdString(found->id);
    refresh();
}

const FieldFinding* FieldPanel::field() const
{
    return m_item && m_item->note ? m_model.field(m_model.indexOf(m_field)) : nullptr;
}

QString FieldPanel::why() const
{
    return m_why->text();
}

void FieldPanel::refresh()
{
    const bool note = m_item && m_item->note;
    setVisible(note);
    if (!note)
        return;
    const FieldFinding* chosen = field();
    const QModelIndex index = m_model.indexOf(m_field);
    m_why->setText(chosen == nullptr
                       ? tr("Choose a field to read why it stands as it does.")
                       : m_model.label(m_field) + QStringLiteral(": ") + m_model.sentence(index));
    const bool said = chosen != nullptr && m_item->note->actOn(chosen->id) != nullptr;
    for (QPushButton* button : {m_confirm, m_set, m_ask})
        button->setVisible(chosen != nullptr);
    m_confirm->setVisible(chosen != nullptr && !said && chosen->status == FieldStatus::present &&
                          chosen->queries.empty());
    m_back->setVisible(said);
    const auto confirmable = static_cast<int>(FieldDesk::confirmable(*m_item->note).size());
    m_all->setText(tr("Confirm %n with evidence…", nullptr, confirmable));
    m_all->setVisible(confirmable > 0);
    const auto open = static_cast<int>(
        std::count_if(m_item->note->queries.begin(), m_item->note->queries.end(),
                      [](const NoteQuery& query) { return query.state != NoteQueryState::closed; }));
    m_queries->setText(tr("Queries asked (%1)…").arg(open));
}

void FieldPanel::confirm()
{
    if (const FieldFinding* chosen = field())
        (void)m_desk.confirm(*m_item->note, *chosen);
}

void FieldPanel::confirmAll()
{
    if (!m_item || !m_item->note)
        return;
    const std::vector<FieldAct> acts = FieldDesk::confirmable(*m_item->note);
    if (acts.empty())
        return;
    QStringList lines;
    for (const FieldAct& act : acts) {
        const QString id = QString::fromStdString(act.field);
        lines << m_model.label(id) + QStringLiteral(": ") + m_model.sentence(m_model.indexOf(id));
    }
    const auto count = static_cast<int>(acts.size());
    const MessageBox::Question question{
        tr("Confirm fields"),
        tr("Sign %n field(s) as the program read them? It is one step that Undo takes back.", nullptr, count),
        lines.join(QLatin1Char('\n')),
        tr("Confirm %n", nullptr, count),
        QString(),
        true};
    if (MessageBox::ask(this, question) == MessageBox::Answer::accept)
        (void)m_desk.confirmAll(*m_item->note);
}

void FieldPanel::setField()
{
    const FieldFinding* chosen = field();
    if (chosen == nullptr)
        return;
    const FormField* form = m_session.engines().form->field(chosen->id);
    auto* dialog =
        new FieldDialog(m_model.label(m_field), m_model.sentence(m_model.indexOf(m_field)), form, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, item = m_item, finding = *chosen] {
        (void)m_desk.set(*item->note, finding, dialog->status(), dialog->value(), dialog->unit(),
                         dialog->reason());
    });
    dialog->open();
}

void FieldPanel::takeBack()
{
    const FieldFinding* chosen = field();
    if (chosen == nullptr)
        return;
    auto* dialog = new OneLineDialog({tr("Take back what people said of %1").arg(m_model.label(m_field)),
                                      tr("The program's reading stands alone again. The log keeps both."),
                                      tr("&Why"), tr("Why"), tr("A reason is missing."), tr("Take back")},
                                     QString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, item = m_item, finding = *chosen] {
        (void)m_desk.clear(*item->note, finding, dialog->line());
    });
    dialog->open();
}

void FieldPanel::ask()
{
    const FieldFinding* chosen = field();
    if (chosen == nullptr)
        return;
    auto* dialog = new TextDialog(
        {tr("Query to the author: %1").arg(m_model.label(m_field)),
         tr("Made from the rule, in Spanish; change it as you like. Personal data are masked."),
         tr("Text of the query"), tr("The text is missing."), tr("Open the query")},
        m_desk.queryText(*m_item->note, *chosen), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, item = m_item, finding = *chosen] {
        (void)m_desk.openQuery(*item->note, finding, dialog->text());
    });
    dialog->open();
}

void FieldPanel::showQueries()
{
    auto* dialog = new QueryListDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FieldPanel::retranslate()
{
    m_lacking->setText(tr("Only what is missing"));
    m_confirm->setText(tr("Confirm"));
    m_set->setText(tr("Set…"));
    m_back->setText(tr("Take back…"));
    m_ask->setText(tr("Query…"));
    refresh();
}

void FieldPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace cotejo
