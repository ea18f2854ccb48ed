#include "engine/report/fhir_bundle.h"

namespace cotejo
{

std::string FhirBundle::head()
{
    return R"({"resourceType":"Bundle","type":"collection")";
}

std::string FhirBundle::entry(const std::string& json)
{
    const std::string before = m_hasEntries ? ",\n" : ",\"entry\":[\n";
    m_hasEntries = true;
    return before + json;
}

std::string FhirBundle::end() const
{
    return m_hasEntries ? "\n]}\n" : "}\n";
}

} // namespace cotejo
