#include "ui/theme/theme_reader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace cotejo
{

ThemeReader::ThemeReader(const QByteArray& json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document.isObject())
        fault("theme.json", QString::number(problem.offset), "a JSON object");
    m_root = document.object();
    if (text("format") != QLatin1String("cotejo.theme") ||
        m_root.value(QLatin1String("version")).toInt() != 1)
        fault("theme.json", QStringLiteral("/format"), "cotejo.theme, version 1");
}

QString ThemeReader::text(const char* member)
{
    const QJsonValue value = m_root.value(QLatin1String(member));
    if (!value.isString())
        fault("theme.missing", QLatin1Char('/') + QString::fromLatin1(member), "a text");
    return value.toString();
}

QColor ThemeReader::color(const char* group, QLatin1String key)
{
    const QString where = QLatin1Char('/') + QString::fromLatin1(group) + QLatin1Char('/') + QString(key);
    return colorOf(m_root.value(QLatin1String(group)).toObject(), key, where);
}

ColorPair ThemeReader::pair(std::string_view group, std::string_view key)
{
    const QString groupName = QString::fromLatin1(group.data(), static_cast<qsizetype>(group.size()));
    const QString keyName = QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
    const QString where = QLatin1Char('/') + groupName + QLatin1Char('/') + keyName;
    const QJsonObject object = m_root.value(groupName).toObject().value(keyName).toObject();
    return {colorOf(object, QLatin1String("fg"), where + QStringLiteral("/fg")),
            colorOf(object, QLatin1String("bg"), where + QStringLiteral("/bg"))};
}

ColorPair ThemeReader::step(std::size_t index)
{
    const QString where = QStringLiteral("/heat/%1").arg(index);
    const QJsonObject object =
        m_root.value(QLatin1String("heat")).toArray().at(static_cast<qsizetype>(index)).toObject();
    return {colorOf(object, QLatin1String("fg"), where + QStringLiteral("/fg")),
            colorOf(object, QLatin1String("bg"), where + QStringLiteral("/bg"))};
}

QColor ThemeReader::colorOf(const QJsonObject& object, QLatin1String key, const QString& where)
{
    static const QRegularExpression shape(QStringLiteral("^#[0-9A-Fa-f]{6}$"));
    const QString value = object.value(key).toString();
    if (value.isEmpty()) {
        fault("theme.missing", where, "a colour");
        return {};
    }
    if (!shape.match(value).hasMatch()) {
        fault("theme.color", where, "#RRGGBB");
        return {};
    }
    return QColor(value);
}

void ThemeReader::fault(const char* code, const QString& where, const char* detail)
{
    if (!m_error)
        m_error = Error{code, where.toStdString(), detail};
}

} // namespace cotejo
