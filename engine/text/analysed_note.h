#pragma once

#include "engine/base/code_point_index.h"
#include "engine/domain/field_status.h"
#include "engine/text/date_expression.h"
#include "engine/text/folded_text.h"
#include "engine/text/interval_expression.h"
#include "engine/text/mention.h"
#include "engine/text/quantity_expression.h"
#include "engine/text/section.h"
#include "engine/text/sentence.h"
#include "engine/text/text_line.h"
#include "engine/text/visit.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A note's text with everything that is found in it before any field is read: lines and cells, sentences,
// sections, visits, terms of the lexicons with their assertion, dates (relative ones resolved from their
// visit's date), numbers with units, intervals. All positions are bytes of folded(); evidence() leads back to
// the text as given. Built in linear time; look-ups by position are binary searches.
class AnalysedNote
{
public:
    // `text`: valid UTF-8, a byte order mark and CR LF included. `knownDate`: the date a structured record
    // gives, before any date of the text.
    explicit AnalysedNote(std::string text, std::optional<PartialDate> knownDate = std::nullopt);
    AnalysedNote(const AnalysedNote&) = delete;
    AnalysedNote& operator=(const AnalysedNote&) = delete;

    [[nodiscard]] const std::string& original() const { return m_original; }
    [[nodiscard]] const FoldedText& text() const { return m_text; }
    [[nodiscard]] std::string_view folded() const { return m_text.view(); }
    [[nodiscard]] std::string_view words(const FoldedRange& range) const
    {
        return folded().substr(range.begin, range.length());
    }
    [[nodiscard]] std::string_view originalWords(const FoldedRange& range) const; // the bytes as given

    [[nodiscard]] std::span<const TextLine> lines() const { return m_lines; }
    [[nodiscard]] std::span<const Sentence> sentences() const { return m_sentences; }
    [[nodiscard]] std::span<const Section> sections() const { return m_sections; }
    [[nodiscard]] std::span<const Visit> visits() const { return m_visits; }
    [[nodiscard]] std::span<const Mention> mentions() const { return m_mentions; } // by begin, longer first
    [[nodiscard]] std::span<const DateExpression> dates() const { return m_dates; }
    [[nodiscard]] std::span<const QuantityExpression> quantities() const { return m_quantities; }
    [[nodiscard]] std::span<const IntervalExpression> intervals() const { return m_intervals; }

    [[nodiscard]] const TextLine& lineAt(std::size_t position) const; // the note has words
    [[nodiscard]] const Sentence& sentenceAt(std::size_t position) const;
    [[nodiscard]] FoldedRange
    clauseAt(std::size_t position) const; // part of the sentence between semicolons, cells and terminators
    [[nodiscard]] FoldedRange
    phraseAt(std::size_t position) const; // part of the clause between commas that are no decimal commas
    [[nodiscard]] const Section* sectionAt(std::size_t position) const; // nullptr: under no heading
    [[nodiscard]] std::string_view sectionKindAt(std::size_t position) const;
    [[nodiscard]] const Visit& visitAt(std::size_t position) const;

    // Parts of the lists above that begin inside `range`.
    [[nodiscard]] std::span<const Mention> mentionsIn(const FoldedRange& range) const;
    [[nodiscard]] std::span<const DateExpression> datesIn(const FoldedRange& range) const;
    [[nodiscard]] std::span<const QuantityExpression> quantitiesIn(const FoldedRange& range) const;
    [[nodiscard]] std::span<const IntervalExpression> intervalsIn(const FoldedRange& range) const;
    [[nodiscard]] std::vector<const Mention*> mentionsOf(std::string_view group) const; // in text order
    [[nodiscard]] const Mention* mentionAt(std::size_t position,
                                           std::string_view group) const; // one that begins there

    // Date the note was written on: the structured one, else the newest visit's, else one found in the text
    // (with its place).
    [[nodiscard]] const std::optional<PartialDate>& noteDate() const { return m_noteDate; }
    [[nodiscard]] const std::optional<FoldedRange>& noteDateRange() const { return m_noteDateRange; }

    [[nodiscard]] TextSpan span(const FoldedRange& range) const;
    [[nodiscard]] Evidence evidence(const FoldedRange& range) const; // span in code points with its words

private:
    void findMentions();
    void findDate(const std::optional<PartialDate>& knownDate);
    void resolveDates();
    void classify();
    void findClauses();

    std::string m_original;
    FoldedText m_text;
    CodePointIndex m_index;
    std::vector<TextLine> m_lines;
    std::vector<Sentence> m_sentences;
    std::vector<Section> m_sections;
    std::vector<Visit> m_visits;
    std::vector<Mention> m_mentions;
    std::vector<DateExpression> m_dates;
    std::vector<QuantityExpression> m_quantities;
    std::vector<IntervalExpression> m_intervals;
    std::vector<std::size_t> m_clauseBegins; // sentence begins among them
    std::vector<std::size_t> m_phraseBegins; // clause begins among them
    std::optional<PartialDate> m_noteDate;
    std::optional<FoldedRange> m_noteDateRange;
};

} // namespace cotejo
