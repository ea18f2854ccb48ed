#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/drug_statement.h"
#include "engine/text/analysed_note.h"

#include <optional>
#include <vector>

namespace cotejo
{

// Decides from the acts around a drug's name what is said of its use. The act nearest before the name leads;
// a hold or stop told anywhere in the drug's words goes before a start; proposals and conditions take
// everything back that they govern.
class DrugUseResolver
{
public:
    DrugUseResolver(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts) {}

    // `statement`: range, pre, post, dose and dates are filled; fills use, cue, act, certain, thisVisit,
    // adjusted, labelled. `inherited`: the acts of the drug before it in the same list. `label`: the label
    // the drug stands under, if any.
    void resolve(const Assertion& assertion, const std::vector<ActMention>& inherited,
                 const std::optional<ActMention>& label, DrugStatement& statement) const;

    // The acts that a drug hands on to the next of its list.
    [[nodiscard]] std::vector<ActMention> handedOn(const DrugStatement& statement,
                                                   const std::vector<ActMention>& inherited) const;

    [[nodiscard]] static bool
    toldAsDoneNow(std::string_view words); // present tense or infinitive: "se suspende", "inicia"

private:
    struct Acts {
        std::vector<ActMention> before; // nearest last
        std::vector<ActMention> behind;
    };
    [[nodiscard]] bool proposed(const Acts& acts, const DrugStatement& statement) const;
    [[nodiscard]] bool conditional(const DrugStatement& statement) const;
    [[nodiscard]] bool neverBegun(const Acts& acts, const Assertion& assertion) const;
    [[nodiscard]] bool underCondition(const FoldedRange& act) const;
    [[nodiscard]] bool deniedByWords(const Assertion& assertion, const Acts& acts,
                                     const DrugStatement& statement) const;
    [[nodiscard]] const ActMention* find(const Acts& acts, std::initializer_list<CourseAct> kinds) const;
    [[nodiscard]] bool closesPhrase(const FoldedRange& act) const;
    [[nodiscard]] bool doubtOfLink(const Assertion& assertion, const DrugStatement& statement) const;
    static void leaveOpen(const FoldedRange& cue, const FoldedRange& act, DrugStatement& statement);
    void decide(const Acts& acts, DrugStatement& statement) const;
    void set(DrugStatement& statement, DrugUse use, const ActMention* act) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
