#include "engine/completeness/drug_statement_reader.h"

#include "engine/completeness/dose_reader.h"
#include "engine/completeness/drug_use_resolver.h"
#include "engine/completeness/drug_zones.h"
#include "engine/completeness/leading_date.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>

namespace cotejo
{

DrugStatement DrugStatementReader::statementOf(const DrugMention& mention, const FoldedRange& pre,
                                               const FoldedRange& post) const
{
    DrugStatement statement;
    statement.drug = mention.drug;
    statement.category = mention.category;
    statement.range = mention.range;
    statement.pre = pre;
    statement.post = post;
    statement.brand = mention.brand;
    statement.brandRange = mention.brand.empty() ? FoldedRange{} : mention.range;
    const Visit& visit = m_note.visitAt(mention.range.begin);
    statement.currentVisit = visit.current;
    statement.visitDate = visit.date;
    return statement;
}

// The label of a section counts for its first sentence, and beyond it for what stands without a dose: "FARME
// previos: MTX. LEF. MTX 10 mg/sem."
std::optional<ActMention> DrugStatementReader::sectionLabel(const DrugStatement& statement) const
{
    const std::size_t position = statement.range.begin;
    const Section* section = m_note.sectionAt(position);
    if (section == nullptr)
        return std::nullopt;
    if (section->kind() == "treatment_previous") {
        const bool sameLine =
            m_note.lineAt(section->heading.begin).range == m_note.lineAt(section->body.begin).range;
        const bool first = m_note.sentenceAt(section->body.begin).range == m_note.sentenceAt(position).range;
        if (sameLine && !first && statement.dose.amount)
            return std::nullopt;
        return ActMention{CourseAct::past, section->heading, false, true, false, {}};
    }
    if (section->kind() == "treatment" || section->kind() == "treatment_current")
        return ActMention{CourseAct::current, section->heading, false, true, false, {}};
    if (section->kind() == "allergies")
        return ActMention{CourseAct::allergy, section->heading, false, true, false, {}};
    return std::nullopt;
}

std::optional<ActMention> DrugStatementReader::lineLabel(const FoldedRange& before) const
{
    std::optional<ActMention> label;
    for (const auto& act : m_acts.in(before)) {
        if (act.label)
            label = act;
        else if (!act.negated && act.act != CourseAct::past && act.act != CourseAct::stop)
            label.reset(); // the list under the label is over
    }
    return label;
}

void DrugStatementReader::readSentence(const std::vector<DrugMention>& named, std::size_t first,
                                       std::size_t last, std::vector<DrugStatement>& out) const
{
    const DrugUseResolver resolver(m_note, m_acts);
    const DoseReader doses(m_note, m_acts);
    const CourseDateReader dates(m_note, m_acts);
    const auto zones = DrugZoner(m_note, m_acts).part(named, first, last);
    const std::size_t begin = m_note.sentenceAt(named[first].range.begin).range.begin;
    std::vector<DrugStatement> statements;
    std::vector<ActMention> handed;
    for (const auto& zone : zones) {
        const DrugMention& mention = named[zone.mention];
        DrugStatement statement = statementOf(mention, zone.pre, zone.post);
        for (const std::size_t alias : zone.aliases)
            if (statement.brand.empty() && !named[alias].brand.empty()) {
                statement.brand = named[alias].brand;
                statement.brandRange = named[alias].range;
            }
        statement.dose = doses.read(zone.post, mention.drug);
        if (!zone.listed) {
            const FoldedRange near{
                std::max(zone.pre.begin, mention.range.begin > 26 ? mention.range.begin - 26 : 0),
                mention.range.begin};
            const std::string_view words = m_note.words(near);
            const bool counted = words.ends_with(" de ") || words.ends_with(" of ");
            if (counted && !statement.dose.amount)
                statement.dose = doses.read({near.begin, zone.post.end}, mention.drug);
            else if (counted && !statement.dose.tablets) // "6 tabletas de metotrexato de 2.5 mg"
                statement.dose.tablets = doses.read(near, mention.drug).tablets;
            statement.dose.tabletsMultiply =
                statement.dose.tabletsMultiply || (counted && statement.dose.tablets.has_value());
        }
        FoldedRange dated{std::max(zone.pre.begin, m_note.phraseAt(mention.range.begin).begin),
                          zone.post.end};
        if (const DateExpression* lead = zone.listed ? nullptr : leadingDate(m_note, mention.range.begin);
            lead != nullptr && lead->range.begin >= zone.pre.begin)
            dated.begin = std::min(dated.begin, lead->range.begin);
        statement.dates = dates.read(dated);
        if (!zone.listed)
            handed.clear();
        if (const auto handover = switchedTo(statements, statement))
            handed = {*handover};
        auto label = lineLabel({std::min(begin, zone.pre.begin), zone.pre.begin});
        if (!label)
            label = sectionLabel(statement);
        resolver.resolve(mention.assertion, handed, label, statement);
        denyBySlot(statement);
        settleStart(statement);
        if (statement.use == DrugUse::stopped && !zone.aliases.empty() &&
            !named[zone.aliases.back()].brand.empty() &&
            m_acts.any(
                zone.pre,
                CourseAct::switch_from)) { // "cambio de Humira a Hyrimoz": another brand, the same course
            statement.use = DrugUse::in_use;
            statement.brand = named[zone.aliases.back()].brand;
            statement.brandRange = named[zone.aliases.back()].range;
            statement.dates.stop.reset();
        }
        handed = resolver.handedOn(statement, handed);
        statements.push_back(std::move(statement));
    }
    inheritBackwards(zones, statements);
    std::move(statements.begin(), statements.end(), std::back_inserter(out));
}

// "Se cambia de ADA a TOFA", "cambio ETN por ADA", "ADA -> TOFA hoy": what is switched from hands over to the
// next.
std::optional<ActMention> DrugStatementReader::switchedTo(const std::vector<DrugStatement>& before,
                                                          const DrugStatement& next) const
{
    if (before.empty() || !m_acts.in(next.pre).empty())
        return std::nullopt;
    const DrugStatement& from = before.back();
    const auto acts = m_acts.in(from.pre);
    const bool leaves =
        !acts.empty() && !acts.back().negated &&
        (acts.back().act == CourseAct::switch_from || acts.back().act == CourseAct::switch_to);
    std::string_view between = m_note.words({from.range.end, next.range.begin});
    while (!between.empty() && between.back() == ' ')
        between.remove_suffix(1);
    const bool joined = between.ends_with(" a") || between.ends_with(" por") || between.ends_with(" to") ||
                        between.ends_with(">") || between.ends_with(" hacia");
    if (!leaves || !joined || between.size() > 70)
        return std::nullopt;
    ActMention act = acts.back();
    act.act = CourseAct::switch_to;
    return act;
}

// "Esteroide: no", "| AINE | no |"
void DrugStatementReader::denyBySlot(DrugStatement& statement) const
{
    if (statement.use == DrugUse::nothing || !statement.dose.empty())
        return;
    const std::string_view behind = m_note.folded().substr(statement.range.end, 5);
    if (behind.starts_with(" no") &&
        (behind.size() == 3 ||
         std::string_view(",.;)\n").find(behind[3]) != std::string_view::npos)) { // "MTX no, desde 2022"
        statement.use = DrugUse::denied;
        statement.certain = true;
        statement.cue = statement.act = {statement.range.begin, statement.range.end + 3};
        return;
    }
    const StatedValue value = statedValue(m_note, statement.range);
    if (!value.slot || (!value.denied && !value.unknown))
        return;
    statement.use = value.denied ? DrugUse::denied : DrugUse::unknown_use;
    statement.certain = true;
    statement.cue = value.range;
    statement.act = {statement.range.begin, value.range.end};
}

// "ini 2019" in a note of 2023 tells of a course that goes on; only a start of these days is one of this
// visit.
void DrugStatementReader::settleStart(DrugStatement& statement) const
{
    if (statement.use != DrugUse::started || !statement.dates.start || !statement.visitDate)
        return;
    const PartialDate& start = statement.dates.start->date;
    const PartialDate& visit = *statement.visitDate;
    const bool longAgo =
        start.precision() == 1 ? start.year < visit.year : visit.dayNumber() - start.dayNumber() > 45;
    if (longAgo)
        statement.use = DrugUse::in_use;
}

// "MTX y LEF suspendidos": what is said behind the last of a bare list is said of all of it.
void DrugStatementReader::inheritBackwards(const std::vector<DrugZone>& zones,
                                           std::vector<DrugStatement>& statements) const
{
    for (std::size_t i = zones.size(); i-- > 1;) {
        DrugStatement& before = statements[i - 1];
        const DrugStatement& next = statements[i];
        const bool over = next.use == DrugUse::past || next.use == DrugUse::stopped ||
                          next.use == DrugUse::held || next.use == DrugUse::nothing;
        const bool behind = next.cue.begin >= next.range.end;
        if (!zones[i - 1].joinedNext || before.certain || before.use != DrugUse::in_use || !over ||
            !(behind || next.cue.empty()))
            continue;
        before.use = next.use;
        before.cue = next.cue;
        before.certain = next.certain;
        before.thisVisit = next.thisVisit;
        before.post = next.post;
        if (!before.dates.start)
            before.dates = next.dates;
    }
}

void DrugStatementReader::readClassWord(const DrugMention& mention, const std::vector<DrugMention>& named,
                                        std::vector<DrugStatement>& out) const
{
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    const auto next = std::lower_bound(named.begin(), named.end(), mention.range.end,
                                       [](const DrugMention& m, std::size_t p) { return m.range.begin < p; });
    const std::size_t begin =
        next == named.begin() ? clause.begin : std::max(clause.begin, (next - 1)->range.end);
    const std::size_t end = next == named.end() ? clause.end : std::min(clause.end, next->range.begin);
    DrugStatement statement = statementOf(mention, {begin, mention.range.begin}, {mention.range.end, end});
    statement.dose = DoseReader(m_note, m_acts).read(statement.post, nullptr);
    statement.dates = CourseDateReader(m_note, m_acts).read({begin, end});
    DrugUseResolver(m_note, m_acts).resolve(mention.assertion, {}, sectionLabel(statement), statement);
    denyBySlot(statement);
    out.push_back(std::move(statement));
}

std::vector<DrugStatement> DrugStatementReader::read() const
{
    std::vector<DrugMention> named;
    for (const auto& mention : m_mentions)
        if (mention.drug != nullptr)
            named.push_back(mention);
    std::vector<DrugStatement> statements;
    for (std::size_t first = 0; first < named.size();) {
        std::size_t last = first;
        while (last < named.size() && named[last].sentence == named[first].sentence)
            ++last;
        readSentence(named, first, last, statements);
        first = last;
    }
    for (const auto& mention : m_mentions)
        if (mention.drug == nullptr)
            readClassWord(mention, named, statements);
    std::stable_sort(
        statements.begin(), statements.end(),
        [](const DrugStatement& a, const DrugStatement& b) { return a.range.begin < b.range.begin; });
    return statements;
}

} // namespace cotejo
