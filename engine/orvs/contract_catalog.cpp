#include "engine/orvs/contract_catalog.h"

#include "engine/base/embedded_resource.h"
#include "engine/orvs/contract_file.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace cotejo
{
namespace
{
Result<std::string> bytesOf(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return fail("contract.cannot_open", path.string(), "expected a file that can be read");
    std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (stream.bad())
        return fail("contract.cannot_read", path.string(), "the file could not be read to its end");
    return bytes;
}

Result<std::vector<std::filesystem::path>> contractFiles(const std::string& folder)
{
    std::error_code problem;
    std::filesystem::directory_iterator entry(folder, problem);
    if (problem)
        return fail("contract.cannot_open", folder, "expected a folder that can be read");
    std::vector<std::filesystem::path> files;
    for (; entry != std::filesystem::directory_iterator(); entry.increment(problem)) {
        if (problem)
            return fail("contract.cannot_open", folder, "the folder could not be read to its end");
        const std::filesystem::path& path = entry->path();
        if (path.extension() == ".json" && !path.filename().string().starts_with('.') &&
            entry->is_regular_file(problem))
            files.push_back(path);
    }
    std::sort(files.begin(), files.end());
    return files;
}
} // namespace

Result<ContractCatalog> ContractCatalog::embedded()
{
    ContractCatalog catalog;
    for (const std::string_view name : embeddedResourceNames("contracts/")) {
        const Result<void> added = catalog.add(std::string(name), embeddedResource(name));
        if (!added)
            return tl::unexpected(added.error());
    }
    return catalog;
}

Result<ContractCatalog> ContractCatalog::installed()
{
    Result<ContractCatalog> catalog = embedded();
    const char* folder = std::getenv("COTEJO_CONTRACTS");
    if (!catalog || folder == nullptr || *folder == '\0')
        return catalog;
    const std::vector<Error> problems = catalog->addFolder(folder);
    if (!problems.empty())
        return tl::unexpected(problems.front());
    return catalog;
}

Result<void> ContractCatalog::add(const std::string& name, std::string_view json)
{
    Result<Contract> contract = readContract(name, json);
    if (!contract)
        return tl::unexpected(contract.error());
    if (find(contract->id) != nullptr)
        return fail("contract.duplicate_id", name + " /id",
                    "expected an id that no other contract has: " + contract->id);
    std::string id = contract->id;
    m_contracts.emplace(std::move(id), std::move(*contract));
    return {};
}

std::vector<Error> ContractCatalog::addFolder(const std::string& folder)
{
    const auto files = contractFiles(folder);
    if (!files)
        return {files.error()};
    std::vector<Error> problems;
    for (const std::filesystem::path& path : *files) {
        const Result<std::string> bytes = bytesOf(path);
        const Result<void> added =
            bytes ? add(path.string(), *bytes) : Result<void>(tl::unexpected(bytes.error()));
        if (!added)
            problems.push_back(added.error());
    }
    return problems;
}

const Contract* ContractCatalog::find(std::string_view id) const
{
    const auto found = m_contracts.find(id);
    return found == m_contracts.end() ? nullptr : &found->second;
}

std::vector<const Contract*> ContractCatalog::all() const
{
    std::vector<const Contract*> contracts;
    for (const auto& [id, contract] : m_contracts)
        contracts.push_back(&contract);
    return contracts;
}

} // namespace cotejo
