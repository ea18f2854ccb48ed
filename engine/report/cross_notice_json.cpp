#include "engine/report/cross_notice_json.h"

#include "engine/report/hidden_field.h"

#include "engine/domain/codes.h"
#include "engine/report/evidence_mask.h"
#include "engine/report/field_scalar_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using Json = nlohmann::ordered_json;

Json evidenceJson(const std::vector<Evidence>& places, const EvidenceMask& mask, bool hidden)
{
    Json all = Json::array();
    for (const Evidence& place : places) {
        if (!place.pointer.empty())
            all.push_back({{"pointer", place.pointer}});
        else
            all.push_back({{"start", place.span.start},
                           {"end", place.span.end},
                           {"quote", hidden ? Json() : Json(mask.quote(place))}});
    }
    return all;
}
} // namespace

std::string crossNoticeJson(const CrossNotice& notice, const CrossJsonTexts& texts)
{
    static const std::vector<Identifier> none;
    const EvidenceMask noteMask(texts.noteText, texts.reveal ? none : texts.noteIdentifiers);
    const EvidenceMask turnMask(texts.turnText, texts.reveal ? none : texts.turnIdentifiers);
    const bool hidden = !texts.reveal && notice.field == kHiddenField;
    const Json line = {{"item", notice.item},
                       {"note", notice.note},
                       {"field", notice.field},
                       {"kind", codeOf(notice.kind)},
                       {"answer",
                        {{"where", codeOf(notice.where)},
                         {"start", notice.answer.span.start},
                         {"end", notice.answer.span.end},
                         {"quote", hidden ? Json() : Json(turnMask.quote(notice.answer))}}},
                       {"stated",
                        {{"status", codeOf(notice.stated.status)},
                         {"value", hidden ? Json() : fieldScalarJson(notice.stated.value, noteMask)},
                         {"evidence", evidenceJson(notice.stated.evidence, noteMask, hidden)}}}};
    return line.dump();
}

} // namespace cotejo
