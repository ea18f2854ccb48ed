#pragma once

#include "ui/views/arrangement.h"

#include <QWidget>

class QSplitter;

namespace cotejo
{

class AnswerHeader;
class AnswerTextPane;
class EvidencePane;
class FindingPane;
class LowerTabs;
class OrvsPane;
class ReviewSession;
class RubricPane;

// The answer under review: header, text, and below it (or, in a wide window, beside it) scores, evidence,
// findings and rubric.
class AnswerView : public QWidget
{
    Q_OBJECT
public:
    AnswerView(ReviewSession& session, QWidget* parent = nullptr);

    void setArrangement(const Arrangement& arrangement);
    [[nodiscard]] AnswerTextPane* text() const { return m_text; }
    [[nodiscard]] LowerTabs* lowerTabs() const { return m_tabs; }
    [[nodiscard]] RubricPane* rubric() const { return m_rubric; }
    void showRubric();

Q_SIGNALS:
    void unfoldWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void nameTabs();
    void openCard(const QString& findingMark);

    AnswerHeader* m_header;
    AnswerTextPane* m_text;
    OrvsPane* m_orvs;
    EvidencePane* m_evidence;
    FindingPane* m_findings;
    RubricPane* m_rubric;
    LowerTabs* m_tabs;
    QSplitter* m_sideBySide;
    QSplitter* m_stacked;
    QWidget* m_orvsSlot; // in the tabs
    bool m_column = false;
};

} // namespace cotejo
