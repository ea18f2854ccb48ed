#include "tests/engine/citations/bracketed_text.h"

#include "engine/domain/codes.h"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <stdexcept>

namespace cotejo::test
{
namespace
{
std::string utf8(unsigned code)
{
    if (code < 0x80)
        return {static_cast<char>(code)};
    if (code < 0x800)
        return {static_cast<char>(0xC0U | (code >> 6U)), static_cast<char>(0x80U | (code & 0x3FU))};
    return {static_cast<char>(0xE0U | (code >> 12U)), static_cast<char>(0x80U | ((code >> 6U) & 0x3FU)),
            static_cast<char>(0x80U | (code & 0x3FU))};
}

std::string unescaped(std::string_view line)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\\') {
            text += line[i];
            continue;
        }
        const char kind = line.at(++i);
        if (kind == 'u') {
            unsigned code = 0;
            std::from_chars(line.data() + i + 1, line.data() + i + 5, code, 16);
            text += utf8(code);
            i += 4;
        } else {
            text += kind == 'n' ? '\n' : kind == 't' ? '\t' : kind == 'r' ? '\r' : kind;
        }
    }
    return text;
}

std::size_t codePoints(std::string_view text)
{
    std::size_t count = 0;
    for (const char c : text)
        count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1U : 0U;
    return count;
}

std::string described(CitationKind kind, PmidForm form, std::size_t start, std::size_t end,
                      std::string_view quote)
{
    const std::string_view word = form == PmidForm::number      ? "number"
                                  : form == PmidForm::malformed ? "malformed"
                                                                : "placeholder";
    return fmt::format("{} {} {}-{} {}", codeOf(kind), word, start, end, quote);
}
} // namespace

MarkedText readMarkedText(std::string_view line)
{
    constexpr std::string_view kOpen = "⟦";
    constexpr std::string_view kClose = "⟧";
    const std::string source = unescaped(line);
    MarkedText marked;
    std::string_view rest = source;
    for (std::size_t open = rest.find(kOpen); open != std::string_view::npos; open = rest.find(kOpen)) {
        const std::size_t close = rest.find(kClose, open);
        if (close == std::string_view::npos)
            throw std::runtime_error("a mark is not closed: " + source);
        marked.text += rest.substr(0, open);
        std::string_view quote = rest.substr(open + kOpen.size(), close - open - kOpen.size());
        CitationKind kind = CitationKind::pmid;
        PmidForm form = PmidForm::number;
        if (quote.starts_with('!') || quote.starts_with('?')) {
            form = quote.front() == '!' ? PmidForm::malformed : PmidForm::placeholder;
            quote.remove_prefix(1);
        } else if (quote.size() > 2 && quote[1] == ' ' &&
                   std::string_view("dct").find(quote[0]) != std::string_view::npos) {
            kind = quote[0] == 'd'   ? CitationKind::doi
                   : quote[0] == 'c' ? CitationKind::pmc
                                     : CitationKind::trial;
            quote.remove_prefix(2);
        }
        const std::size_t start = codePoints(marked.text);
        marked.text += quote;
        marked.expected.push_back(described(kind, form, start, codePoints(marked.text), quote));
        rest.remove_prefix(close + kClose.size());
    }
    marked.text += rest;
    return marked;
}

std::vector<std::string> entriesOf(const CitationScan& scan)
{
    std::vector<std::string> entries;
    for (const FoundIdentifier& found : scan.found) {
        if (!found.repeated)
            entries.push_back(
                described(found.kind, found.form, found.span.start, found.span.end, found.quote));
    }
    return entries;
}

std::vector<std::string> markedLines(const std::string& path)
{
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && !line.starts_with('#'))
            lines.push_back(line);
    }
    return lines;
}

} // namespace cotejo::test
