#include "engine/domain/evidence_place.h"

namespace cotejo
{

std::string_view evidencePlace(const std::vector<NotePlace>& places, const Evidence& evidence)
{
    for (const NotePlace& place : places) {
        const bool here = evidence.pointer.empty()
                              ? place.pointer.empty() && place.span.overlaps(evidence.span)
                              : place.pointer == evidence.pointer;
        if (here)
            return place.place;
    }
    return {};
}

} // namespace cotejo
