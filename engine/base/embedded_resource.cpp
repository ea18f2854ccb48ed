#include "engine/base/embedded_resource.h"

namespace cotejo
{

std::string_view embeddedResource(std::string_view name)
{
    for (const EmbeddedResource& resource : embeddedResources()) {
        if (resource.name == name)
            return resource.bytes;
    }
    return {};
}

std::vector<std::string_view> embeddedResourceNames(std::string_view prefix)
{
    std::vector<std::string_view> names;
    for (const EmbeddedResource& resource : embeddedResources()) {
        if (resource.name.starts_with(prefix))
            names.push_back(resource.name);
    }
    return names;
}

} // namespace cotejo
