#include "engine/text/question_answer.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 17> kAnswers = {
    "si",          "no",          "negado",  "negada", "negados",      "negadas",
    "niega",       "ninguno",     "ninguna", "nunca",  "se desconoce", "desconoce",
    "desconocido", "no recuerda", "yes",     "none",   "never"};

} // namespace

bool isAnsweredQuestion(std::string_view folded, std::size_t mark)
{
    if (mark >= folded.size() || folded[mark] != '?')
        return false;
    return std::any_of(kAnswers.begin(), kAnswers.end(), [&](std::string_view answer) {
        TextCursor cursor(folded, mark + 1);
        cursor.skipBlanks(2);
        if (!cursor.takeWord(answer))
            return false;
        cursor.skipBlanks(1);
        const char next = cursor.peek();
        return next == '\0' || std::string_view(".,;|\n\t)(").find(next) != std::string_view::npos ||
               folded[cursor.position() - 1] == '\n';
    });
}

} // namespace cotejo
