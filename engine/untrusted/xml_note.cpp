#include "engine/untrusted/xml_note.h"

#include "engine/import/fhir_note.h"
#include "engine/untrusted/cda_note.h"
#include "engine/untrusted/fhir_xml.h"
#include "engine/untrusted/xml_tree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
bool isCda(const XmlNode& root)
{
    static constexpr auto kRoots =
        std::to_array<std::string_view>({"ClinicalDocument", "section", "component", "structuredBody"});
    return root.space == "urn:hl7-org:v3" ||
           (root.space.empty() && std::find(kRoots.begin(), kRoots.end(), root.name) != kRoots.end());
}
} // namespace

std::vector<Result<XmlNoteDraft>> readXmlNotes(std::string_view xml, const std::string& id)
{
    std::vector<Result<XmlNoteDraft>> notes;
    const auto root = readXml(xml, ReadingLimits::of(codeOf(ForeignFormat::clinical_document)));
    if (!root) {
        notes.emplace_back(tl::unexpected<Error>(root.error()));
    } else if (root->space == "http://hl7.org/fhir") {
        for (Result<NoteDraft>& draft : readFhir(fhirJson(*root), id)) {
            if (draft)
                notes.emplace_back(XmlNoteDraft{ForeignFormat::fhir_resource, std::move(*draft)});
            else
                notes.emplace_back(tl::unexpected<Error>(draft.error()));
        }
    } else if (isCda(*root)) {
        notes.emplace_back(XmlNoteDraft{ForeignFormat::clinical_document, readCdaNote(*root, id)});
    } else {
        notes.emplace_back(fail("read.unknown_format", "line 1", "expected CDA R2 or a FHIR resource"));
    }
    return notes;
}

} // namespace cotejo
