#include "ui/theme/tone.h"

#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<ToneKey, kToneCount> kKeys = {{{"verdict", "passed"},
                                                    {"verdict", "failed"},
                                                    {"verdict", "not_evaluated"},
                                                    {"verdict", "evaluator_error"},
                                                    {"verdict", "delivered_not_rescored"},
                                                    {"verdict", "fallback_delivered"},
                                                    {"verdict", "no_threshold"},
                                                    {"citation", "retrieved"},
                                                    {"citation", "not_retrieved"},
                                                    {"citation", "no_list"},
                                                    {"citation", "placeholder"},
                                                    {"citation", "malformed"},
                                                    {"field", "present.value"},
                                                    {"field", "present.negative"},
                                                    {"field", "present.templated"},
                                                    {"field", "absent.not_mentioned"},
                                                    {"field", "unknown.stated_unknown"},
                                                    {"field", "unknown.pending"},
                                                    {"field", "not_applicable.by_rule"},
                                                    {"field", "not_applicable.stated"},
                                                    {"field", "query"}}};
} // namespace

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::passed:
        return Tone::passed;
    case Verdict::failed:
        return Tone::failed;
    case Verdict::evaluator_error:
        return Tone::evaluatorError;
    case Verdict::delivered_not_rescored:
        return Tone::deliveredNotRescored;
    case Verdict::fallback_delivered:
        return Tone::fallbackDelivered;
    case Verdict::no_threshold:
        return Tone::noThreshold;
    case Verdict::not_evaluated:
        break;
    }
    return Tone::notEvaluated;
}

Tone toneOf(CitationStatus status)
{
    switch (status) {
    case CitationStatus::retrieved:
        return Tone::retrieved;
    case CitationStatus::not_retrieved:
        return Tone::notRetrieved;
    case CitationStatus::placeholder:
        return Tone::placeholder;
    case CitationStatus::malformed:
        return Tone::malformed;
    case CitationStatus::no_list:
        break;
    }
    return Tone::noList;
}

Tone toneOf(FieldDetail detail)
{
    switch (detail) {
    case FieldDetail::value:
        return Tone::fieldValue;
    case FieldDetail::negative:
        return Tone::fieldNegative;
    case FieldDetail::templated:
        return Tone::fieldTemplated;
    case FieldDetail::not_mentioned:
        return Tone::fieldNotMentioned;
    case FieldDetail::pending:
        return Tone::fieldPending;
    case FieldDetail::by_rule:
        return Tone::fieldByRule;
    case FieldDetail::stated:
        return Tone::fieldStated;
    case FieldDetail::stated_unknown:
        break;
    }
    return Tone::fieldStatedUnknown;
}

ToneKey keyOf(Tone tone)
{
    return kKeys.at(static_cast<std::size_t>(tone));
}

} // namespace cotejo
