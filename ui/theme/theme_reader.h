#pragma once

#include "engine/base/error.h"
#include "ui/theme/theme.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <string_view>

namespace cotejo
{

// Takes colours out of one theme file and keeps the first fault: callers read everything and ask `error()`
// once.
class ThemeReader
{
public:
    explicit ThemeReader(const QByteArray& json);

    [[nodiscard]] QString text(const char* member);
    [[nodiscard]] QColor color(const char* group, QLatin1String key);           // "#RRGGBB" only
    [[nodiscard]] ColorPair pair(std::string_view group, std::string_view key); // {"fg": …, "bg": …}
    [[nodiscard]] ColorPair step(std::size_t index);                            // of the heat map
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    [[nodiscard]] QColor colorOf(const QJsonObject& object, QLatin1String key, const QString& where);
    void fault(const char* code, const QString& where, const char* detail);

    QJsonObject m_root;
    std::optional<Error> m_error;
};

} // namespace cotejo
