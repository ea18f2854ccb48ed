#pragma once

#include "engine/base/error.h"
#include "engine/base/result.h"
#include "engine/orvs/contract.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The contracts a verdict may be decided with: those of the program and those a hospital adds.
class ContractCatalog
{
public:
    ContractCatalog() = default;

    // The contracts of resources/contracts. An error here is a fault of the program's own data.
    [[nodiscard]] static Result<ContractCatalog> embedded();

    // Those, and where COTEJO_CONTRACTS names a folder, the hospital's own in it. One bad file is an error,
    // as addFolder names it: verdicts without it would not be the ones that were asked for.
    [[nodiscard]] static Result<ContractCatalog> installed();

    // Adds one file's contract. Errors: those of readContract; contract.duplicate_id where the id is taken.
    // What a verdict was decided with must not change under its name, so no file replaces another.
    [[nodiscard]] Result<void> add(const std::string& name, std::string_view json);

    // Adds every *.json of `folder` in name order (not its subfolders). The good ones go in; gives what was
    // wrong with the others, Error::where naming the file and the pointer.
    [[nodiscard]] std::vector<Error> addFolder(const std::string& folder);

    [[nodiscard]] const Contract* find(std::string_view id) const; // nullptr: not a known contract
    [[nodiscard]] std::vector<const Contract*> all() const;        // in the order of their ids

private:
    std::map<std::string, Contract, std::less<>> m_contracts;
};

} // namespace cotejo
