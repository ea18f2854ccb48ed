#include "engine/pipeline/export_filter.h"

#include "engine/base/iso_instant.h"
#include "engine/domain/codes.h"
#include "engine/store/export_log.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<std::string_view, 13> kKeys{"decision", "state",  "verdict", "actor",   "item",
                                                 "kind",     "reason", "level",   "urgency", "to",
                                                 "since",    "until",  "device"};

bool isDay(std::string_view key)
{
    return key == "since" || key == "until";
}

// Words and "quoted values" up to a blank; a comma stands between values.
std::vector<std::string> splitTerms(std::string_view text)
{
    std::vector<std::string> terms(1);
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        if ((c == ' ' || c == '\t' || c == '\n') && !quoted)
            terms.emplace_back();
        else
            terms.back() += c;
    }
    std::erase(terms, std::string());
    return terms;
}

std::vector<std::string> splitValues(std::string_view text)
{
    std::vector<std::string> values(1);
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            values.emplace_back();
        else
            values.back() += c;
    }
    return values;
}

// The values a decision has under a key.
std::vector<std::string> valuesOf(const DecisionRecord& record, std::string_view key)
{
    const ReviewDecision& decision = record.decision;
    if (key == "reason")
        return decision.reasons;
    if (key == "decision")
        return {std::string(codeOf(decision.kind))};
    if (key == "state")
        return {std::string(decisionStateOf(record))};
    if (key == "verdict")
        return {decision.basis.verdict};
    if (key == "actor")
        return {decision.by};
    if (key == "item")
        return {decision.item};
    if (key == "kind")
        return {std::string(codeOfItemKind(record.kind))};
    if (key == "device")
        return {record.device};
    if (!decision.escalation)
        return {};
    if (key == "level")
        return {std::string(codeOf(decision.escalation->level))};
    if (key == "urgency")
        return {std::string(codeOf(decision.escalation->urgency))};
    return {decision.escalation->to};
}

bool isLike(const std::string& value, const std::string& wanted)
{
    if (wanted.ends_with('*'))
        return value.starts_with(std::string_view(wanted).substr(0, wanted.size() - 1));
    return value == wanted;
}
} // namespace

Result<ExportFilter> ExportFilter::parse(std::string_view text)
{
    ExportFilter filter;
    for (const std::string& written : splitTerms(text)) {
        if (written == "and" || written == "AND")
            continue;
        const std::size_t equals = written.find('=');
        if (equals == std::string::npos || equals + 1 == written.size())
            return fail("export.filter", written, "KEY=VALUE[,VALUE] was expected");
        Term term;
        term.negated = equals > 0 && written[equals - 1] == '!';
        term.key = written.substr(0, equals - (term.negated ? 1 : 0));
        term.values = splitValues(std::string_view(written).substr(equals + 1));
        if (std::find(kKeys.begin(), kKeys.end(), term.key) == kKeys.end())
            return fail("export.filter", written,
                        "one of decision, state, verdict, actor, item, kind, reason, level, urgency, to, "
                        "since, until, device");
        if (isDay(term.key) && (term.negated || term.values.size() != 1 || !isIsoDay(term.values.front())))
            return fail("export.filter", written, "one day that exists, as YYYY-MM-DD");
        filter.m_terms.push_back(std::move(term));
    }
    return filter;
}

bool ExportFilter::matches(const DecisionRecord& record) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&record](const Term& term) {
        if (isDay(term.key)) {
            const std::string day = localIsoDay(record.at);
            return term.key == "since" ? day >= term.values.front() : day <= term.values.front();
        }
        const std::vector<std::string> has = valuesOf(record, term.key);
        const bool found = std::any_of(has.begin(), has.end(), [&term](const std::string& value) {
            return std::any_of(term.values.begin(), term.values.end(),
                               [&value](const std::string& wanted) { return isLike(value, wanted); });
        });
        return found != term.negated;
    });
}

std::string exportFilterHelp()
{
    return "Which decisions to write: KEY=VALUE[,VALUE] terms with blanks between, all of which must hold; "
           "KEY!=VALUE for all but "
           "those; VALUE* for what begins so; \"quotes\" round a value with blanks. Keys: decision, state "
           "(standing, stale, "
           "superseded, undone), verdict, actor, item, kind (turn, note), reason, level, urgency, to, "
           "device, since and until "
           "(YYYY-MM-DD, the day where the decision was made, both included). "
           "Example: 'decision=reject,escalate state=standing actor=\"Dra. R. Canul\" since=2026-04-01'";
}

} // namespace cotejo
