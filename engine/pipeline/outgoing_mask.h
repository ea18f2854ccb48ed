#pragma once

#include "engine/net/service_address.h"
#include "engine/orvs/text_mask.h"

namespace cotejo
{

// What stands between a turn's texts and a service: nothing on this machine; elsewhere every identifier that
// the note rules find is replaced by its label ("[nombre]"). The digits of PMIDs stay: they are no
// identifiers of a person.
[[nodiscard]] TextMask maskFor(const ServiceAddress& address);

// The text with its identifiers replaced, PMIDs kept.
[[nodiscard]] std::string withoutIdentifiers(const std::string& text);

} // namespace cotejo
