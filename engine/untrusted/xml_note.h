#pragma once

#include "engine/base/result.h"
#include "engine/import/foreign_format.h"
#include "engine/import/note_draft.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct XmlNoteDraft {
    ForeignFormat format = ForeignFormat::clinical_document;
    NoteDraft draft;
};

// Reads an XML file: CDA R2 (a ClinicalDocument, or a section or component by
// itself) or a FHIR resource, known by its root and namespace. Other XML is
// refused (read.unknown_format).
[[nodiscard]] std::vector<Result<XmlNoteDraft>> readXmlNotes(std::string_view xml, const std::string& id);

} // namespace cotejo
