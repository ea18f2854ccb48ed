#include "engine/untrusted/rtf_note.h"

#include "engine/import/html_entity.h"
#include "engine/import/reading_limits.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace cotejo
{
namespace
{
// Windows code page 1252, 0x80 to 0x9F; zero: no character.
constexpr std::array<std::uint32_t, 32> kPage1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

bool isRtfLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isRtfDigit(char c)
{
    return c >= '0' && c <= '9';
}

int hexOf(char c)
{
    if (isRtfDigit(c))
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

const std::set<std::string, std::less<>>& leftOut()
{
    static const std::set<std::string, std::less<>> names = {
        "fonttbl", "colortbl",  "stylesheet", "info",         "pict",
        "object",  "themedata", "datastore",  "header",       "footer",
        "headerl", "headerr",   "headerf",    "footerl",      "footerr",
        "footerf", "fldinst",   "nonshppict", "listtable",    "listoverridetable",
        "revtbl",  "generator", "xmlnstbl",   "latentstyles", "rsidtbl",
        "deleted"};
    return names;
}

struct RtfGroup {
    bool skip = false;
    bool hidden = false;
    int fallback = 1; // characters behind \u that stand for it
};

class RtfText
{
public:
    RtfText(std::string_view rtf, std::size_t depth, NoteDraft& draft)
        : m_rtf(rtf), m_depth(depth), m_draft(draft)
    {
    }

    Result<void> read()
    {
        m_groups.emplace_back();
        while (m_at < m_rtf.size()) {
            const char c = m_rtf[m_at];
            if (c == '{') {
                if (m_groups.size() > m_depth)
                    return fail("read.too_deep", place(),
                                "expected at most " + std::to_string(m_depth) + " groups inside each other");
                m_groups.push_back(m_groups.back());
                m_groupBegins = true;
                ++m_at;
            } else if (c == '}') {
                if (m_groups.size() < 3) {
                    m_groups.pop_back();
                    break; // the document ends here; what follows is none of it
                }
                m_groups.pop_back();
                ++m_at;
            } else if (c == '\\') {
                control();
            } else {
                ++m_at;
                if (c != '\r' && c != '\n' && c != '\0')
                    put(byteText(static_cast<unsigned char>(c)));
            }
        }
        endLine();
        if (m_groups.size() > 1)
            return fail("read.bad_rtf", place(), "expected an end of every group: the file is cut short");
        return {};
    }

private:
    [[nodiscard]] std::string place() const { return "byte " + std::to_string(m_at + 1); }

    static std::string byteText(unsigned char byte)
    {
        if (byte < 0x80)
            return {static_cast<char>(byte)};
        if (byte >= 0xA0)
            return utf8Character(byte);
        const std::uint32_t point = kPage1252[byte - 0x80U];
        return point == 0 ? std::string() : utf8Character(point);
    }

    void put(const std::string& text)
    {
        m_groupBegins = false;
        if (m_skipCharacters > 0) {
            --m_skipCharacters;
            return;
        }
        if (m_groups.back().skip || m_groups.back().hidden)
            return;
        if (m_high != 0)
            m_high = 0; // half a character, without its other half
        m_line += text;
    }

    void endLine()
    {
        m_draft.line(m_line, "line " + std::to_string(++m_lines));
        m_line.clear();
    }

    void control()
    {
        ++m_at;
        if (m_at >= m_rtf.size())
            return;
        const char c = m_rtf[m_at];
        if (isRtfLetter(c))
            return word();
        ++m_at;
        if (c == '\'' && m_at + 1 < m_rtf.size()) {
            const int high = hexOf(m_rtf[m_at]);
            const int low = hexOf(m_rtf[m_at + 1]);
            if (high >= 0 && low >= 0) {
                m_at += 2;
                put(byteText(static_cast<unsigned char>(high * 16 + low)));
            }
        } else if (c == '\\' || c == '{' || c == '}') {
            put(std::string(1, c));
        } else if (c == '~') {
            put("\xC2\xA0");
        } else if (c == '_') {
            put("-");
        } else if (c == '*') {
            m_groups.back().skip = true; // a destination that may be left out
        } else if (c == '\r' || c == '\n') {
            breakLine();
        }
    }

    void breakLine()
    {
        if (!m_groups.back().skip && !m_groups.back().hidden)
            endLine();
    }

    void word()
    {
        const std::size_t begin = m_at;
        while (m_at < m_rtf.size() && isRtfLetter(m_rtf[m_at]))
            ++m_at;
        const std::string_view name = m_rtf.substr(begin, m_at - begin);
        const bool negative = m_at < m_rtf.size() && m_rtf[m_at] == '-';
        std::size_t at = m_at + (negative ? 1 : 0);
        std::int64_t number = 0;
        bool given = false;
        while (at < m_rtf.size() && isRtfDigit(m_rtf[at])) {
            number = std::min<std::int64_t>(number * 10 + (m_rtf[at] - '0'), 1'000'000'000);
            given = true;
            ++at;
        }
        if (given)
            m_at = at;
        if (m_at < m_rtf.size() && m_rtf[m_at] == ' ')
            ++m_at;
        obey(name, negative ? -number : number, given);
        m_groupBegins = false;
    }

    void obey(std::string_view name, std::int64_t number, bool given)
    {
        RtfGroup& group = m_groups.back();
        if (name == "bin") { // raw bytes follow
            m_at +=
                std::min(static_cast<std::size_t>(std::max<std::int64_t>(number, 0)), m_rtf.size() - m_at);
        } else if (name == "u" && given) {
            unicode(static_cast<std::uint32_t>(number < 0 ? number + 65536 : number) & 0x1FFFFFU);
        } else if (name == "uc") {
            group.fallback = static_cast<int>(std::clamp<std::int64_t>(number, 0, 16));
        } else if (name == "par" || name == "line" || name == "sect" || name == "page" || name == "row") {
            breakLine();
        } else if (name == "tab") {
            put("\t");
        } else if (name == "cell" || name == "nestcell") {
            put(" | ");
        } else if (name == "v") {
            group.hidden = !given || number != 0;
        } else if (name == "deleted") {
            group.hidden = !given || number != 0;
        } else if (name == "ansicpg" && number != 1252 && number != 0) {
            m_draft.remark("read.code_page", "code page " + std::to_string(number),
                           "read as Windows 1252: letters with accents may be wrong");
        } else if (name == "plain") {
            group.hidden = false;
        } else if (m_groupBegins && leftOut().contains(name)) {
            group.skip = true;
        } else {
            named(name);
        }
    }

    void named(std::string_view name)
    {
        static constexpr auto kCharacters =
            std::to_array<std::pair<std::string_view, std::string_view>>({{"emdash", "\xE2\x80\x94"},
                                                                          {"endash", "\xE2\x80\x93"},
                                                                          {"lquote", "\xE2\x80\x98"},
                                                                          {"rquote", "\xE2\x80\x99"},
                                                                          {"ldblquote", "\xE2\x80\x9C"},
                                                                          {"rdblquote", "\xE2\x80\x9D"},
                                                                          {"bullet", "\xE2\x80\xA2"}});
        for (const auto& [word, character] : kCharacters) {
            if (word == name)
                put(std::string(character));
        }
    }

    // Characters beyond 16 bits come as two halves.
    void unicode(std::uint32_t point)
    {
        m_skipCharacters = 0;
        if (point >= 0xD800U && point < 0xDC00U) {
            m_high = point;
        } else {
            if (point >= 0xDC00U && point < 0xE000U && m_high != 0)
                point = 0x10000U + ((m_high - 0xD800U) << 10U) + (point - 0xDC00U);
            m_high = 0;
            const std::string text = utf8Character(point);
            put(text.empty() ? std::string("\xEF\xBF\xBD") : text);
        }
        m_skipCharacters = m_groups.back().fallback;
    }

    std::string_view m_rtf;
    std::size_t m_depth;
    NoteDraft& m_draft;
    std::size_t m_at = 0;
    std::vector<RtfGroup> m_groups;
    std::string m_line;
    std::size_t m_lines = 0;
    std::uint32_t m_high = 0;
    int m_skipCharacters = 0;
    bool m_groupBegins = false;
};
} // namespace

Result<NoteDraft> readRtfNote(std::string_view bytes, const std::string& id)
{
    if (!bytes.starts_with("{\\rtf"))
        return fail("read.bad_rtf", "byte 1", "expected {\\rtf at the beginning");
    NoteDraft draft(id);
    RtfText text(bytes, ReadingLimits::of(codeOf(ForeignFormat::rich_text)).depth, draft);
    if (const auto read = text.read(); !read)
        return tl::unexpected<Error>(read.error());
    return draft;
}

} // namespace cotejo
