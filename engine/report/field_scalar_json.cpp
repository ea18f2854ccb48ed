#include "engine/report/field_scalar_json.h"

#include "engine/report/evidence_mask.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace cotejo
{
namespace
{
constexpr double kExactScalar = 9007199254740992.0; // 2^53
}

nlohmann::ordered_json fieldScalarJson(const FieldScalar& value, const EvidenceMask& mask)
{
    if (const auto* decimal = std::get_if<Decimal>(&value)) {
        const double number = decimal->value();
        if (std::floor(number) == number && std::abs(number) < kExactScalar)
            return static_cast<std::int64_t>(number);
        return number;
    }
    if (const auto* text = std::get_if<std::string>(&value))
        return mask.value(*text);
    if (const auto* codes = std::get_if<std::vector<std::string>>(&value)) {
        auto all = nlohmann::ordered_json::array();
        for (const std::string& code : *codes)
            all.push_back(mask.value(code));
        return all;
    }
    return {};
}

} // namespace cotejo
