#include "ui/models/registry_model.h"

#include "engine/completeness/form.h"
#include "engine/domain/codes.h"
#include "ui/models/field_text.h"
#include "ui/theme/language.h"
#include "ui/widgets/share_words.h"

namespace cotejo
{
namespace
{
QString inLanguage(const FormLabel& label)
{
    return QString::fromStdString(Language::current() == QLatin1String("es") ? label.es : label.en);
}
} // namespace

RegistryModel::RegistryModel(const Form& form, QObject* parent) : QAbstractTableModel(parent), m_form(form) {}

void RegistryModel::setNotes(std::vector<RegistryNote> notes)
{
    beginResetModel();
    m_notes = std::move(notes);
    count();
    endResetModel();
}

void RegistryModel::setView(RegistryGrouping grouping, const RegistryFilter& filter)
{
    beginResetModel();
    m_grouping = grouping;
    m_filter = filter;
    count();
    endResetModel();
}

void RegistryModel::count()
{
    m_tally = RegistryTally(m_notes, m_form, m_grouping, m_filter);
}

int RegistryModel::counted() const
{
    return m_tally.rows().empty() ? 0 : static_cast<int>(m_tally.rows().back().notes.size());
}

QStringList RegistryModel::months() const
{
    QStringList months;
    for (const RegistryNote& note : m_notes) {
        if (!note.month.empty())
            months.append(QString::fromStdString(note.month));
    }
    months.sort();
    months.removeDuplicates();
    return months;
}

int RegistryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tally.rows().size());
}

int RegistryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_form.groups.size());
}

QVariant RegistryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const RegistryTally::Row& row = m_tally.rows()[static_cast<std::size_t>(index.row())];
    const CompletenessShares& shares = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return ShareWords::counted(shares);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QString(rowName(index.row()) + QStringLiteral(", ") + columnName(index.column()) +
                       QStringLiteral(": ") + ShareWords::whole(shares));
    case SharesRole:
        return QVariant::fromValue(shares);
    case NotesRole:
        return static_cast<int>(row.notes.size());
    default:
        return {};
    }
}

QVariant RegistryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Vertical)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return columnName(section);
    const auto notes = static_cast<int>(m_tally.rows()[static_cast<std::size_t>(section)].notes.size());
    return QString(rowName(section) + QLatin1Char('\n') + tr("%n note(s)", nullptr, notes));
}

QString RegistryModel::rowName(int row) const
{
    const RegistryTally::Row& group = m_tally.rows()[static_cast<std::size_t>(row)];
    if (group.total)
        return tr("All");
    if (group.key.empty())
        return tr("Not known");
    if (m_grouping == RegistryGrouping::Disease) {
        if (const auto disease = fromCode<Disease>(group.key))
            return FieldText::disease(*disease);
    }
    if (m_grouping == RegistryGrouping::Context) {
        if (const auto context = fromCode<VisitContext>(group.key))
            return FieldText::context(*context);
    }
    const QString key = QString::fromStdString(group.key);
    return m_grouping == RegistryGrouping::Month ? FieldText::date(key) : key;
}

QString RegistryModel::columnName(int column) const
{
    return inLanguage(m_form.groups[static_cast<std::size_t>(column)].label);
}

QString RegistryModel::fieldName(std::size_t field) const
{
    return inLanguage(m_form.fields[field].label);
}

QString RegistryModel::groupingName(RegistryGrouping grouping)
{
    switch (grouping) {
    case RegistryGrouping::Disease:
        return tr("By disease");
    case RegistryGrouping::Context:
        return tr("By kind of visit");
    case RegistryGrouping::Month:
        return tr("By month");
    case RegistryGrouping::Centre:
        break;
    }
    return tr("By centre");
}

QString RegistryModel::filterText() const
{
    QStringList parts;
    if (m_filter.disease)
        parts.append(tr("disease: %1").arg(FieldText::disease(*m_filter.disease)));
    if (m_filter.context)
        parts.append(tr("visit: %1").arg(FieldText::context(*m_filter.context)));
    if (!m_filter.fromMonth.isEmpty())
        parts.append(tr("from %1").arg(m_filter.fromMonth));
    if (!m_filter.toMonth.isEmpty())
        parts.append(tr("to %1").arg(m_filter.toMonth));
    return parts.isEmpty() ? tr("all notes") : parts.join(QStringLiteral("; "));
}

} // namespace cotejo
