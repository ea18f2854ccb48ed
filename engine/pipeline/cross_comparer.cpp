#include "engine/pipeline/cross_comparer.h"

#include "engine/completeness/drug_catalog.h"
#include "engine/completeness/form_catalog.h"
#include "engine/completeness/value_agreement.h"
#include "engine/domain/note.h"
#include "engine/domain/transcript.h"
#include "engine/pipeline/noted_values.h"
#include "engine/pipeline/turn_statements.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cotejo
{
namespace
{

// `second` only repeats what `first` says where both rest on the same words.
struct Repeats {
    std::string_view first;
    std::string_view second;
};
constexpr std::array<Repeats, 24> kRepeats = {
    {{"mtx", "csdmard_any"},        {"lef", "csdmard_any"},
     {"ssz", "csdmard_any"},        {"hcq_cq", "csdmard_any"},
     {"aza", "csdmard_any"},        {"mmf", "csdmard_any"},
     {"cya", "csdmard_any"},        {"cyc", "csdmard_any"},
     {"gc_use", "gc_dose"},         {"comorb_any", "comorb_list"},
     {"prior_tb", "comorb_list"},   {"prior_cancer", "comorb_list"},
     {"hf", "comorb_list"},         {"pregnancy", "pregnancy_outcome"},
     {"stop_reason", "status"},     {"stop_date", "status"},
     {"drug_inn", "status"},        {"drug_inn", "drug_brand"},
     {"ae_any", "ae_term"},         {"ae_severity", "ae_seriousness"},
     {"infection_germ", "ae_term"}, {"ae_term", "ae_meddra"},
     {"ae_term", "infection_site"}, {"ae_any", "infection_site"}}};

class Comparison
{
public:
    Comparison(const Form& form, const NoteEvaluation& evaluation, const NotedValues& noted)
        : m_form(form), m_evaluation(evaluation), m_noted(noted)
    {
    }

    void look(const std::vector<TurnStatement>& statements) { m_statements = &statements; }

    void take(const TurnStatement& statement)
    {
        const FormField* field = m_form.field(statement.reading.field);
        const FieldFinding* finding = findingOf(statement.reading.field);
        if (field == nullptr || finding == nullptr || known(statement.reading.field) ||
            ofOneDrug(statement) || excused(*field, statement) || !comparable(*field, statement.reading))
            return;
        const auto kind = kindOf(*field, statement.reading, *finding);
        if (kind == CrossKind::not_in_note && inBlock(statement))
            return; // "hepatitis negativas" names no marker
        if (kind)
            add(statement, *finding, *kind);
    }

    std::vector<CrossNotice> done()
    {
        std::vector<CrossNotice> kept;
        for (CrossNotice& notice : m_notices)
            if (!repeated(notice))
                kept.push_back(notice);
        std::stable_sort(kept.begin(), kept.end(), [](const CrossNotice& a, const CrossNotice& b) {
            return a.where != b.where ? a.where < b.where : a.answer.span.start < b.answer.span.start;
        });
        for (std::size_t i = 0; i < kept.size(); ++i)
            kept[i].number = static_cast<int>(i) + 1;
        return kept;
    }

private:
    [[nodiscard]] const FieldFinding* findingOf(const std::string& id) const
    {
        const auto at = m_form.fieldIndex.find(id);
        return at == m_form.fieldIndex.end() || at->second >= m_evaluation.fields.size()
                   ? nullptr
                   : &m_evaluation.fields[at->second];
    }

    // Whether several screening tests rest on the very same words.
    [[nodiscard]] bool inBlock(const TurnStatement& statement) const
    {
        const FormField* field = m_form.field(statement.reading.field);
        if (field == nullptr || m_form.groups[field->group].id != "screening")
            return false;
        return std::any_of(m_statements->begin(), m_statements->end(), [&](const TurnStatement& other) {
            return other.where == statement.where && other.reading.field != statement.reading.field &&
                   other.reading.evidence.front().span == statement.reading.evidence.front().span;
        });
    }

    // "No toma metotrexato" denies one drug, not the whole class.
    [[nodiscard]] bool ofOneDrug(const TurnStatement& statement) const
    {
        if (!isNegative(statement.reading))
            return false;
        return std::any_of(m_statements->begin(), m_statements->end(), [&](const TurnStatement& other) {
            const bool narrower = std::any_of(kRepeats.begin(), kRepeats.end(), [&](const Repeats& pair) {
                return pair.second == "csdmard_any" && pair.second == statement.reading.field &&
                       pair.first == other.reading.field;
            });
            return narrower && other.where == statement.where &&
                   other.reading.evidence.front().span.overlaps(statement.reading.evidence.front().span);
        });
    }

    [[nodiscard]] bool known(const std::string& field) const
    {
        return std::any_of(m_notices.begin(), m_notices.end(),
                           [&](const CrossNotice& notice) { return notice.field == field; });
    }

    // What the turn dates after the note, and the same value again without its date.
    bool excused(const FormField& field, const TurnStatement& statement)
    {
        if (statement.afterNote) {
            m_later.push_back(statement.reading);
            return true;
        }
        return std::any_of(m_later.begin(), m_later.end(), [&](const FieldReading& later) {
            return later.field == field.id &&
                   compareValues(field, statement.reading, later, m_noted.facts()) == Agreement::agrees;
        });
    }

    [[nodiscard]] bool comparable(const FormField& field, const FieldReading& stated) const
    {
        if (!stated.current && field.perInstance.empty() && !field.fixed)
            return false; // an earlier value of a field that changes
        if (field.perInstance != "course" || field.id == "drug_inn")
            return true;
        return stated.instance.empty() || m_noted.namesCourse(stated.instance);
    }

    [[nodiscard]] std::optional<CrossKind> kindOf(const FormField& field, const FieldReading& stated,
                                                  const FieldFinding& finding) const
    {
        bool differs = false;
        bool unclear = false;
        for (const FieldReading& noted : m_noted.of(field.id)) {
            const bool otherCourse = field.perInstance == "course" && field.id != "drug_inn" &&
                                     !stated.instance.empty() && !noted.instance.empty() &&
                                     noted.instance != stated.instance;
            if (otherCourse)
                continue;
            Agreement agreement = compareValues(field, stated, noted, m_noted.facts());
            if (field.id == "status" && !eitherStopped(stated, noted))
                agreement = Agreement::agrees; // going on or put off: a name alone does not tell them apart
            if (agreement == Agreement::agrees)
                return std::nullopt;
            differs = differs || agreement == Agreement::differs;
            unclear = unclear || agreement == Agreement::unclear;
        }
        if (field.id == "drug_inn" && isCourse(stated))
            return std::nullopt;
        if (!differs && !isNegative(stated) && isFormer(field.id))
            return CrossKind::contradicts;
        if (differs)
            return CrossKind::contradicts;
        if (unclear || finding.status == FieldStatus::present)
            return std::nullopt;
        if (finding.status == FieldStatus::unknown)
            return CrossKind::unknown_in_note;
        if (finding.status == FieldStatus::absent && finding.asked())
            return CrossKind::not_in_note;
        return std::nullopt;
    }

    [[nodiscard]] bool eitherStopped(const FieldReading& stated, const FieldReading& noted) const
    {
        const FieldScalar stopped = m_form.roles.courseStopped;
        return stated.value == stopped || noted.value == stopped;
    }

    // A csDMARD of which the note says only that it was used before.
    [[nodiscard]] bool isFormer(const std::string& field) const
    {
        if (!m_noted.of(field).empty())
            return false;
        for (const FieldReading& former : m_noted.of("previous_csdmard"))
            if (const auto* inns = std::get_if<std::vector<std::string>>(&former.value))
                for (const std::string& inn : *inns) {
                    const Drug* drug = DrugCatalog::shipped().find(inn);
                    if (drug != nullptr && drug->field == field)
                        return true;
                }
        return false;
    }

    [[nodiscard]] bool isCourse(const FieldReading& stated) const
    {
        const auto* inn = std::get_if<std::string>(&stated.value);
        return inn != nullptr && m_noted.namesCourse(*inn);
    }

    void add(const TurnStatement& statement, const FieldFinding& finding, CrossKind kind)
    {
        CrossNotice notice;
        notice.note = m_evaluation.note;
        notice.field = finding.id;
        notice.kind = kind;
        notice.where = statement.where;
        notice.answer = statement.reading.evidence.front();
        notice.stated = finding;
        if (kind == CrossKind::contradicts && finding.evidence.empty())
            for (const FieldReading& noted :
                 m_noted.of(m_noted.of(finding.id).empty() ? "previous_csdmard" : finding.id))
                notice.stated.evidence.insert(notice.stated.evidence.end(), noted.evidence.begin(),
                                              noted.evidence.end());
        if (kind == CrossKind::not_in_note)
            notice.stated.evidence.clear();
        m_notices.push_back(std::move(notice));
    }

    [[nodiscard]] bool repeated(const CrossNotice& notice) const
    {
        return std::any_of(m_notices.begin(), m_notices.end(), [&](const CrossNotice& other) {
            const bool same = other.where == notice.where && other.answer.span.overlaps(notice.answer.span);
            return std::any_of(kRepeats.begin(), kRepeats.end(), [&](const Repeats& pair) {
                return pair.first == other.field && pair.second == notice.field &&
                       (same || pair.first == "gc_use" || pair.first == "comorb_any");
            });
        });
    }

    const Form& m_form;
    const NoteEvaluation& m_evaluation;
    const NotedValues& m_noted;
    const std::vector<TurnStatement>* m_statements = nullptr;
    std::vector<FieldReading> m_later;
    std::vector<CrossNotice> m_notices;
};

} // namespace

std::vector<CrossNotice> CrossComparer::notices(const Turn& turn, const NoteEvaluation& evaluation,
                                                const Note& note) const
{
    const NotedValues noted(note, m_form, m_reader, askedDay(turn));
    Comparison comparison(m_form, evaluation, noted);
    const bool ofEvent = !noted.of("ae_any").empty();
    const auto statements = readTurnStatements(turn, m_reader, m_form, noted.date(), ofEvent);
    comparison.look(statements);
    for (const TurnStatement& statement : statements)
        comparison.take(statement);
    return comparison.done();
}

std::vector<CrossNotice> crossNotices(const Turn& turn, const NoteEvaluation& evaluation, const Note& note)
{
    static const Result<Form> form = builtInForm();
    return form ? CrossComparer(*form).notices(turn, evaluation, note) : std::vector<CrossNotice>();
}

} // namespace cotejo
