#pragma once

#include <string>

namespace cotejo
{

// A FHIR R4 Bundle of type "collection", entry by entry: each call gives the text to write next, so that no
// Bundle is ever whole in memory. A Bundle without entries has no member `entry`, for FHIR knows no empty
// lists.
class FhirBundle
{
public:
    [[nodiscard]] static std::string head();
    [[nodiscard]] std::string entry(const std::string& json);
    [[nodiscard]] std::string end() const;

private:
    bool m_hasEntries = false;
};

} // namespace cotejo
