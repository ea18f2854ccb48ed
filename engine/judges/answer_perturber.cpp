#include "engine/judges/answer_perturber.h"

#include "engine/judges/datum_edits.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <initializer_list>

namespace cotejo
{
namespace
{

constexpr double kShortest = 0.7; // of the clean answer's words, padded up to
constexpr double kLeft = 0.33;    // of the words that must be the answer's own

std::size_t seedOf(const std::string& item)
{
    std::uint64_t hash = 1469598103934665603ULL; // FNV-1a
    for (const char c : item)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return static_cast<std::size_t>(hash >> 16U);
}

class Degrading
{
public:
    Degrading(const ConceptSet& concepts, const std::string& query, const std::string& answer,
              const std::string& item)
        : m_concepts(concepts), m_question(query, concepts), m_clean(countWords(answer)), m_seed(seedOf(item))
    {
        m_made.text = answer;
    }

    void missingInstruction()
    {
        dropSentences("drop_safety", {"urgent.when", "urgent.act", "urgent.sign"}, false);
        dropSentences("drop_follow_up", {"follow.act"}, false);
        dropCitations();
        flatten();
        pad("pad_general", PerturbationWords::builtIn().general);
    }

    void missingUserData()
    {
        const AnalysedText answer(m_made.text, m_concepts);
        const DatumEdits data(m_question, answer);
        TextEdits edits(answer);
        note("strip_names", data.stripNames(edits));
        note("strip_values", data.stripValues(edits));
        m_made.text = edits.applied();
        if (!m_made.operators.empty())
            pad("pad_neutral", PerturbationWords::builtIn().neutral);
    }

    void inappropriateInstruction(QueryScenario scenario)
    {
        const PerturbationWords& words = PerturbationWords::builtIn();
        dropSentences("drop_warnings", {"urgent.when", "urgent.act", "urgent.sign"}, true);
        const auto& calm = words.reassurance.at(static_cast<std::size_t>(scenario));
        m_made.text =
            calm[m_seed % calm.size()] + " " + m_made.text + "\n\n" + calm[(m_seed + 1) % calm.size()];
        note("reassure", 1);
        if (m_seed % 2 == 0) {
            m_made.text += " " + words.products[m_seed / 2 % words.products.size()];
            note("promote", 1);
        }
    }

    void inaccurateUserData()
    {
        const AnalysedText answer(m_made.text, m_concepts);
        const DatumEdits data(m_question, answer);
        TextEdits edits(answer);
        if (m_seed % 3 != 0)
            note("swap_drug", data.swapNames(edits, true, m_seed));
        note("shift_values", data.shiftValues(edits));
        if (m_seed % 3 == 0 || edits.isEmpty())
            note("swap_disease", data.swapNames(edits, false, m_seed));
        if (edits.isEmpty())
            note("swap_drug", data.swapNames(edits, true, m_seed));
        m_made.text = edits.applied();
    }

    std::optional<PerturbedAnswer> result()
    {
        if (m_made.operators.empty() || m_own < kLeft)
            return std::nullopt;
        return std::move(m_made);
    }

private:
    void note(const char* name, std::size_t places)
    {
        if (places > 0)
            m_made.operators.emplace_back(name);
    }

    // Sentences that speak of one of the concepts; with `risks`, of any risk, too. The first one stays.
    void dropSentences(const char* name, std::initializer_list<const char*> concepts, bool risks)
    {
        const AnalysedText answer(m_made.text, m_concepts);
        std::vector<bool> drop(answer.sentences().size(), false);
        for (const char* id : concepts)
            if (const auto number = m_concepts.find(id))
                for (const std::uint32_t index : answer.mentionsOf(*number))
                    drop[answer.mentions()[index].sentence] = true;
        for (const ConceptMention& mention : answer.mentions())
            if (risks && m_concepts.at(mention.number).kind == "risk")
                drop[mention.sentence] = true;
        TextEdits edits(answer);
        std::size_t dropped = 0;
        for (std::size_t i = 1; i < drop.size(); ++i)
            if (drop[i] && edits.replace(answer.sentences()[i].range, ""))
                ++dropped;
        const std::string left = edits.applied();
        const double share =
            static_cast<double>(countWords(left)) / static_cast<double>(std::max<std::size_t>(m_clean, 1));
        if (dropped == 0 || share < kLeft)
            return;
        m_own = share;
        m_made.text = left;
        note(name, dropped);
    }

    void dropCitations()
    {
        std::size_t dropped = 0;
        for (std::size_t at = m_made.text.find("(PMID"); at != std::string::npos;
             at = m_made.text.find("(PMID", at)) {
            const std::size_t end = m_made.text.find(')', at);
            if (end == std::string::npos)
                break;
            m_made.text.erase(at, end + 1 - at);
            ++dropped;
        }
        m_made.text = tidied(m_made.text);
        note("drop_citations", dropped);
    }

    void flatten()
    {
        std::string flat;
        std::size_t marks = 0;
        for (std::size_t begin = 0; begin < m_made.text.size();) {
            const std::size_t end = std::min(m_made.text.find('\n', begin), m_made.text.size());
            std::string_view line = std::string_view(m_made.text).substr(begin, end - begin);
            const std::size_t digits = line.find_first_not_of("0123456789");
            const bool numbered = digits != std::string_view::npos && digits > 0 && digits < 3 &&
                                  (line[digits] == '.' || line[digits] == ')');
            if (numbered || line.starts_with("- ") || line.starts_with("* ")) {
                line.remove_prefix(numbered ? digits + 1 : 2);
                ++marks;
            }
            while (!line.empty() && TextCursor::isBlank(line.front()))
                line.remove_prefix(1);
            if (!line.empty() && !flat.empty()) {
                flat += ' ';
                ++marks;
            }
            flat += line;
            begin = end + 1;
        }
        m_made.text = tidied(flat);
        note("flatten", marks);
    }

    void pad(const char* name, const std::vector<std::string>& sentences)
    {
        std::size_t added = 0;
        do {
            m_made.text += " " + sentences[(m_seed + added) % sentences.size()];
            ++added;
        } while (added < sentences.size() &&
                 static_cast<double>(countWords(m_made.text)) < kShortest * static_cast<double>(m_clean));
        note(name, added);
    }

    const ConceptSet& m_concepts;
    AnalysedText m_question;
    std::size_t m_clean;
    std::size_t m_seed;
    double m_own = 1;
    PerturbedAnswer m_made;
};

} // namespace

std::optional<PerturbedAnswer> AnswerPerturber::degraded(PerturbationRegime regime, QueryScenario scenario,
                                                         const std::string& query, const std::string& answer,
                                                         const std::string& item) const
{
    Degrading work(m_concepts, query, answer, item);
    switch (regime) {
    case PerturbationRegime::missing_instruction:
        work.missingInstruction();
        break;
    case PerturbationRegime::missing_user_data:
        work.missingUserData();
        break;
    case PerturbationRegime::inappropriate_instruction:
        work.inappropriateInstruction(scenario);
        break;
    case PerturbationRegime::inaccurate_user_data:
        work.inaccurateUserData();
        break;
    }
    return work.result();
}

QueryScenario AnswerPerturber::scenarioOf(const std::string& item, const std::string& query) const
{
    if (const auto named = scenarioFromCode(item.substr(0, item.find('-'))))
        return *named;
    const QueryPicture picture = pictureOf(AnalysedText(query, m_concepts));
    const auto most = std::max_element(picture.scenarios.begin(), picture.scenarios.end());
    return static_cast<QueryScenario>(most - picture.scenarios.begin());
}

} // namespace cotejo
