#include "engine/completeness/open_use_reader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 15> kSeveral = {
    " los ",  " las ", "ellos",       "ellas",   "ambos",      "ambas", "estos", "continuan",
    "siguen", " tx",   "tratamiento", "esquema", "medicament", " them", " both"};
constexpr std::array<std::string_view, 6> kCourse = {"biologic", "tratamiento", " tx",
                                                     "terapia",  "treatment",   "aplica"};

constexpr std::size_t kQuestion = 120; // bytes of a question behind its act
constexpr std::size_t kNamed = 600;    // and back to the drugs it may mean
constexpr std::size_t kMostOpen = 200; // questions of a note that are followed up

bool hasOneOf(std::string_view words, auto const& list)
{
    return std::any_of(list.begin(), list.end(),
                       [&](std::string_view word) { return words.find(word) != std::string_view::npos; });
}

bool tellsOfUse(const DrugStatement& statement)
{
    return statement.drug != nullptr &&
           (statement.uses() || statement.use == DrugUse::past || statement.use == DrugUse::planned);
}

auto firstFrom(const std::vector<DrugStatement>& statements, std::size_t position)
{
    return std::lower_bound(statements.begin(), statements.end(), position,
                            [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
}

} // namespace

// From the words that ask to the end of the phrase or bracket.
FoldedRange OpenUseReader::question(const ActMention& act) const
{
    const FoldedRange phrase = m_note.phraseAt(act.range.begin);
    FoldedRange asked{act.asks.begin, std::max(phrase.end, act.range.end)};
    const std::string_view words = m_note.words({act.range.end, asked.end});
    asked.end = act.range.end + std::min({words.find_first_of(").\n"), words.size(), kQuestion});
    return asked;
}

// "Se desconoce si continúa fumando": it is asked of something else, or of a drug named in the question.
bool OpenUseReader::hasSubject(const FoldedRange& question) const
{
    const auto inside = m_note.mentionsIn(question);
    return std::any_of(inside.begin(), inside.end(), [](const Mention& m) {
        return m.is("field") || m.is("finding") || m.is("event") || m.is("life_event") || m.is("drug");
    });
}

std::vector<const DrugStatement*> OpenUseReader::meant(const FoldedRange& question,
                                                       const std::vector<DrugStatement>& statements) const
{
    const auto behind = firstFrom(statements, question.begin);
    FoldedRange sentence = m_note.sentenceAt(question.begin).range;
    std::vector<const DrugStatement*> found;
    for (int step = 0; step < 2 && found.empty(); ++step) {
        const std::size_t nearest = question.begin - std::min(question.begin, kNamed);
        for (auto place = firstFrom(statements, std::max(sentence.begin, nearest)); place != behind; ++place)
            if (sentence.contains(place->range.begin) && tellsOfUse(*place))
                found.push_back(&*place);
        if (sentence.begin == 0)
            break;
        sentence = m_note.sentenceAt(sentence.begin - 1).range;
    }
    const std::string_view words = m_note.words(question);
    if (!found.empty() && !hasOneOf(words, kSeveral))
        found.erase(found.begin(), found.end() - 1);
    if (!found.empty() || !hasOneOf(words, kCourse))
        return found;
    const DrugStatement* running = nullptr;
    for (const auto& statement : statements)
        if (statement.category == DrugCategory::bts_dmard && tellsOfUse(statement) && statement.uses() &&
            (running == nullptr || statement.range.begin < question.begin))
            running = &statement;
    if (running != nullptr)
        found.push_back(running);
    return found;
}

DrugStatement OpenUseReader::left(const DrugStatement& drug, const ActMention& act,
                                  const FoldedRange& question) const
{
    DrugStatement statement;
    statement.drug = drug.drug;
    statement.category = drug.category;
    statement.range = act.range;
    statement.pre = {question.begin, act.range.begin};
    statement.post = {act.range.end, question.end};
    statement.act = question;
    statement.use = DrugUse::unknown_use;
    statement.certain = true;
    const Visit& visit = m_note.visitAt(act.range.begin);
    statement.currentVisit = visit.current;
    statement.visitDate = visit.date;
    return statement;
}

void OpenUseReader::addTo(std::vector<DrugStatement>& statements) const
{
    std::vector<DrugStatement> added;
    std::size_t covered = 0;
    for (const auto& act : m_acts.open()) {
        const bool ofUse = act.act == CourseAct::keep || act.act == CourseAct::current ||
                           act.act == CourseAct::stop || act.act == CourseAct::start ||
                           act.act == CourseAct::resume || act.act == CourseAct::hold;
        if (act.range.begin < covered || !ofUse)
            continue;
        if (added.size() > kMostOpen)
            break;
        const FoldedRange asked = question(act);
        covered = asked.end;
        const auto named = firstFrom(statements, asked.begin);
        if (hasSubject(asked) ||
            (named != statements.end() && named->drug != nullptr && asked.contains(named->range.begin)))
            continue;
        for (const DrugStatement* drug : meant(asked, statements))
            added.push_back(left(*drug, act, asked));
    }
    if (added.empty())
        return;
    std::move(added.begin(), added.end(), std::back_inserter(statements));
    std::stable_sort(
        statements.begin(), statements.end(),
        [](const DrugStatement& a, const DrugStatement& b) { return a.range.begin < b.range.begin; });
}

} // namespace cotejo
