#include "engine/citations/empty_label.h"

#include "engine/citations/folded_characters.h"

#include <array>

namespace cotejo
{
using namespace folded;

std::size_t emptyLabelEnd(std::string_view text, const PmidLabel& label)
{
    constexpr std::size_t kLongestGap = 12;
    constexpr auto kWords = std::to_array<std::string_view>({"n/d",
                                                             "n/a",
                                                             "n.d",
                                                             "n. d",
                                                             "n.a",
                                                             "s/d",
                                                             "nd",
                                                             "na",
                                                             "no disponible",
                                                             "no disponibles",
                                                             "no aplica",
                                                             "no tiene",
                                                             "no encontrado",
                                                             "no localizado",
                                                             "sin dato",
                                                             "sin pmid",
                                                             "pendiente",
                                                             "desconocido",
                                                             "ninguno",
                                                             "not available",
                                                             "not found",
                                                             "not applicable",
                                                             "no pmid",
                                                             "none",
                                                             "unknown",
                                                             "pending",
                                                             "tbd",
                                                             "null",
                                                             "-"});
    std::size_t i = label.end;
    while (i < text.size() && i - label.end < kLongestGap &&
           (isBlank(text[i]) || isMarkup(text[i]) || isOpening(text[i]) || text[i] == ':' || text[i] == '='))
        ++i;
    for (const std::string_view word : kWords) {
        const std::size_t end = i + word.size();
        const bool whole = word == "-" ? !isWord(at(text, blanksEnd(text, end))) : !isWord(at(text, end));
        if (i > label.end && startsWith(text, i, word) && whole)
            return end;
    }
    return label.end;
}

} // namespace cotejo
