#include "engine/completeness/stated_value.h"

#include "engine/text/question_answer.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 19> kDenied = {
    "no",        "ninguno",    "ninguna",    "negado",     "negada",  "nunca",   "(-)",
    "niega",     "none",       "nada",       "negados",    "no usa",  "no toma", "sin",
    "no recibe", "no utiliza", "suspendido", "suspendida", "negativo"};
constexpr std::array<std::string_view, 13> kUnknown = {
    "se desconoce", "desconoce", "desconocido",    "desconocida", "n/d",
    "nd",           "s/d",       "no recuerda",    "sin dato",    "no consta",
    "no sabe",      "?",         "no especificado"};
constexpr std::array<std::string_view, 5> kAffirmed = {"si", "(+)", "yes", "x", "positivo"};
constexpr std::array<std::string_view, 4> kNotApplicable = {"n/a", "no aplica", "na", "n.a."};

template <std::size_t N>
bool startsWithWhole(std::string_view value, const std::array<std::string_view, N>& words)
{
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        if (!value.starts_with(word))
            return false;
        std::string_view rest = value.substr(word.size());
        while (!rest.empty() && rest.front() == ' ')
            rest.remove_prefix(1);
        return rest.empty() || std::string_view(",.;()|-/\n").find(rest.front()) != std::string_view::npos ||
               rest.starts_with("desde l") || rest.starts_with("en el ") || rest.starts_with("hasta ") ||
               rest.starts_with("actualmente") || rest.starts_with("al momento");
    });
}

FoldedRange trimmed(const AnalysedNote& note, FoldedRange range)
{
    const std::string_view text = note.folded();
    while (range.begin < range.end && TextCursor::isBlank(text[range.begin]))
        ++range.begin;
    while (range.begin < range.end &&
           (TextCursor::isBlank(text[range.end - 1]) || text[range.end - 1] == '.'))
        --range.end;
    return range;
}

} // namespace

StatedValue statedValue(const AnalysedNote& note, const FoldedRange& label)
{
    StatedValue stated;
    const TextLine& line = note.lineAt(label.begin);
    const std::string_view text = note.folded();
    std::size_t end = line.range.end;
    std::size_t begin = label.end;
    for (std::size_t i = 0; i + 1 < line.cells.size(); ++i)
        if (line.cells[i].contains(label.begin) &&
            trimmed(note, {label.end, line.cells[i].end}).length() <= 1) {
            stated.slot = true;
            begin = line.cells[i + 1].begin;
            end = line.cells[i + 1].end;
        }
    if (!stated.slot) {
        end = std::min(note.sentenceAt(label.begin).range.end, note.clauseAt(label.begin).end);
        TextCursor cursor(text, begin);
        cursor.skipBlanks(1);
        stated.slot = isAnsweredQuestion(text, cursor.position()) ? cursor.take('?') : cursor.takeAny(":=");
        cursor.skipBlanks(1);
        begin = std::min(cursor.position(), end);
    }
    stated.range = trimmed(note, {begin, std::max(begin, end)});
    const std::string_view value = note.words(stated.range);
    stated.denied = startsWithWhole(value, kDenied);
    stated.unknown = startsWithWhole(value, kUnknown) || value.starts_with("no especific") ||
                     value.starts_with("desconoc");
    stated.affirmed = startsWithWhole(value, kAffirmed);
    stated.notApplicable = startsWithWhole(value, kNotApplicable);
    return stated;
}

} // namespace cotejo
