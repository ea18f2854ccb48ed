#include "ui/settings/app_settings.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
struct Entry {
    AppSettings::Key key;
    const char* name;
    QVariant fallback;
};

const std::array<Entry, 12>& entries()
{
    using Key = AppSettings::Key;
    static const std::array<Entry, 12> kEntries{{
        {Key::Language, "language", QString()},
        {Key::Theme, "theme", QStringLiteral("system")},
        {Key::TextPercent, "text_percent", 100},
        {Key::LetterKeys, "letter_keys", true},
        {Key::ReviewerName, "reviewer_name", QString()},
        {Key::StorePath, "store_path", QString()},
        {Key::Rows, "rows", QStringLiteral("auto")},
        {Key::LockMinutes, "lock_minutes", 0},
        {Key::LockHash, "lock_hash", QString()},
        {Key::EvaluatorUrl, "evaluator_url", QString()},
        {Key::EvaluatorModel, "evaluator_model", QString()},
        {Key::Addressees, "addressees", QString()},
    }};
    return kEntries;
}

const Entry& entryOf(AppSettings::Key key)
{
    return *std::find_if(entries().begin(), entries().end(), [key](const Entry& e) { return e.key == key; });
}

constexpr int kVersion = 1;
} // namespace

AppSettings::AppSettings(const QString& iniPath)
    : m_ini(std::make_unique<QSettings>(iniPath, QSettings::IniFormat))
{
    m_ini->setFallbacksEnabled(false);
}

AppSettings::~AppSettings() = default;

QVariant AppSettings::value(Key key) const
{
    if (const auto found = m_overrides.find(key); found != m_overrides.end())
        return found->second;
    const Entry& entry = entryOf(key);
    // A damaged file still hands out keys; nothing of it is believed.
    if (m_ini->status() != QSettings::NoError)
        return entry.fallback;
    QVariant stored = m_ini->value(QLatin1String(entry.name), entry.fallback);
    const bool whole = entry.fallback.typeId() != QMetaType::Int || stored.canConvert<int>();
    return whole && stored.convert(entry.fallback.metaType()) ? stored : entry.fallback;
}

QString AppSettings::text(Key key) const
{
    return value(key).toString();
}

int AppSettings::number(Key key) const
{
    const int n = value(key).toInt();
    if (key == Key::LockMinutes)
        return std::clamp(n, 0, 240);
    return key == Key::TextPercent ? std::clamp(n, 100, 200) : n;
}

bool AppSettings::flag(Key key) const
{
    return value(key).toBool();
}

void AppSettings::set(Key key, const QVariant& newValue)
{
    m_overrides.erase(key);
    m_ini->setValue(QStringLiteral("version"), kVersion);
    m_ini->setValue(QLatin1String(entryOf(key).name), newValue);
}

void AppSettings::overrideForNow(Key key, const QVariant& newValue)
{
    m_overrides[key] = newValue;
}

bool AppSettings::sync()
{
    m_ini->sync();
    return m_ini->status() == QSettings::NoError;
}

QString AppSettings::path() const
{
    return m_ini->fileName();
}

} // namespace cotejo
