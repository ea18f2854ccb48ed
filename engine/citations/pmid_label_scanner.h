#pragma once

#include "engine/citations/identifier_board.h"
#include "engine/citations/label_gap.h"
#include "engine/citations/pmid_label.h"
#include "engine/citations/pmid_token.h"

#include <optional>
#include <vector>

namespace cotejo
{

// PMIDs beside a label, after or before it, alone or in a list.
class PmidLabelScanner
{
public:
    explicit PmidLabelScanner(IdentifierBoard& board) : m_board(board), m_text(board.text()) {}

    void run();

    // Labels that announce no number on their own line: headings of lists and tables may be among them. After
    // run(), in text order.
    [[nodiscard]] const std::vector<PmidLabel>& openLabels() const { return m_open; }

private:
    void takeBehindPlaceholder(const PmidLabel& label);
    [[nodiscard]] std::optional<IdentifierHit> firstNumber(const PmidLabel& label, const LabelGap& gap,
                                                           const PmidToken& token) const;
    [[nodiscard]] std::optional<IdentifierHit> plainNumber(const PmidLabel& label, const LabelGap& gap,
                                                           const PmidToken& token) const;
    [[nodiscard]] std::optional<IdentifierHit> withLetters(const PmidLabel& label, const LabelGap& gap,
                                                           const PmidToken& token) const;
    // Digits with signs between them where "PMID:" announced one number.
    [[nodiscard]] std::optional<IdentifierHit> brokenNumber(const PmidLabel& label, const LabelGap& gap,
                                                            const PmidToken& token) const;
    [[nodiscard]] bool smallNumberCounts(const PmidLabel& label, const LabelGap& gap,
                                         const PmidToken& token) const;

    IdentifierBoard& m_board;
    std::string_view m_text;
    std::vector<PmidLabel> m_open;
};

} // namespace cotejo
