#pragma once

#include "engine/domain/field_value.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

enum class Disease { AR, EA, APs, LES, AIJ, OTR };
enum class VisitContext { INC, FUP, CHG, STP, AEV, DTH, PRG, LTF };

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
};

} // namespace cotejo
