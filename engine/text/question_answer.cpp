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

constexpr std::array<std::string_view, 11> kDenials = {
    "no", "negado", "negada", "negados", "negadas", "niega", "nunca", "ninguno", "ninguna", "none", "never"};

template <class Words>
bool isAnsweredBy(const Words& answers, std::string_view folded, std::size_t mark)
{
    if (mark >= folded.size() || folded[mark] != '?')
        return false;
    return std::any_of(answers.begin(), answers.end(), [&](std::string_view answer) {
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

} // namespace

bool isAnsweredQuestion(std::string_view folded, std::size_t mark)
{
    return isAnsweredBy(kAnswers, folded, mark);
}

bool isDeniedQuestion(std::string_view folded, std::size_t mark)
{
    return isAnsweredBy(kDenials, folded, mark);
}

} // namespace cotejo
