#include "engine/judges/answer_structure.h"

#include "engine/judges/text_number.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::array<std::pair<std::string_view, StructureKind>, 11> kStructureCodes = {
    {{"steps", StructureKind::steps},
     {"headings", StructureKind::headings},
     {"intervals", StructureKind::intervals},
     {"amounts", StructureKind::amounts},
     {"orders", StructureKind::orders},
     {"paragraphs", StructureKind::paragraphs},
     {"answer_first", StructureKind::answer_first},
     {"urgent_contact", StructureKind::urgent_contact},
     {"person", StructureKind::person},
     {"follow_up", StructureKind::follow_up},
     {"generalities", StructureKind::generalities}}};
constexpr std::array<std::string_view, 20> kIntervalLeads = {
    "en",    "cada", "a las",        "a los",        "dentro de", "por",     "durante",
    "tras",  "al",   "los primeros", "las primeras", "within",    "in",      "every",
    "after", "for",  "hasta",        "despues de",   "antes de",  "menos de"};
constexpr std::array<std::string_view, 12> kIntervalWords = {
    "semanal*",   "mensual*", "trimestral*", "anual*",      "semestral*", "diario",
    "cada noche", "weekly",   "monthly",     "cada semana", "cada mes",   "cada visita"};
constexpr std::size_t kOpening = 2;      // bytes of marks before the first word
constexpr std::size_t kNearOpening = 16; // bytes from the beginning of a sentence
constexpr std::size_t kHeading = 60;     // bytes at most of the words before a colon

class Structure
{
public:
    explicit Structure(const AnalysedText& answer) : m_answer(answer), m_folded(answer.folded()) {}

    std::vector<FoldedRange> places(StructureKind kind) const
    {
        switch (kind) {
        case StructureKind::steps:
            return steps();
        case StructureKind::headings:
            return headings();
        case StructureKind::intervals:
            return intervals();
        case StructureKind::amounts:
            return amounts();
        case StructureKind::orders:
            return counted({"order.verb", "order.must"});
        case StructureKind::paragraphs:
            return paragraphs();
        case StructureKind::answer_first:
            return answerFirst();
        case StructureKind::urgent_contact:
            return urgentContact();
        case StructureKind::person:
            return all("person.address");
        case StructureKind::follow_up:
            return followUp();
        case StructureKind::generalities:
            return counted({"general.speech"});
        }
        return {};
    }

private:
    std::vector<FoldedRange> all(const char* concept_) const
    {
        std::vector<FoldedRange> places;
        if (const auto number = m_answer.concepts().find(concept_))
            for (const std::uint32_t index : m_answer.mentionsOf(*number))
                places.push_back(m_answer.mentions()[index].range);
        return places;
    }

    // Of several concepts; places that overlap count once.
    std::vector<FoldedRange> counted(std::initializer_list<const char*> concepts) const
    {
        std::vector<FoldedRange> places;
        for (const char* concept_ : concepts)
            for (const FoldedRange& place : all(concept_))
                places.push_back(place);
        std::sort(places.begin(), places.end());
        std::vector<FoldedRange> apart;
        for (const FoldedRange& place : places)
            if (apart.empty() || place.begin >= apart.back().end)
                apart.push_back(place);
        return apart;
    }

    std::vector<FoldedRange> steps() const
    {
        std::vector<FoldedRange> places;
        for (std::size_t i = 0; i < m_folded.size(); ++i) {
            if (i > 0 && m_folded[i - 1] != '\n')
                continue;
            const std::string_view line = m_folded.substr(i, 4);
            const bool bullet =
                line.starts_with("- ") || line.starts_with("* ") || line.starts_with("\xE2\x80\xA2");
            const std::size_t digits = line.find_first_not_of("0123456789");
            const bool numbered = digits != std::string_view::npos && digits > 0 &&
                                  (line[digits] == '.' || line[digits] == ')');
            if (bullet || numbered)
                places.push_back({i, std::min(i + 3, m_folded.size())});
        }
        for (const std::string_view mark :
             {" 1) ", " 2) ", " 3) ", " 4) ", " 5) ", " (1) ", " (2) ", " (3) "})
            if (const std::size_t at = m_folded.find(mark); at != std::string_view::npos)
                places.push_back({at + 1, at + mark.size() - 1});
        std::sort(places.begin(), places.end());
        return places;
    }

    std::vector<FoldedRange> headings() const
    {
        std::vector<FoldedRange> places;
        for (std::size_t i = 0; i < m_folded.size(); ++i) {
            if (m_folded[i] != ':')
                continue;
            if (i + 1 < m_folded.size() && !TextCursor::isBlank(m_folded[i + 1]))
                continue;
            std::size_t begin = i;
            while (begin > 0 && i - begin < kHeading + 1) {
                const char c = m_folded[begin - 1];
                if (c == '\n' || c == '.' || c == ';' || c == '!' || c == '?' || c == '(')
                    break;
                --begin;
            }
            const std::string_view words = m_folded.substr(begin, i - begin);
            if (i - begin <= kHeading && words.find("pmid") == std::string_view::npos && words.size() > 2)
                places.push_back({begin, i});
        }
        return places;
    }

    static std::string_view trimmedEnd(std::string_view text)
    {
        while (!text.empty() && TextCursor::isBlank(text.back()))
            text.remove_suffix(1);
        return text;
    }

    std::vector<FoldedRange> intervals() const
    {
        std::vector<FoldedRange> places;
        const auto numbers = textNumbers(m_folded);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const TextNumber& number = numbers[i];
            if (weeksOf(number.unit) <= 0)
                continue;
            std::size_t begin = number.range.begin;
            if (i > 0 && numbers[i - 1].range.end + 4 >= begin && numbers[i - 1].unit.size() <= 2)
                begin = numbers[i - 1].range.begin; // "4-6 semanas", "4 a 6 semanas"
            const std::string_view before =
                trimmedEnd(m_folded.substr(begin > 20 ? begin - 20 : 0, std::min<std::size_t>(begin, 20)));
            if (std::any_of(kIntervalLeads.begin(), kIntervalLeads.end(), [&](std::string_view lead) {
                    return before.ends_with(lead) &&
                           (before.size() == lead.size() ||
                            !TextCursor::isWord(before[before.size() - lead.size() - 1]));
                }))
                places.push_back(
                    {begin, std::min(number.range.end + 1 + number.unit.size(), m_folded.size())});
        }
        for (const std::string_view word : kIntervalWords) {
            const std::string_view stem = word.substr(0, word.find('*'));
            for (std::size_t at = m_folded.find(stem); at != std::string_view::npos;
                 at = m_folded.find(stem, at + stem.size()))
                if (at == 0 || !TextCursor::isWord(m_folded[at - 1]))
                    places.push_back({at, at + stem.size()});
        }
        std::sort(places.begin(), places.end());
        return places;
    }

    std::vector<FoldedRange> amounts() const
    {
        std::vector<FoldedRange> places;
        for (const TextNumber& number : textNumbers(m_folded))
            if (!number.unit.empty() || number.bound)
                places.push_back(number.range);
        return places;
    }

    std::vector<FoldedRange> paragraphs() const
    {
        std::vector<FoldedRange> places;
        for (std::size_t begin = 0; begin < m_folded.size();) {
            const std::size_t end = std::min(m_folded.find('\n', begin), m_folded.size());
            if (end > begin + 2)
                places.push_back({begin, end});
            begin = end + 1;
        }
        return places;
    }

    // A word of decision that opens the first or second sentence, or an order near its beginning.
    std::vector<FoldedRange> answerFirst() const
    {
        std::vector<FoldedRange> places;
        for (const char* concept_ : {"decision.first", "order.verb", "order.must"})
            for (const FoldedRange& place : all(concept_)) {
                const std::uint32_t sentence = m_answer.sentenceAt(place.begin);
                const std::size_t from = m_answer.sentences()[sentence].range.begin;
                const std::size_t reach = concept_[0] == 'd' ? kOpening : kNearOpening;
                if (sentence < 2 && place.begin <= from + reach)
                    places.push_back(place);
            }
        std::sort(places.begin(), places.end());
        return places;
    }

    // Which sentences heed the concept: one pass over its mentions, however many sentences there are.
    std::vector<bool> heeded(const char* concept_) const
    {
        std::vector<bool> sentences(m_answer.sentences().size(), false);
        const auto number = m_answer.concepts().find(concept_);
        if (!number)
            return sentences;
        for (const std::uint32_t index : m_answer.mentionsOf(*number)) {
            const ConceptMention& mention = m_answer.mentions()[index];
            if (mention.stance.polarity != Polarity::unneeded && !mention.stance.family)
                sentences[mention.sentence] = true;
        }
        return sentences;
    }

    // At least two of: sign, act of seeking care, urgency; the urgency among them.
    std::vector<FoldedRange> urgentContact() const
    {
        const auto urgent = heeded("urgent.when");
        const auto act = heeded("urgent.act");
        const auto sign = heeded("urgent.sign");
        std::vector<FoldedRange> places;
        for (std::size_t i = 0; i < urgent.size(); ++i)
            if (urgent[i] && (act[i] || sign[i]))
                places.push_back(m_answer.sentences()[i].range);
        return places;
    }

    // Each act with the first time of its sentence.
    std::vector<FoldedRange> followUp() const
    {
        std::vector<std::optional<FoldedRange>> times(m_answer.sentences().size());
        for (const FoldedRange& time : intervals()) {
            auto& first = times[m_answer.sentenceAt(time.begin)];
            if (!first)
                first = time;
        }
        std::vector<FoldedRange> places;
        for (const FoldedRange& act : all("follow.act"))
            if (const auto& time = times[m_answer.sentenceAt(act.begin)])
                places.push_back({std::min(act.begin, time->begin), std::max(act.end, time->end)});
        return places;
    }

    const AnalysedText& m_answer;
    std::string_view m_folded;
};

} // namespace

std::optional<StructureKind> structureKindFromCode(std::string_view code)
{
    for (const auto& [name, kind] : kStructureCodes)
        if (name == code)
            return kind;
    return std::nullopt;
}

std::string_view codeOf(StructureKind kind)
{
    for (const auto& [name, known] : kStructureCodes)
        if (known == kind)
            return name;
    return {};
}

std::vector<FoldedRange> structurePlaces(StructureKind kind, const AnalysedText& answer)
{
    return Structure(answer).places(kind);
}

} // namespace cotejo
