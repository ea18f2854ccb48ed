#pragma once

#include <QString>

#include <vector>

namespace cotejo
{

// A paragraph as it stands on the screen: the lead before it, labels in place of hidden data. Offsets are
// UTF-16: source offsets into the section's text, shown offsets into `text()`.
class ShownParagraph
{
public:
    struct Swap { // source [start, end) stands as shown [shownStart, shownEnd)
        qsizetype start, end;
        qsizetype shownStart, shownEnd;
    };

    // source: the section's text; [start, end): the paragraph.
    ShownParagraph(const QString& source, qsizetype start, qsizetype end);
    void setLead(const QString& lead); // call first
    // In ascending order, none overlapping.
    void hide(qsizetype from, qsizetype to, const QString& label);
    void finish();

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] qsizetype leadLength() const { return m_lead; }
    [[nodiscard]] const std::vector<Swap>& hidden() const { return m_swaps; }
    [[nodiscard]] qsizetype toShown(qsizetype source) const;    // inside hidden data: its start
    [[nodiscard]] qsizetype toShownEnd(qsizetype source) const; // inside hidden data: its end
    [[nodiscard]] qsizetype toSource(qsizetype shown) const;    // inside a label: where the datum starts

private:
    const QString& m_source;
    qsizetype m_start;
    qsizetype m_end;
    qsizetype m_done; // source copied so far
    qsizetype m_lead = 0;
    QString m_text;
    std::vector<Swap> m_swaps;
};

} // namespace cotejo
