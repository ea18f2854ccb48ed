#include "engine/import/reading_limits.h"

#include "engine/base/embedded_resource.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <string>

namespace cotejo
{

ReadingLimits ReadingLimits::of(std::string_view format)
{
    static const nlohmann::json table = [] {
        const std::string bytes(embeddedResource("reading/limits.json"));
        return nlohmann::json::parse(bytes, nullptr, false);
    }();
    const nlohmann::json& entry = table.at("formats").at(std::string(format));
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    ReadingLimits limits;
    limits.bytes = entry.value("bytes", std::size_t{64U * 1024U * 1024U});
    limits.depth = entry.value("depth", kNone);
    limits.records = entry.value("records", kNone);
    limits.unpackedBytes = entry.value("unpacked_bytes", limits.bytes);
    limits.memoryBytes = entry.value("memory_bytes", kNone);
    limits.seconds = entry.value("seconds", 60U);
    limits.outputBytes = entry.value("output_bytes", limits.bytes);
    return limits;
}

} // namespace cotejo
