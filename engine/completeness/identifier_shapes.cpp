#include "engine/completeness/identifier_shapes.h"

#include "engine/completeness/identifier_lexicon.h"

#include <re2/re2.h>

#include <algorithm>
#include <memory>
#include <string>

namespace cotejo
{
namespace
{
struct Shape {
    IdentifierKind kind;
    std::unique_ptr<RE2> pattern; // one group: the identifier
};

Shape shape(IdentifierKind kind, const std::string& pattern)
{
    return {kind, std::make_unique<RE2>(pattern)};
}

const std::vector<Shape>& shapes()
{
    // Shapes of reference biobadamex.md §9. The text is folded: small letters, no accents.
    static const std::vector<Shape> all = [] {
        std::vector<Shape> list;
        const std::string start = "(?:^|[^a-z0-9])";
        const std::string end = "(?:$|[^a-z0-9])";
        list.push_back(
            shape(IdentifierKind::curp,
                  start +
                      "([a-z]{4}[ -]?[0-9]{2} ?[0-9]{2} ?[0-9]{2}[ -]?[hmx] ?[a-z]{2} ?[a-z]{3} ?[a-z0-9] "
                      "?[a-z0-9])" +
                      end));
        list.push_back(shape(
            IdentifierKind::curp, // a scanner's letters for digits
            start + "([a-z01]{4}[0-9oilsb]{0,3}[0-9]{2}[0-9oilsb]{0,3}[hmx][a-z0-9]{5}[a-z0-9][0-9])" + end));
        list.push_back(
            shape(IdentifierKind::rfc, start + "([a-z&]{3,4}[- ]?[0-9]{6}[- ]?[a-z0-9]{3})" + end));
        list.push_back(
            shape(IdentifierKind::correo, "([a-z0-9._%+-]+ ?@ ?[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,})"));
        list.push_back(
            shape(IdentifierKind::folio_fv,
                  start + "((?:ufv|cefv|cifv|cnfv|ifv|mx-umc|mx-cofepris)[/-][a-z0-9/-]*[a-z0-9])" + end));
        list.push_back(shape(IdentifierKind::nss, start + "([0-9]{2}[ -]?[0-9]{2}[ -]?[0-9]{2}[ -]?[0-9]{4}[ "
                                                          "-]?[0-9])(?:$|[^a-z0-9/.,-]|[.,](?:$|[^0-9]))"));
        list.push_back(shape(
            IdentifierKind::telefono,
            "(?:^|[^a-z0-9/.,-])((?:\\+?52[ -]?)?(?:1[ -])?\\(?[0-9]{2,3}\\)?[ .-]?[0-9]{3,4}[ .-]?[0-9]{4})"
            "(?:$|[^a-z0-9/.,-]|[.,](?:$|[^0-9]))"));
        list.push_back(shape(IdentifierKind::telefono, "(\\+[0-9]{1,3}(?:[ .-]?[0-9]{2,4}){3,4})"));
        const std::string place = patternOf(IdentifierLexicon::embedded().placeWords);
        list.push_back(shape(
            IdentifierKind::domicilio,
            start + "(" + place +
                " [a-z0-9. ]{2,40}?,? *(?:no\\.?|num\\.?|#|numero)? *[0-9]{1,5}(?:-[a-z0-9]{1,3}| ?[a-z])?"
                "(?:,? *(?:int\\.?|depto\\.?) *[a-z0-9-]{1,5})?(?:,? "
                "*(?:col\\.?|colonia|fracc\\.?|barrio) [a-z0-9 ]{2,40})?)" +
                "(?:$|[^a-z0-9])"));
        list.push_back(
            shape(IdentifierKind::domicilio, start + "((?:c\\.? ?p\\.?|codigo postal):? *[0-9]{5})" + end));
        return list;
    }();
    return all;
}
// "Col total 231" is no colony, "lote 1182334XH" no taxpayer.
bool misleads(IdentifierKind kind, std::string_view words)
{
    if (kind == IdentifierKind::rfc)
        return words.starts_with("lote");
    const auto& list = IdentifierLexicon::embedded().notPlaces;
    return kind == IdentifierKind::domicilio &&
           std::any_of(list.begin(), list.end(),
                       [&](const std::string& known) { return words.starts_with(known); });
}
} // namespace

std::vector<Identifier> identifiersByShape(const IdentifierText& text)
{
    std::vector<Identifier> found;
    const std::string& folded = text.folded();
    for (const Shape& shape : shapes()) {
        std::size_t from = 0;
        re2::StringPiece groups[2];
        while (from <= folded.size() &&
               shape.pattern->Match(folded, from, folded.size(), RE2::UNANCHORED, groups, 2)) {
            const auto start = static_cast<std::size_t>(groups[1].data() - folded.data());
            const std::size_t end = start + groups[1].size();
            from = end; // the sign after one may be the sign before the next
            if (!misleads(shape.kind, std::string_view(folded).substr(start, end - start)))
                found.push_back({shape.kind, {start, end}});
        }
    }
    return found;
}

} // namespace cotejo
