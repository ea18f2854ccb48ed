#pragma once

#include "ui/widgets/shown_paragraph.h"
#include "ui/widgets/text_mark.h"
#include "ui/widgets/text_offsets.h"
#include "ui/widgets/text_paragraphs.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cotejo
{

// A mark with its place in UTF-16 of its section, and the paragraphs it touches.
struct PlacedMark {
    TextMark mark;
    qsizetype start = 0;
    qsizetype end = 0;
    std::size_t firstParagraph = 0;
    std::size_t lastParagraph = 0;
};

// The texts and marks of a SourceTextView without any geometry. A "flat" position is a UTF-16 offset into
// everything that is shown, one line break between paragraphs (none where a paragraph continues).
class MarkedText
{
public:
    MarkedText() = default;
    explicit MarkedText(std::vector<TextSection> sections);

    // Keeps those that lie within their section and are not empty, in order of place; returns how many were
    // left out.
    std::size_t setMarks(std::vector<TextMark> marks);

    [[nodiscard]] bool isEmpty() const { return m_paragraphs.empty(); }
    [[nodiscard]] std::size_t sectionCount() const { return m_sections.size(); }
    [[nodiscard]] const TextSection& section(std::size_t i) const { return m_sections[i].given; }
    [[nodiscard]] std::size_t firstParagraphOf(std::size_t section) const
    {
        return m_sections[section].first;
    }
    [[nodiscard]] const std::vector<TextParagraph>& paragraphs() const { return m_paragraphs; }
    [[nodiscard]] const std::vector<PlacedMark>& marks() const
    {
        return m_marks;
    } // by section, start, longest first
    [[nodiscard]] std::span<const std::uint32_t> marksOf(std::size_t paragraph) const;
    [[nodiscard]] bool startsSection(std::size_t paragraph) const;
    [[nodiscard]] ShownParagraph shown(std::size_t paragraph) const;

    [[nodiscard]] qsizetype flatSize() const { return m_flatSize; }
    [[nodiscard]] qsizetype flatStart(std::size_t paragraph) const { return m_flatStart[paragraph]; }
    [[nodiscard]] std::size_t paragraphAt(qsizetype flat) const;
    [[nodiscard]] QString flatText(qsizetype from, qsizetype to) const; // as shown
    [[nodiscard]] QString sourceText(qsizetype from,
                                     qsizetype to) const; // the original; hidden data as "[label]"
    struct Stretch {
        std::size_t section = 0;
        TextSpan span;
    };
    // Code points of flat [from, to); nullopt where it is empty or runs over more than one section.
    [[nodiscard]] std::optional<Stretch> stretch(qsizetype from, qsizetype to) const;

private:
    struct Section {
        TextSection given;
        QString text;
        TextOffsets offsets;
        std::size_t first = 0; // paragraph
    };
    [[nodiscard]] std::optional<PlacedMark> place(TextMark mark) const;
    void indexMarks();
    void measure();

    std::vector<Section> m_sections;
    std::vector<TextParagraph> m_paragraphs;
    std::vector<PlacedMark> m_marks;
    std::vector<std::uint32_t> m_markLists; // marks of paragraph p: [m_listStart[p], m_listStart[p + 1])
    std::vector<std::size_t> m_listStart;
    std::vector<qsizetype> m_flatStart;
    qsizetype m_flatSize = 0;
};

} // namespace cotejo
