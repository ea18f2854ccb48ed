#include "engine/citations/pmid_label.h"

#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using namespace folded;

// Not a label: a longer word, a member such as "pmid_regenerated", a host or path such as "pubmed.ncbi…".
bool goesOn(std::string_view text, std::size_t i)
{
    const char c = at(text, i);
    if (isLetter(c))
        return true;
    return (c == '_' || c == '.' || c == '/' || c == '@') && isLetter(at(text, i + 1)) &&
           !startsWith(text, i + 1, "doi") &&
           !(c == '/' && (startsWith(text, i + 1, "pm") || startsWith(text, i + 1, "pubmed")));
}

std::size_t pluralEnd(std::string_view text, std::size_t i)
{
    for (const std::string_view mark : {"(s)", "'s", "s"}) {
        if (startsWith(text, i, mark) && !isLetter(at(text, i + mark.size())))
            return i + mark.size();
    }
    return i;
}

// "10.1136/abcPMID: 31234567": what announces its number itself is a label behind letters too.
bool announcesNumber(std::string_view text, std::size_t i)
{
    constexpr std::size_t kLeast = 5; // digits, without a sign between
    if (!startsWith(text, i, "pmid"))
        return false;
    const std::size_t end = at(text, i + 4) == 's' ? i + 5 : i + 4;
    const char next = at(text, end);
    if (next == ':' || next == '=' || next == '#')
        return isDigit(at(text, blanksEnd(text, end + 1)));
    return digitsEnd(text, end) >= end + kLeast;
}

std::size_t identifierWordEnd(std::string_view text, std::size_t i)
{
    const char join = at(text, i);
    if (join == ' ' || join == '-' || join == '_')
        ++i;
    for (const std::string_view word : {"identifier", "identificador", "id"}) {
        if (startsWith(text, i, word))
            return i + word.size();
    }
    return 0;
}

bool hasIdentifierWordBefore(std::string_view text, std::size_t i)
{
    constexpr auto kWords =
        std::to_array<std::string_view>({"id ", "id de ", "ids de ", "ids ", "identificador de ",
                                         "identificadores de ", "numero de ", "numeros de ", "id en "});
    return std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) {
        return endsAt(text, i, word) && !isWord(before(text, i - word.size()));
    });
}
} // namespace

std::optional<PmidLabel> readPmidLabel(std::string_view text, std::size_t i)
{
    if (isLetter(before(text, i)) && !announcesNumber(text, i))
        return std::nullopt;
    PmidLabel label{i, i, true, false};
    if (startsWith(text, i, "pmid")) {
        label.end = i + 4;
    } else if (startsWith(text, i, "pubmed")) {
        const std::size_t word = identifierWordEnd(text, i + 6);
        const bool named = word != 0 && (pluralEnd(text, word) != word || !isLetter(at(text, word)));
        label.end = named ? word : i + 6;
        label.strong = named || hasIdentifierWordBefore(text, i);
    } else {
        return std::nullopt;
    }
    const std::size_t end = label.strong ? pluralEnd(text, label.end) : label.end;
    label.plural = end != label.end;
    label.end = end;
    return goesOn(text, label.end) ? std::nullopt : std::optional(label);
}

std::vector<PmidLabel> pmidLabels(std::string_view text)
{
    std::vector<PmidLabel> labels;
    for (std::size_t i = text.find('p'); i != std::string_view::npos;) {
        const auto label = readPmidLabel(text, i);
        if (label)
            labels.push_back(*label);
        i = text.find('p', label ? label->end : i + 1);
    }
    return labels;
}

} // namespace cotejo
