#include "engine/text/analysed_note.h"

#include "engine/text/assertion_classifier.h"
#include "engine/text/date_scanner.h"
#include "engine/text/lexicon_matcher.h"
#include "engine/text/line_splitter.h"
#include "engine/text/note_date_finder.h"
#include "engine/text/quantity_scanner.h"
#include "engine/text/section_detector.h"
#include "engine/text/sentence_splitter.h"
#include "engine/text/trailing_words.h"
#include "engine/text/visit_splitter.h"
#include "engine/text/visit_table.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

// The last element of `items` that begins at or before `position`; the first where none does.
template <class T, class Begin>
const T& lastBefore(const std::vector<T>& items, std::size_t position, Begin begin)
{
    const auto place = std::upper_bound(items.begin(), items.end(), position,
                                        [&](std::size_t p, const T& item) { return p < begin(item); });
    return place == items.begin() ? *place : *(place - 1);
}

template <class T, class Begin>
std::span<const T> within(const std::vector<T>& items, const FoldedRange& range, Begin begin)
{
    const auto less = [&](const T& item, std::size_t p) { return begin(item) < p; };
    const auto first = std::lower_bound(items.begin(), items.end(), range.begin, less);
    const auto last = std::lower_bound(first, items.end(), std::max(range.begin, range.end), less);
    return {items.data() + (first - items.begin()), static_cast<std::size_t>(last - first)};
}

FoldedRange partAt(const std::vector<std::size_t>& begins, std::size_t position, const FoldedRange& whole)
{
    const auto next = std::upper_bound(begins.begin(), begins.end(), position);
    FoldedRange part = whole;
    if (next != begins.begin())
        part.begin = std::max(whole.begin, *(next - 1));
    if (next != begins.end())
        part.end = std::min(whole.end, *next);
    return part;
}

// "la primera infusión será el 15 de abril": a day to come.
bool announced(std::string_view folded, std::size_t date)
{
    static constexpr std::array<std::string_view, 7> kWords = {
        "sera el ",        "seria el ",       "programada para el ", "programado para el ",
        "se aplicara el ", "se iniciara el ", "iniciara el "};
    const std::string_view before = folded.substr(date > 20 ? date - 20 : 0, std::min<std::size_t>(date, 20));
    return std::any_of(kWords.begin(), kWords.end(),
                       [&](std::string_view words) { return before.ends_with(words); });
}

const auto kRangeBegin = [](const auto& item) { return item.range.begin; };

} // namespace

AnalysedNote::AnalysedNote(std::string text, std::optional<PartialDate> knownDate)
    : m_original(std::move(text)), m_text(m_original), m_index(m_original)
{
    m_lines = splitLines(m_text);
    m_sentences = splitSentences(m_text, m_lines);
    if (m_lines.empty())
        m_lines.emplace_back();
    if (m_sentences.empty())
        m_sentences.emplace_back();
    findMentions();
    m_dates = DateScanner(folded(), m_mentions).scan();
    QuantityScanner quantities(folded(), m_mentions, m_dates);
    quantities.scan();
    m_quantities = quantities.takeQuantities();
    m_intervals = quantities.takeIntervals();
    m_sections = detectSections(m_text, m_lines, m_mentions);
    m_visits = splitVisits(folded(), m_lines, m_dates, m_mentions);
    for (auto& section : m_sections)
        section.body.end = std::max(section.body.begin,
                                    std::min(section.body.end, visitAt(section.heading.begin).range.end));
    findDate(knownDate);
    resolveDates();
    findVisitTables(folded(), m_lines, m_dates, m_mentions);
    findClauses();
    classify();
}

void AnalysedNote::findMentions()
{
    const LexiconMatcher& matcher = shippedLexicons();
    const auto matches = matcher.find(m_text);
    m_mentions.reserve(matches.size());
    std::size_t sentence = 0;
    for (const auto& match : matches) {
        while (sentence + 1 < m_sentences.size() &&
               m_sentences[sentence + 1].range.begin <= match.range.begin)
            ++sentence;
        m_mentions.push_back({match.range, &matcher.lexicon().entries()[match.entry], sentence, {}});
    }
}

void AnalysedNote::findDate(const std::optional<PartialDate>& knownDate)
{
    const auto current = std::find_if(m_visits.begin(), m_visits.end(),
                                      [](const Visit& v) { return v.current && !v.heading.empty(); });
    if (current != m_visits.end()) {
        m_noteDate = current->date;
        const auto inHeading = datesIn(current->heading);
        if (!inHeading.empty())
            m_noteDateRange = inHeading.front().range;
    } else if (const auto found = findNoteDate(folded(), m_lines, m_dates, m_mentions)) {
        m_noteDate = m_dates[*found].date;
        m_noteDateRange = m_dates[*found].range;
    }
    if (knownDate) {
        if (m_noteDate != knownDate)
            m_noteDateRange.reset();
        m_noteDate = knownDate;
    }
    for (auto& visit : m_visits)
        if (!visit.date)
            visit.date = m_noteDate;
}

void AnalysedNote::resolveDates()
{
    std::size_t visit = 0;
    for (auto& date : m_dates) {
        while (visit + 1 < m_visits.size() && m_visits[visit + 1].range.begin <= date.range.begin)
            ++visit;
        if (m_visits[visit].date)
            date.resolve(*m_visits[visit].date, announced(folded(), date.range.begin));
    }
}

void AnalysedNote::findClauses()
{
    std::size_t mention = 0;
    for (const auto& sentence : m_sentences) {
        m_clauseBegins.push_back(sentence.range.begin);
        m_phraseBegins.push_back(sentence.range.begin);
        for (std::size_t i = sentence.range.begin; i < sentence.range.end; ++i) {
            const char c = folded()[i];
            while (mention < m_mentions.size() && m_mentions[mention].range.begin < i)
                ++mention;
            bool clause = c == ';' || c == '|' || c == '\t';
            for (std::size_t k = mention; k < m_mentions.size() && m_mentions[k].range.begin == i; ++k)
                clause = clause || m_mentions[k].is("cue", "terminator");
            const bool decimal = i + 1 < sentence.range.end && folded()[i + 1] >= '0' &&
                                 folded()[i + 1] <= '9' && i > sentence.range.begin &&
                                 folded()[i - 1] >= '0' && folded()[i - 1] <= '9';
            if (clause)
                m_clauseBegins.push_back(i);
            if (clause || (c == ',' && !decimal))
                m_phraseBegins.push_back(i);
        }
    }
}

void AnalysedNote::classify()
{
    AssertionClassifier classifier(m_original, m_text, m_mentions);
    TrailingWords trailing(m_original, m_text, m_mentions);
    for (std::size_t i = 0; i < m_mentions.size();) {
        std::size_t last = i;
        while (last < m_mentions.size() && m_mentions[last].sentence == m_mentions[i].sentence)
            ++last;
        const Sentence& sentence = m_sentences[m_mentions[i].sentence];
        classifier.classify(sentence, i, last);
        trailing.settle(sentence, i, last);
        i = last;
    }
    for (auto& mention : m_mentions)
        if (const Section* section = sectionAt(mention.range.begin);
            section != nullptr && section->entry->attribute("family") == "yes")
            mention.assertion.family = true;
}

std::string_view AnalysedNote::originalWords(const FoldedRange& range) const
{
    const std::size_t begin = m_text.sourceBegin(range);
    return std::string_view(m_original).substr(begin, m_text.sourceEnd(range) - begin);
}

const TextLine& AnalysedNote::lineAt(std::size_t position) const
{
    return lastBefore(m_lines, position, kRangeBegin);
}

const Sentence& AnalysedNote::sentenceAt(std::size_t position) const
{
    return lastBefore(m_sentences, position, kRangeBegin);
}

const Visit& AnalysedNote::visitAt(std::size_t position) const
{
    return lastBefore(m_visits, position, kRangeBegin);
}

FoldedRange AnalysedNote::clauseAt(std::size_t position) const
{
    return partAt(m_clauseBegins, position, sentenceAt(position).range);
}

FoldedRange AnalysedNote::phraseAt(std::size_t position) const
{
    return partAt(m_phraseBegins, position, sentenceAt(position).range);
}

const Section* AnalysedNote::sectionAt(std::size_t position) const
{
    if (m_sections.empty())
        return nullptr;
    const Section& section =
        lastBefore(m_sections, position, [](const Section& s) { return s.heading.begin; });
    return section.heading.begin <= position && position < section.body.end ? &section : nullptr;
}

std::string_view AnalysedNote::sectionKindAt(std::size_t position) const
{
    const Section* section = sectionAt(position);
    return section == nullptr ? std::string_view() : section->kind();
}

std::span<const Mention> AnalysedNote::mentionsIn(const FoldedRange& range) const
{
    return within(m_mentions, range, kRangeBegin);
}

std::span<const DateExpression> AnalysedNote::datesIn(const FoldedRange& range) const
{
    return within(m_dates, range, kRangeBegin);
}

std::span<const QuantityExpression> AnalysedNote::quantitiesIn(const FoldedRange& range) const
{
    return within(m_quantities, range, [](const QuantityExpression& q) { return q.number.begin; });
}

std::span<const IntervalExpression> AnalysedNote::intervalsIn(const FoldedRange& range) const
{
    return within(m_intervals, range, kRangeBegin);
}

std::vector<const Mention*> AnalysedNote::mentionsOf(std::string_view group) const
{
    std::vector<const Mention*> found;
    for (const auto& mention : m_mentions)
        if (mention.is(group))
            found.push_back(&mention);
    return found;
}

const Mention* AnalysedNote::mentionAt(std::size_t position, std::string_view group) const
{
    for (const auto& mention : mentionsIn({position, position + 1}))
        if (mention.is(group))
            return &mention;
    return nullptr;
}

TextSpan AnalysedNote::span(const FoldedRange& range) const
{
    return m_index.span(m_text.sourceBegin(range), m_text.sourceEnd(range));
}

Evidence AnalysedNote::evidence(const FoldedRange& range) const
{
    return {span(range), std::string(originalWords(range)), {}};
}

} // namespace cotejo
