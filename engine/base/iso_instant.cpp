#include "engine/base/iso_instant.h"

#include <algorithm>
#include <chrono>

namespace cotejo
{
namespace
{
// Reads text from the left; every step says whether it found what it was asked for.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    bool digits(std::size_t count, int& value)
    {
        if (m_text.size() - m_at < count)
            return false;
        int sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const char c = m_text[m_at + i];
            if (c < '0' || c > '9')
                return false;
            sum = sum * 10 + (c - '0');
        }
        m_at += count;
        value = sum;
        return true;
    }
    bool one(std::string_view choices)
    {
        if (m_at >= m_text.size() || choices.find(m_text[m_at]) == std::string_view::npos)
            return false;
        m_last = m_text[m_at++];
        return true;
    }
    // Digits after a point, as milliseconds; what is finer is cut.
    bool fraction(int& ms)
    {
        int scale = 100;
        std::size_t count = 0;
        int digit = 0;
        for (; digits(1, digit); ++count) {
            ms += digit * scale;
            scale /= 10;
        }
        return count > 0;
    }
    [[nodiscard]] char last() const { return m_last; }
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    char m_last = 0;
};

std::optional<std::int64_t> dayStart(int year, int month, int day)
{
    using namespace std::chrono;
    const year_month_day date{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                              std::chrono::day{static_cast<unsigned>(day)}};
    if (!date.ok())
        return std::nullopt;
    return duration_cast<milliseconds>(sys_days{date}.time_since_epoch()).count();
}

bool timeOfDay(Scanner& in, std::int64_t& ms)
{
    int hour = 0;
    int minute = 0;
    int second = 0;
    int milli = 0;
    if (!in.digits(2, hour) || !in.one(":") || !in.digits(2, minute))
        return false;
    if (in.one(":") && !in.digits(2, second))
        return false;
    if (in.one(".,") && !in.fraction(milli))
        return false;
    if (hour > 23 || minute > 59 || second > 60)
        return false;
    ms += ((hour * 60LL + minute) * 60 + std::min(second, 59)) * 1000 + milli;
    return true;
}

bool offset(Scanner& in, std::int64_t& ms)
{
    if (in.one("Zz"))
        return true;
    if (!in.one("+-"))
        return in.atEnd();
    const int sign = in.last() == '-' ? -1 : 1;
    int hours = 0;
    int minutes = 0;
    if (!in.digits(2, hours))
        return false;
    if (!in.atEnd()) {
        in.one(":");
        if (!in.digits(2, minutes))
            return false;
    }
    if (hours > 23 || minutes > 59)
        return false;
    ms -= sign * (hours * 60LL + minutes) * 60'000;
    return true;
}
} // namespace

std::optional<std::int64_t> parseIsoInstant(std::string_view text)
{
    Scanner in(text);
    int year = 0;
    int month = 1;
    int day = 1;
    if (!in.digits(4, year))
        return std::nullopt;
    bool whole = false;
    if (in.one("-")) {
        if (!in.digits(2, month))
            return std::nullopt;
        if (in.one("-")) {
            if (!in.digits(2, day))
                return std::nullopt;
            whole = true;
        }
    }
    std::optional<std::int64_t> ms = dayStart(year, month, day);
    if (!ms)
        return std::nullopt;
    if (whole && in.one("Tt ") && !(timeOfDay(in, *ms) && offset(in, *ms)))
        return std::nullopt;
    return in.atEnd() ? ms : std::nullopt;
}

bool isIsoDay(std::string_view text)
{
    return text.size() == 10 && parseIsoInstant(text).has_value();
}

std::string localIsoDay(const Instant& at)
{
    return toIsoUtc(at.epochMs + at.offsetMinutes * 60'000LL).substr(0, 10);
}

} // namespace cotejo
