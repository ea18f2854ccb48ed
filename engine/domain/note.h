#pragma once

#include "engine/base/text_span.h"
#include "engine/domain/field_value.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

enum class Disease { AR, EA, APs, LES, AIJ, OTR };
enum class VisitContext { INC, FUP, CHG, STP, AEV, DTH, PRG, LTF };

// Where a piece of a note stands in the file of another program it was read from: "page 2", "row 4, das28",
// "Observation/o1.valueQuantity".
struct NotePlace {
    TextSpan span;       // of the text; unused where `pointer` names a value
    std::string pointer; // "/fields/das28"; empty for a span
    std::string place;
};

// A clinical note: plain text, or `biobadamex.note` version 1 (FORMATS §3).
struct Note {
    std::string id;
    std::optional<std::string> subject;
    std::optional<std::string> centre;
    std::optional<std::string> date;                         // ISO, as precise as given
    std::optional<Disease> disease;                          // nullopt: read it from the text
    std::vector<VisitContext> contexts;                      // empty: read them from the text
    std::string text;                                        // as given: a byte order mark and CR LF included
    std::vector<std::pair<std::string, FieldScalar>> fields; // structured values, in the record's order
    std::vector<NotePlace> places;                           // empty for notes of our own formats
};

} // namespace cotejo
