#include "engine/pipeline/field_standing.h"

#include "engine/domain/codes.h"

#include <algorithm>

namespace cotejo
{

FieldStanding fieldStanding(const FieldFinding& finding, const FieldAct* act)
{
    const auto said = act == nullptr ? std::nullopt : fromCode<FieldStatus>(act->status);
    const bool overruled = said && act->kind == FieldActKind::set;
    FieldStanding standing;
    standing.status = overruled ? *said : finding.status;
    standing.byPerson = said.has_value();
    standing.asked = finding.asked() && standing.status != FieldStatus::not_applicable;
    standing.complete =
        overruled ? standing.asked && standing.status == FieldStatus::present : finding.complete();
    return standing;
}

const FieldAct* actOn(const std::vector<FieldAct>& acts, std::string_view field)
{
    const auto at =
        std::find_if(acts.begin(), acts.end(), [&](const FieldAct& act) { return act.field == field; });
    return at == acts.end() ? nullptr : &*at;
}

} // namespace cotejo
