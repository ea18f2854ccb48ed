#include "app/cli/rubric_files.h"

#include "app/cli/command.h"
#include "app/cli/file_bytes.h"

#include "engine/base/embedded_resource.h"

#include <iostream>

namespace cotejo::cli
{

void printRubricFault(const std::string& file, const Error& error)
{
    std::cerr << "cotejo-cli rubric: " << file << (error.where.empty() ? "" : ", " + error.where)
              << ": expected " << error.detail << " (" << error.code << ")\n";
}

bool isUnreadable(const Taxonomy::Faults& faults)
{
    return !faults.empty() && faults.front().code.starts_with("read.");
}

std::optional<std::string> taxonomyBytes(const std::string& tree)
{
    if (auto bytes = plainBytes(tree))
        return bytes;
    const std::string_view shipped = embeddedResource("taxonomies/" + tree + ".json");
    return shipped.empty() ? std::nullopt : std::optional(std::string(shipped));
}

std::variant<Taxonomy, int> readTaxonomy(const std::string& file)
{
    const auto bytes = taxonomyBytes(file);
    if (!bytes) {
        printRubricFault(file, {"read.unreadable", "", "a file that can be read"});
        return kNothingRead;
    }
    auto taxonomy = Taxonomy::parse(*bytes);
    if (taxonomy) {
        for (const std::string& member : taxonomy->unknownMembers())
            std::cerr << "cotejo-cli rubric: " << file << ", " << member << ": unknown member, not used\n";
        return std::move(*taxonomy);
    }
    for (const Error& fault : taxonomy.error())
        printRubricFault(file, fault);
    return isUnreadable(taxonomy.error()) ? kNothingRead : kCheckFailed;
}

} // namespace cotejo::cli
