#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace lint
{

using LayerTable = std::map<std::string, std::set<std::string>, std::less<>>;

// Folder → folders it may include, itself and everything below it taken in. The arrows are those of DESIGN
// §2.
const LayerTable& layerTable();

// "engine/text/lexicon.h" → "engine/text"; nullopt for what is no layer (tests, the root).
std::optional<std::string> layerOf(std::string_view path);

} // namespace lint
