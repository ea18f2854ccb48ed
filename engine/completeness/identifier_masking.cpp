#include "engine/completeness/identifier_masking.h"

#include "engine/base/code_point_index.h"

#include <algorithm>

namespace cotejo
{

std::string_view maskLabel(IdentifierKind kind)
{
    switch (kind) {
    case IdentifierKind::nombre_paciente:
    case IdentifierKind::nombre_familiar:
    case IdentifierKind::nombre_medico:
    case IdentifierKind::nombre_otro:
        return "[nombre]";
    case IdentifierKind::iniciales:
        return "[iniciales]";
    case IdentifierKind::fecha_nacimiento:
        return "[fecha de nacimiento]";
    case IdentifierKind::curp:
        return "[CURP]";
    case IdentifierKind::rfc:
        return "[RFC]";
    case IdentifierKind::nss:
        return "[NSS]";
    case IdentifierKind::expediente:
        return "[expediente]";
    case IdentifierKind::folio_fv:
        return "[folio]";
    case IdentifierKind::cedula:
        return "[cédula]";
    case IdentifierKind::telefono:
        return "[teléfono]";
    case IdentifierKind::correo:
        return "[correo]";
    case IdentifierKind::domicilio:
        return "[domicilio]";
    }
    return "[dato]";
}

MaskedText::MaskedText(std::string_view text, const std::vector<Identifier>& identifiers)
{
    const CodePointIndex index(text);
    std::size_t original = 0;
    std::size_t masked = 0;
    for (const Identifier& identifier : identifiers) {
        m_pieces.push_back({masked, original, false});
        m_text += index.quote({original, identifier.span.start});
        masked += identifier.span.start - original;
        m_pieces.push_back({masked, identifier.span.start, true});
        const std::string_view label = maskLabel(identifier.kind);
        m_text += label;
        masked += CodePointIndex(label).size();
        original = identifier.span.end;
    }
    m_pieces.push_back({masked, original, false});
    m_text += index.quote({original, index.size()});
}

std::size_t MaskedText::toOriginal(std::size_t codePoint) const
{
    const auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), codePoint,
                                        [](std::size_t at, const Piece& piece) { return at < piece.masked; });
    const Piece& piece = *std::prev(after);
    return piece.label ? piece.original : piece.original + (codePoint - piece.masked);
}

std::string maskQuote(std::string_view quote, const TextSpan& span,
                      const std::vector<Identifier>& identifiers)
{
    std::vector<Identifier> inside;
    const auto first =
        std::partition_point(identifiers.begin(), identifiers.end(),
                             [&](const Identifier& identifier) { return identifier.span.end <= span.start; });
    for (auto it = first; it != identifiers.end() && it->span.start < span.end; ++it) {
        const std::size_t start = std::max(it->span.start, span.start) - span.start;
        inside.push_back({it->kind, {start, std::min(it->span.end, span.end) - span.start}});
    }
    return inside.empty() ? std::string(quote) : MaskedText(quote, inside).text();
}

} // namespace cotejo
