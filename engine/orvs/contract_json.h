#pragma once

#include "engine/base/decimal.h"
#include "engine/base/error.h"
#include "engine/orvs/contract.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// One object of a contract file with its JSON pointer. Each reader takes a required member; the first member
// that is lacking or of another type is noted in the fault shared by all objects of the file, and an empty
// value is given so that reading can go on.
class ContractJson
{
public:
    ContractJson(const nlohmann::json& object, std::string pointer, std::optional<Error>& fault);

    [[nodiscard]] std::string text(const char* name) const;        // not empty
    [[nodiscard]] std::string textOrEmpty(const char* name) const; // may be absent
    [[nodiscard]] std::int64_t integer(const char* name) const;
    [[nodiscard]] Decimal number(const char* name) const;
    [[nodiscard]] std::optional<Decimal> numberOrNull(const char* name) const; // must be there, may be null
    [[nodiscard]] BilingualText bilingual(const char* name) const;             // both languages, not empty
    [[nodiscard]] BilingualText bilingualOrEmpty(const char* name) const;
    [[nodiscard]] ContractStanding standing(const char* name) const;
    [[nodiscard]] std::vector<std::string> texts(const char* name) const;
    [[nodiscard]] ContractJson object(const char* name) const;
    void eachObject(const char* name, const std::function<void(const ContractJson&)>& visit) const;

    void refuse(const std::string& member, const std::string& expected) const; // "" for the object itself

private:
    [[nodiscard]] const nlohmann::json* find(const char* name) const;
    const nlohmann::json* m_object;
    std::string m_pointer;
    std::optional<Error>* m_fault;
};

} // namespace cotejo
