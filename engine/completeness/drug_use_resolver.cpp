#include "engine/completeness/drug_use_resolver.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kDeniedBehind = 14; // bytes to a denial behind the name ("biológicos previos negados")
constexpr std::size_t kDenialOfAct = 22;  // "no hubo necesidad de suspender": from the cue to the act
constexpr std::size_t kClose = 60;        // bytes between an act and a name that are quoted together

// Begins of acts that are told as done: "suspendió", "retirado", "inició".
constexpr std::array<std::string_view, 35> kDone = {
    "suspendi",  "retirad",   "descontinuad", "descontinuo",    "discontinuad",   "discontinuo", "dejo",
    "deje",      "abandono",  "interrumpi",   "stopped",        "discontinued",   "withdrawn",   "susp.",
    "ceso",      "termino",   "detuvo",       "ya no",          "no continua",    "parado",      "inicie",
    "se inicio", "fue inici", "iniciad",      "started",        "initiated",      "began",       "empezo",
    "hasta",     "se retiro", "se suspendio", "se interrumpio", "se descontinuo", "se quito",    "cambiad"};

bool isStart(CourseAct act)
{
    return act == CourseAct::start || act == CourseAct::switch_to;
}

std::size_t distance(const FoldedRange& a, const FoldedRange& b)
{
    return a.begin >= b.end ? a.begin - b.end : (b.begin >= a.end ? b.begin - a.end : 0);
}

} // namespace

bool DrugUseResolver::toldAsDoneNow(std::string_view words)
{
    return words != "susp" && words != "quit" && words != "off" &&
           std::none_of(kDone.begin(), kDone.end(),
                        [&](std::string_view past) { return words.starts_with(past); }) &&
           words.find("suspendio") == std::string_view::npos &&
           words.find("suspendid") == std::string_view::npos;
}

const ActMention* DrugUseResolver::find(const Acts& acts, std::initializer_list<CourseAct> kinds) const
{
    const auto wanted = [&](const ActMention& act) {
        return !act.negated && std::find(kinds.begin(), kinds.end(), act.act) != kinds.end();
    };
    for (auto act = acts.before.rbegin(); act != acts.before.rend(); ++act)
        if (wanted(*act))
            return &*act;
    for (const auto& act : acts.behind)
        if (wanted(act))
            return &act;
    return nullptr;
}

// A proposal governs when no other act parts it from the drug, or only one that hangs on it ("valorar
// iniciar").
bool DrugUseResolver::proposed(const Acts& acts, const DrugStatement& statement) const
{
    std::size_t chain = statement.range.begin;
    for (auto act = acts.before.rbegin(); act != acts.before.rend(); ++act) {
        if (act->range.begin > statement.range.begin)
            continue;
        if (act->range.end > chain)
            continue;
        const std::string_view between = m_note.folded().substr(act->range.end, chain - act->range.end);
        const bool apart = between.find(',') != std::string_view::npos ||
                           between.find(" y ") != std::string_view::npos ||
                           between.find(" e ") != std::string_view::npos || between.size() > 46;
        if (apart)
            return false;
        if (act->act == CourseAct::proposal)
            return true;
        if (act->act == CourseAct::current || act->act == CourseAct::past || act->act == CourseAct::never)
            return false;
        chain = act->range.begin;
    }
    if (!acts.before.empty())
        return false;
    return !acts.behind.empty() && acts.behind.front().act == CourseAct::proposal &&
           !acts.behind.front().negated;
}

bool DrugUseResolver::conditional(const DrugStatement& statement) const
{
    const FoldedRange clause = m_note.clauseAt(statement.range.begin);
    return m_acts.any({clause.begin, statement.range.begin}, CourseAct::condition);
}

// "Se cancela inicio de tofacitinib", "etanercept, no lo surtieron", "si DAS28 > 3.2 cambiar a adalimumab"
bool DrugUseResolver::neverBegun(const Acts& acts, const Assertion& assertion) const
{
    const bool told = std::any_of(acts.before.begin(), acts.before.end(), [](const ActMention& act) {
        return !act.negated && (act.act == CourseAct::current || act.act == CourseAct::keep ||
                                act.act == CourseAct::past || act.act == CourseAct::resume);
    });
    if (!told && !acts.behind.empty() && acts.behind.front().act == CourseAct::unbegun)
        return true;
    if (acts.before.empty() || !isStart(acts.before.back().act))
        return false;
    const ActMention& start = acts.before.back();
    if (acts.before.size() > 1) {
        const ActMention& undone = acts.before[acts.before.size() - 2];
        const bool ends = undone.act == CourseAct::stop || undone.act == CourseAct::hold;
        const std::string_view between = undone.range.end <= start.range.begin
                                             ? m_note.words({undone.range.end, start.range.begin})
                                             : std::string_view("?");
        if (ends && !undone.negated && !undone.label &&
            (between == " " || between == " el " || between == " su " || between == " the "))
            return true;
    }
    return assertion.hypothetical && start.unsure && underCondition(start.range);
}

// A plain "si" or "if" leads the act.
bool DrugUseResolver::underCondition(const FoldedRange& act) const
{
    const FoldedRange sentence = m_note.sentenceAt(act.begin).range;
    const auto mentions = m_note.mentionsIn({sentence.begin, act.begin});
    return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& mention) {
        const std::string_view words = m_note.words(mention.range);
        return mention.is("cue", "hypothetical") &&
               (words == "si" || words == "if" || words == "en caso de" || words == "en caso de que") &&
               m_note.words({mention.range.end, act.begin}).find(';') == std::string_view::npos;
    });
}

// "no usa", "sin": the drug is denied; "no se suspende": only the act is. A "no" inside an act ("no respondió
// a") denies nothing.
bool DrugUseResolver::deniedByWords(const Assertion& assertion, const Acts& acts,
                                    const DrugStatement& statement) const
{
    for (const auto& act : acts.before)
        if (act.negated && (act.act == CourseAct::current || act.act == CourseAct::past) && !act.label)
            return true;
    if (assertion.kind != AssertionKind::negated && assertion.kind != AssertionKind::templated)
        return false;
    if (assertion.cue.begin > statement.range.end + kDeniedBehind) // "MTX … FR negativo"
        return false;
    const FoldedRange& cue = assertion.cue;
    for (const auto& mention : m_note.mentionsIn({cue.begin, cue.end})) { // "no se le surte"
        const bool says = mention.is("stop_reason") || mention.is("course_act") || mention.is("event_fact");
        if (says && mention.range.length() > cue.length())
            return false;
    }
    for (const auto& act : acts.before) {
        const bool inside = act.range.overlaps(assertion.cue);
        const bool onAct = act.negated && distance(act.range, assertion.cue) <= kDenialOfAct;
        const bool later = act.range.begin >= assertion.cue.end &&
                           assertion.cue.end <= statement.range.begin && !act.negated;
        if (inside || onAct || later)
            return false;
    }
    for (const auto& act : acts.behind)
        if (act.range.overlaps(assertion.cue) || (act.negated && distance(act.range, assertion.cue) <= 2))
            return false;
    return true;
}

void DrugUseResolver::set(DrugStatement& statement, DrugUse use, const ActMention* act) const
{
    statement.use = use;
    statement.cue = act == nullptr ? FoldedRange{} : act->range;
    statement.labelled = act != nullptr && act->label;
    statement.act = statement.range;
    if (act == nullptr)
        return;
    statement.certain = true;
    const bool close =
        distance(act->range, statement.range) <= kClose &&
        m_note.sentenceAt(act->range.begin).range == m_note.sentenceAt(statement.range.begin).range;
    statement.act = close ? FoldedRange{std::min(act->range.begin, statement.range.begin),
                                        std::max(act->range.end, statement.range.end)}
                          : statement.range;
    const bool accented = m_note.words(act->range).find("inicio") != std::string_view::npos &&
                          m_note.text().accentedAt(act->range, m_note.original()); // "inició", not "inicio"
    statement.thisVisit = toldAsDoneNow(m_note.words(act->range)) && !(isStart(act->act) && accented);
}

void DrugUseResolver::leaveOpen(const FoldedRange& cue, const FoldedRange& act, DrugStatement& statement)
{
    statement.use = DrugUse::unknown_use;
    statement.cue = {};
    statement.labelled = false;
    statement.act = {std::min(cue.begin, act.begin), std::max(cue.end, act.end)};
}

// "Sospecha de RAM por etanercept": what is doubted is what the drug has done, not that it was used.
bool DrugUseResolver::doubtOfLink(const Assertion& assertion, const DrugStatement& statement) const
{
    if (assertion.cue.end > statement.range.begin)
        return false;
    const std::string_view between = m_note.words({assertion.cue.end, statement.range.begin});
    return between.ends_with(" por ") || between.find(" relaci") != std::string_view::npos ||
           between.find("secundari") != std::string_view::npos ||
           between.find("asociad") != std::string_view::npos ||
           between.find("atribu") != std::string_view::npos;
}

bool DrugUseResolver::closesPhrase(const FoldedRange& act) const
{
    const std::string_view text = m_note.folded();
    std::size_t next = act.end;
    while (next < text.size() && text[next] == ' ')
        ++next;
    const bool relative =
        text.substr(act.begin > 6 ? act.begin - 6 : 0, 6).find("cual ") != std::string_view::npos;
    const bool amount = next < text.size() && text[next] >= '0' && text[next] <= '9'; // "actualmente 5 mg"
    return relative || amount || next >= text.size() ||
           std::string_view(",.;)\n|\t").find(text[next]) != std::string_view::npos;
}

void DrugUseResolver::decide(const Acts& acts, DrugStatement& statement) const
{
    const ActMention* hold = find(acts, {CourseAct::hold});
    const ActMention* stop = find(acts, {CourseAct::stop, CourseAct::switch_from});
    const ActMention* past = find(acts, {CourseAct::past});
    const ActMention* start = find(acts, {CourseAct::start, CourseAct::switch_to});
    const ActMention* resume = find(acts, {CourseAct::resume});
    const ActMention* use = find(acts, {CourseAct::keep, CourseAct::current, CourseAct::adjust});
    const ActMention* lead =
        acts.before.empty() || acts.before.back().negated ? nullptr : &acts.before.back();
    if (find(acts, {CourseAct::never}) != nullptr)
        return set(statement, DrugUse::never, find(acts, {CourseAct::never}));
    if (resume != nullptr && (stop == nullptr || resume->range.begin > stop->range.begin || lead == resume))
        return set(statement, DrugUse::in_use, resume);
    if (hold != nullptr && (lead == nullptr || !isStart(lead->act)))
        return set(statement, DrugUse::held, hold);
    // "Tx previo: AZA 100 mg/d actual", "ha tomado metotrexato, el cual continúa"
    const ActMention* still = acts.behind.empty() ? nullptr : &acts.behind.front();
    if (past != nullptr && stop == nullptr && still != nullptr && !still->negated &&
        (still->act == CourseAct::current || still->act == CourseAct::keep) && closesPhrase(still->range))
        return set(statement, DrugUse::in_use, still);
    if (stop != nullptr)
        return set(statement,
                   past != nullptr && !toldAsDoneNow(m_note.words(stop->range)) ? DrugUse::past
                                                                                : DrugUse::stopped,
                   stop);
    if (lead != nullptr && isStart(lead->act) && !statement.dates.closedSpan)
        return set(statement, DrugUse::started, lead);
    if (lead != nullptr &&
        (lead->act == CourseAct::current || lead->act == CourseAct::keep || lead->act == CourseAct::adjust) &&
        !statement.dates.closedSpan) {
        statement.adjusted = lead->act == CourseAct::adjust || find(acts, {CourseAct::adjust}) != nullptr;
        return set(statement, DrugUse::in_use, lead);
    }
    if (past != nullptr || statement.dates.closedSpan || statement.dates.stop)
        return set(statement, DrugUse::past, past);
    if (start != nullptr)
        return set(statement, DrugUse::started, start);
    if (use != nullptr) {
        statement.adjusted = use->act == CourseAct::adjust;
        return set(statement, DrugUse::in_use, use);
    }
    set(statement, DrugUse::in_use, nullptr);
}

void DrugUseResolver::resolve(const Assertion& assertion, const std::vector<ActMention>& inherited,
                              const std::optional<ActMention>& label, DrugStatement& statement) const
{
    Acts acts{m_acts.in(statement.pre), {}};
    if (assertion.asked && assertion.aboutPatientNow()) {
        leaveOpen(assertion.cue, statement.range, statement);
        return;
    }
    if (acts.before.empty())
        acts.before = inherited;
    if (acts.before.empty() && label)
        acts.before.push_back(*label);
    for (const auto& act : m_acts.in(statement.post)) {
        if (act.act == CourseAct::condition)
            break; // what follows "si …" has not happened
        if (act.act == CourseAct::past && m_note.words(act.range).ends_with(" a"))
            continue; // "golimumab … sin respuesta a las 24 semanas" looks forward
        if (!act.unsure || act.act == CourseAct::proposal)
            acts.behind.push_back(act);
    }
    statement.act = statement.range;
    if (assertion.family ||
        (assertion.kind == AssertionKind::possible && !doubtOfLink(assertion, statement)) ||
        find(acts, {CourseAct::allergy}) != nullptr)
        return set(statement, DrugUse::nothing, nullptr);
    if (neverBegun(acts, assertion) || conditional(statement) || proposed(acts, statement))
        return set(statement, DrugUse::nothing, nullptr);
    for (const auto& act : acts.before)
        if (act.negated && isStart(act.act))
            return set(statement, DrugUse::nothing, nullptr);
    if (assertion.hypothetical && acts.before.empty() && statement.dose.empty())
        return set(statement, DrugUse::nothing, nullptr);
    const std::string_view between = assertion.cue.begin > statement.range.end
                                         ? m_note.words({statement.range.end, assertion.cue.begin})
                                         : std::string_view();
    const auto colon = between.find(':'); // "Inicia: rituximab  marca: (no especificada)"
    const bool labelBetween = colon != std::string_view::npos &&
                              between.substr(0, colon).find_first_not_of(" \n\t") != std::string_view::npos;
    if (assertion.kind == AssertionKind::unknown && statement.dose.empty() && acts.behind.empty() &&
        !labelBetween) {
        leaveOpen(assertion.cue, statement.range, statement);
        return;
    }
    if (deniedByWords(assertion, acts, statement)) {
        set(statement, find(acts, {CourseAct::never}) != nullptr ? DrugUse::never : DrugUse::denied, nullptr);
        statement.certain = true;
        statement.templated = assertion.kind == AssertionKind::templated;
        const FoldedRange cue = assertion.cue.empty() ? statement.range : assertion.cue;
        if (distance(cue, statement.range) <= kClose)
            statement.act = {std::min(cue.begin, statement.range.begin),
                             std::max(cue.end, statement.range.end)};
        return;
    }
    std::erase_if(acts.before, [](const ActMention& act) { return act.act == CourseAct::proposal; });
    std::erase_if(acts.behind, [](const ActMention& act) { return act.act == CourseAct::proposal; });
    decide(acts, statement);
    statement.certain = statement.certain || !statement.dose.empty() || statement.dates.start.has_value();
}

std::vector<ActMention> DrugUseResolver::handedOn(const DrugStatement& statement,
                                                  const std::vector<ActMention>& inherited) const
{
    auto acts = m_acts.in(statement.pre);
    if (acts.empty())
        acts = inherited;
    if (statement.use == DrugUse::in_use) // "recibió prednisona, actualmente 5 mg, y metotrexato 10 mg"
        std::erase_if(acts, [](const ActMention& act) { return act.act == CourseAct::past; });
    return acts;
}

} // namespace cotejo
