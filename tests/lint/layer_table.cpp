#include "tests/lint/layer_table.h"

#include <array>

namespace lint
{
namespace
{
const LayerTable& arrows()
{
    static const LayerTable table = {
        {"engine/base", {}},
        {"engine/domain", {"engine/base"}},
        {"engine/text", {"engine/domain"}},
        {"engine/import", {"engine/domain"}},
        {"engine/untrusted", {"engine/import"}},
        {"engine/agreement", {"engine/domain"}},
        {"engine/store", {"engine/domain"}},
        {"engine/report", {"engine/domain"}},
        {"engine/net", {"engine/domain"}},
        {"engine/rules", {"engine/text"}},
        {"engine/citations", {"engine/text"}},
        {"engine/completeness", {"engine/text"}},
        {"engine/orvs", {"engine/rules", "engine/citations", "engine/net"}},
        {"engine/rubrics", {"engine/rules", "engine/net", "engine/agreement"}},
        {"engine/judges", {"engine/rubrics", "engine/citations"}},
        {"engine/pipeline",
         {"engine/import", "engine/store", "engine/report", "engine/completeness", "engine/orvs",
          "engine/rubrics", "engine/judges"}},
        {"app/reader", {"engine/untrusted"}},
        {"app/cli", {"engine/pipeline"}},
        {"ui/theme", {"engine/domain"}},
        {"ui/widgets", {"engine/domain", "ui/theme"}},
        {"ui/settings", {"engine/domain"}},
        {"ui/session", {"engine/pipeline", "ui/settings"}},
        {"ui/commands", {"ui/session"}},
        {"ui/models", {"ui/session", "ui/widgets"}},
        {"ui/dialogs", {"ui/commands", "ui/models", "ui/widgets", "ui/theme", "ui/settings"}},
        {"ui/views", {"ui/commands", "ui/models", "ui/widgets", "ui/theme", "ui/settings", "ui/dialogs"}},
        {"app/window", {"ui/views"}},
    };
    return table;
}

void addBelow(const std::string& folder, std::set<std::string>& reached)
{
    if (!reached.insert(folder).second)
        return;
    const auto found = arrows().find(folder);
    if (found == arrows().end())
        return;
    for (const std::string& below : found->second)
        addBelow(below, reached);
}
} // namespace

const LayerTable& layerTable()
{
    static const LayerTable table = [] {
        LayerTable whole;
        for (const auto& [folder, below] : arrows())
            addBelow(folder, whole[folder]);
        // Views read through models and write through commands: the store and the pipeline are out of their
        // sight.
        for (const char* folder : {"ui/views", "ui/dialogs"}) {
            for (const char* hidden : {"engine/store", "engine/pipeline", "engine/import", "engine/report"})
                whole[folder].erase(hidden);
        }
        return whole;
    }();
    return table;
}

std::optional<std::string> layerOf(std::string_view path)
{
    for (const std::string_view root : std::array<std::string_view, 3>{"engine/", "ui/", "app/"}) {
        if (!path.starts_with(root))
            continue;
        const std::size_t slash = path.find('/', root.size());
        return std::string(slash == std::string_view::npos ? path.substr(0, root.size() - 1)
                                                           : path.substr(0, slash));
    }
    return std::nullopt;
}

} // namespace lint
