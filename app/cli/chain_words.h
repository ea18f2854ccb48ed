#pragma once

#include "engine/store/store_auditor.h"

#include <string>

namespace cotejo::cli
{

// "device-1: 12 events, all hold", or why they do not; for people.
inline std::string chainWords(const DeviceAudit& device)
{
    return device.device + ": " + std::to_string(device.events) + " events, " +
           (device.ok ? "all hold" : device.why);
}

} // namespace cotejo::cli
