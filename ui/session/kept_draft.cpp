#include "ui/session/kept_draft.h"

#include "engine/domain/codes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cotejo
{
namespace
{
template <class E>
QString word(const std::optional<E>& value)
{
    const std::string_view code = value ? codeOf(*value) : std::string_view();
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

template <class E>
std::optional<E> read(const QJsonObject& object, const char* name)
{
    return fromCode<E>(object.value(QLatin1String(name)).toString().toStdString());
}
} // namespace

bool KeptDraft::isEmpty() const
{
    return *this == KeptDraft();
}

ReviewDraft KeptDraft::toStored() const
{
    ReviewDraft stored;
    stored.kind = kind;
    for (const QString& reason : reasons)
        stored.reasons.push_back(reason.toStdString());
    stored.comment = comment.toStdString();
    if (!corrected.isEmpty())
        stored.corrected = corrected.toStdString();
    stored.level = level;
    stored.urgency = urgency;
    stored.to = to.toStdString();
    stored.until = until.toString(Qt::ISODate).toStdString();
    return stored;
}

KeptDraft KeptDraft::fromStored(const ReviewDraft& stored)
{
    KeptDraft draft;
    draft.kind = stored.kind;
    for (const std::string& reason : stored.reasons)
        draft.reasons.append(QString::fromStdString(reason));
    draft.comment = QString::fromStdString(stored.comment);
    draft.corrected = QString::fromStdString(stored.corrected.value_or(std::string()));
    draft.level = stored.level;
    draft.urgency = stored.urgency;
    draft.to = QString::fromStdString(stored.to);
    draft.until = QDate::fromString(QString::fromStdString(stored.until), Qt::ISODate);
    return draft;
}

QByteArray KeptDraft::toJson() const
{
    QJsonObject object;
    const auto put = [&object](const char* name, const QString& text) {
        if (!text.isEmpty())
            object.insert(QLatin1String(name), text);
    };
    put("decision", word(kind));
    put("comment", comment);
    put("level", word(level));
    put("urgency", word(urgency));
    put("to", to);
    put("until", until.toString(Qt::ISODate));
    put("corrected", corrected);
    if (!reasons.isEmpty())
        object.insert(QStringLiteral("reasons"), QJsonArray::fromStringList(reasons));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

KeptDraft KeptDraft::fromJson(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    KeptDraft draft;
    draft.kind = read<DecisionKind>(object, "decision");
    draft.comment = object.value(QStringLiteral("comment")).toString();
    draft.level = read<EscalationLevel>(object, "level");
    draft.urgency = read<Urgency>(object, "urgency");
    draft.to = object.value(QStringLiteral("to")).toString();
    draft.until = QDate::fromString(object.value(QStringLiteral("until")).toString(), Qt::ISODate);
    draft.corrected = object.value(QStringLiteral("corrected")).toString();
    for (const QJsonValue& reason : object.value(QStringLiteral("reasons")).toArray()) {
        if (reason.isString())
            draft.reasons.append(reason.toString());
    }
    return draft;
}

} // namespace cotejo
