#include "ui/models/field_model.h"

#include "engine/domain/codes.h"
#include "engine/domain/evidence_place.h"
#include "ui/models/field_text.h"
#include "ui/theme/language.h"
#include "ui/widgets/field_item_delegate.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/status_words.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr quintptr kHeading = 0; // fields carry their group's number + 1
} // namespace

FieldModel::FieldModel(QObject* parent) : QAbstractItemModel(parent) {}

void FieldModel::setNote(const std::optional<NoteCase>& note, std::vector<FieldGroup> groups)
{
    beginResetModel();
    m_note = note;
    m_groups = std::move(groups);
    m_revealed = false;
    m_places.clear();
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        for (std::size_t r = 0; r < m_groups[g].lines.size(); ++r) {
            const FieldFinding& field = m_note->evaluation.fields[m_groups[g].lines[r].index];
            m_places.insert(QString::fromStdString(field.id), {static_cast<int>(g), static_cast<int>(r)});
        }
    }
    endResetModel();
}

void FieldModel::setLinks(const QHash<QString, int>& links)
{
    m_links = links;
    setRevealed(m_revealed);
}

void FieldModel::setRevealed(bool revealed)
{
    m_revealed = revealed;
    for (int g = 0; g < rowCount(); ++g) {
        const QModelIndex group = index(g, 0);
        if (rowCount(group) > 0)
            Q_EMIT dataChanged(index(0, 0, group), index(rowCount(group) - 1, 0, group));
    }
}

QModelIndex FieldModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kHeading);
}

QModelIndex FieldModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kHeading)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kHeading);
}

int FieldModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kHeading || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].lines.size());
}

int FieldModel::columnCount(const QModelIndex&) const
{
    return 1;
}

Qt::ItemFlags FieldModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

const FieldLine* FieldModel::line(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kHeading)
        return nullptr;
    return &m_groups[index.internalId() - 1].lines[static_cast<std::size_t>(index.row())];
}

const FieldFinding* FieldModel::field(const QModelIndex& index) const
{
    const FieldLine* found = line(index);
    return found == nullptr ? nullptr : &m_note->evaluation.fields[found->index];
}

QModelIndex FieldModel::indexOf(const QString& field) const
{
    const auto found = m_places.constFind(field);
    return found == m_places.cend() ? QModelIndex() : index(found->second, 0, index(found->first, 0));
}

QString FieldModel::label(const QString& field) const
{
    const FieldLine* found = line(indexOf(field));
    return found == nullptr ? field : found->label;
}

bool FieldModel::hidden(const FieldFinding& field) const
{
    if (m_revealed)
        return false;
    const auto touches = [this](const Evidence& evidence) {
        return evidence.pointer.empty() &&
               std::any_of(m_note->evaluation.identifiers.begin(), m_note->evaluation.identifiers.end(),
                           [&evidence](const Identifier& id) { return id.span.overlaps(evidence.span); });
    };
    return field.id == "birth_date" || std::any_of(field.evidence.begin(), field.evidence.end(), touches);
}

QVariant FieldModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == kHeading)
        return groupData(m_groups[static_cast<std::size_t>(index.row())], role);
    return fieldData(index, role);
}

QVariant FieldModel::groupData(const FieldGroup& group, int role) const
{
    const QString count =
        group.asked == 0 ? tr("nothing asked") : tr("%1 of %2 complete").arg(group.complete).arg(group.asked);
    switch (role) {
    case Qt::DisplayRole:
        return group.label;
    case FieldIsGroupRole:
        return true;
    case FieldTrailingRole:
        return count;
    case Qt::AccessibleTextRole:
        return QString(group.label + QStringLiteral(": ") + count);
    default:
        return {};
    }
}

FieldDetail FieldModel::detail(const FieldFinding& field) const
{
    const RecordedFieldAct* said = m_note->actOn(field.id);
    const auto status = said == nullptr || said->act.kind != FieldActKind::set
                            ? std::nullopt
                            : fromCode<FieldStatus>(said->act.status);
    if (!status)
        return field.detail;
    switch (*status) {
    case FieldStatus::present:
        return FieldDetail::value;
    case FieldStatus::absent:
        return FieldDetail::not_mentioned;
    case FieldStatus::unknown:
        return FieldDetail::stated_unknown;
    case FieldStatus::not_applicable:
        break;
    }
    return FieldDetail::stated;
}

QString FieldModel::value(const QModelIndex& index) const
{
    const FieldFinding& found = *field(index);
    const RecordedFieldAct* said = m_note->actOn(found.id);
    const bool set = said != nullptr && said->act.kind == FieldActKind::set;
    if (!set && found.status != FieldStatus::present)
        return {};
    if (hidden(found))
        return tr("hidden");
    if (!set)
        return FieldText::value(found, line(index)->form, Language::current() == QLatin1String("es"));
    if (said->act.value.empty() || said->act.value == "null")
        return {};
    const QString unit = QString::fromStdString(said->act.unit);
    return FieldText::json(said->act.value, line(index)->form, Language::current() == QLatin1String("es")) +
           (unit.isEmpty() ? QString() : QString(QChar(QChar::Nbsp) + unit));
}

QString FieldModel::peoplesWord(const FieldFinding& field) const
{
    const RecordedFieldAct* said = m_note->actOn(field.id);
    if (said == nullptr)
        return {};
    const QString by = QString::fromStdString(said->by);
    if (said->act.kind == FieldActKind::confirmed)
        return tr("Confirmed by %1.").arg(by);
    return tr("Set by %1: %2.").arg(by, QString::fromStdString(said->reason)) + QLatin1Char(' ') +
           tr("The program read: %1.").arg(inSentence(wordOf(field.detail).word));
}

QString FieldModel::trailing(const FieldFinding& field) const
{
    if (const RecordedFieldAct* said = m_note->actOn(field.id)) {
        const QString by = QString::fromStdString(said->by);
        if (said->act.kind != FieldActKind::set)
            return tr("confirmed by %1").arg(by);
        const FieldDetail shown = detail(field);
        const QString set = tr("set by %1").arg(by);
        return shown == FieldDetail::value ? set : wordOf(shown).word + QStringLiteral(" · ") + set;
    }
    if (field.detail == FieldDetail::value || field.detail == FieldDetail::negative)
        return FieldText::date(QString::fromStdString(field.date));
    if (field.detail == FieldDetail::not_mentioned && !field.asked())
        return tr("Not asked; not in the note");
    return {};
}

QVariant FieldModel::fieldData(const QModelIndex& index, int role) const
{
    const FieldFinding& found = *field(index);
    switch (role) {
    case Qt::DisplayRole:
        return line(index)->label;
    case Qt::ToolTipRole:
        return sentence(index);
    case Qt::AccessibleTextRole:
        return FieldItemDelegate::spoken(index);
    case FieldIsGroupRole:
        return false;
    case FieldDetailRole:
        return static_cast<int>(detail(found));
    case FieldValueRole:
        return value(index);
    case FieldTrailingRole:
        return trailing(found);
    case FieldQueryRole: {
        // The first by its name; the sentence of the field names all of them.
        const RecordedFieldAct* said = m_note->actOn(found.id);
        const bool settled = said != nullptr && said->act.kind == FieldActKind::set;
        return found.queries.empty() || settled ? QString()
                                                : NoteSentences::queryShort(found.queries.front().kind);
    }
    case FieldLinkRole:
        return m_links.value(QString::fromStdString(found.id));
    case ItemIdRole:
        return QString::fromStdString(found.id);
    default:
        return {};
    }
}

QString FieldModel::sourcePlaces(const FieldFinding& field) const
{
    QStringList places;
    for (const Evidence& evidence : field.evidence) {
        const std::string_view place = evidencePlace(m_note->note.places, evidence);
        const QString text = QString::fromUtf8(place.data(), static_cast<qsizetype>(place.size()));
        if (!text.isEmpty() && !places.contains(text))
            places.append(text);
    }
    return places.join(QStringLiteral("; "));
}

QString FieldModel::sentence(const QModelIndex& index) const
{
    const FieldFinding* found = field(index);
    if (found == nullptr)
        return {};
    const QString& rule = line(index)->rule;
    QStringList parts{found->detail == FieldDetail::not_mentioned && !found->asked()
                          ? tr("Not asked at this visit; the note does not mention it.")
                          : NoteSentences::field(found->detail, rule)};
    for (const FieldQuery& query : found->queries)
        parts.append(NoteSentences::query(query.kind));
    if (!rule.isEmpty() && found->detail != FieldDetail::by_rule)
        parts.append(rule);
    if (const QString where = sourcePlaces(*found); !where.isEmpty())
        parts.append(tr("In the file it came from: %1.").arg(where));
    if (const QString said = peoplesWord(*found); !said.isEmpty())
        parts.prepend(said);
    return parts.join(QLatin1Char(' '));
}

} // namespace cotejo
