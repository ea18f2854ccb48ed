#include "engine/text/unit_name.h"

#include <array>
#include <utility>

namespace cotejo
{

std::string unitName(std::string_view id)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> names = {
        {{"anos", "años"},
         {"dias", "días"},
         {"mg/dl", "mg/dL"},
         {"mg/l", "mg/L"},
         {"mg/ml", "mg/mL"},
         {"ng/ml", "ng/mL"},
         {"g/l", "g/L"},
         {"g/dl", "g/dL"},
         {"umol/l", "umol/L"},
         {"ui/ml", "UI/mL"},
         {"u/ml", "U/mL"},
         {"ml", "mL"},
         {"mmhg", "mmHg"},
         {"dedos", ""}}};
    for (const auto& [folded, printed] : names)
        if (folded == id)
            return std::string(printed);
    return std::string(id);
}

} // namespace cotejo
