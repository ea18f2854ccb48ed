#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A file of resources/ or schemas/ that was put into the program when it was built.
struct EmbeddedResource {
    std::string_view
        name; // path from resources/, for example "contracts/orvs-v1.json"; "schemas/…" for schemas
    std::string_view bytes;
};

// All of them, sorted by name.
std::span<const EmbeddedResource> embeddedResources();

// The bytes of one, empty where there is none of that name.
std::string_view embeddedResource(std::string_view name);

// Names that start with `prefix`, in order.
std::vector<std::string_view> embeddedResourceNames(std::string_view prefix);

} // namespace cotejo
