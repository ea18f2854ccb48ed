#include "engine/completeness/identifier_finder.h"

#include "engine/completeness/identifier_credentials.h"
#include "engine/completeness/identifier_labels.h"
#include "engine/completeness/identifier_shapes.h"
#include "engine/completeness/identifier_text.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
// Which kind wins where two overlap: the surer shape, then the surer label.
int rank(IdentifierKind kind)
{
    static constexpr std::array kOrder = {IdentifierKind::curp,
                                          IdentifierKind::correo,
                                          IdentifierKind::folio_fv,
                                          IdentifierKind::fecha_nacimiento,
                                          IdentifierKind::cedula,
                                          IdentifierKind::expediente,
                                          IdentifierKind::nss,
                                          IdentifierKind::telefono,
                                          IdentifierKind::rfc,
                                          IdentifierKind::nombre_familiar,
                                          IdentifierKind::nombre_paciente,
                                          IdentifierKind::iniciales,
                                          IdentifierKind::nombre_medico,
                                          IdentifierKind::nombre_otro,
                                          IdentifierKind::domicilio};
    const auto* const place = std::find(kOrder.begin(), kOrder.end(), kind);
    return static_cast<int>(place - kOrder.begin());
}

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}
bool isName(IdentifierKind kind)
{
    return kind == IdentifierKind::nombre_familiar || kind == IdentifierKind::nombre_paciente ||
           kind == IdentifierKind::nombre_medico || kind == IdentifierKind::nombre_otro;
}

// "Rita Nieto Bueno": the "Nieto" inside a longer name is no label of another.
void dropNamesInside(std::vector<Identifier>& candidates)
{
    std::sort(candidates.begin(), candidates.end(), [](const Identifier& a, const Identifier& b) {
        return a.span.start != b.span.start ? a.span.start < b.span.start : a.span.end > b.span.end;
    });
    TextSpan outer;
    std::erase_if(candidates, [&](const Identifier& candidate) {
        if (!isName(candidate.kind))
            return false;
        const bool inside = candidate.span.end <= outer.end && candidate.span != outer;
        if (candidate.span.end > outer.end)
            outer = candidate.span;
        return inside;
    });
}
} // namespace

std::vector<Identifier> findIdentifiers(std::string_view text)
{
    const IdentifierText folded(text);
    std::vector<Identifier> candidates = identifiersByShape(folded);
    for (const auto& more : {identifiersByLabel(folded), identifiersByCredential(folded)})
        candidates.insert(candidates.end(), more.begin(), more.end());
    dropNamesInside(candidates);
    std::sort(candidates.begin(), candidates.end(), [](const Identifier& a, const Identifier& b) {
        if (rank(a.kind) != rank(b.kind))
            return rank(a.kind) < rank(b.kind);
        return a.span < b.span;
    });
    // Chosen spans are marked code point by code point, so that overlap is one look however many there are.
    std::vector<bool> taken(folded.folded().size(), false);
    std::vector<Identifier> chosen;
    for (const Identifier& candidate : candidates) {
        // What a surer kind holds is cut out, what is left stays hidden: "Domicilio: Calle 5, tel. 222…"
        // keeps its street.
        for (std::size_t i = candidate.span.start; i < candidate.span.end;) {
            std::size_t end = i;
            bool says = false;
            for (; end < candidate.span.end && !taken[end]; ++end)
                says = says || isLetterOrDigit(folded.folded()[end]);
            if (says)
                chosen.push_back({candidate.kind, {i, end}});
            i = std::max(end, i) + 1;
        }
        std::fill(taken.begin() + static_cast<std::ptrdiff_t>(candidate.span.start),
                  taken.begin() + static_cast<std::ptrdiff_t>(candidate.span.end), true);
    }
    std::sort(chosen.begin(), chosen.end(),
              [](const Identifier& a, const Identifier& b) { return a.span < b.span; });
    return chosen;
}

} // namespace cotejo
