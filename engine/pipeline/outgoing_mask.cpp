#include "engine/pipeline/outgoing_mask.h"

#include "engine/citations/citation_scanner.h"
#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"

#include <algorithm>

namespace cotejo
{

std::string withoutIdentifiers(const std::string& text)
{
    std::vector<Identifier> identifiers = findIdentifiers(text);
    if (identifiers.empty())
        return text;
    const CitationScan scan = scanCitations(text);
    const auto isCited = [&scan](const Identifier& identifier) {
        return std::any_of(scan.found.begin(), scan.found.end(), [&](const FoundIdentifier& found) {
            return found.span.start <= identifier.span.start && identifier.span.end <= found.span.end;
        });
    };
    std::erase_if(identifiers, isCited);
    return MaskedText(text, identifiers).text();
}

TextMask maskFor(const ServiceAddress& address)
{
    return address.isLoopback() ? TextMask() : TextMask(withoutIdentifiers);
}

} // namespace cotejo
