#pragma once

#include "ui/widgets/decision_choices.h"
#include "ui/widgets/draft_state_label.h"

#include <QWidget>

class QBoxLayout;

namespace cotejo
{

class CommentEdit;
class DayEdit;
class KeyButton;
class LabeledCombo;
class NameEdit;
class ReasonPicker;
class RoleLabel;

// The second row of the decision bar: what the chosen decision asks for. Shows only the parts that decision
// has.
class DecisionForm : public QWidget
{
    Q_OBJECT
public:
    explicit DecisionForm(QWidget* parent = nullptr);

    void setChoices(const DecisionChoices& choices);
    void setDraft(const DecisionDraft& draft); // says nothing
    [[nodiscard]] const DecisionDraft& draft() const { return m_draft; }
    void setKind(DecisionKind kind); // the comment stays; reasons that the new decision has too stay chosen
    void setDraftState(DraftState state, const QString& detail);
    void setTwoRows(bool on);
    void focusFirst(); // the first part that is still open
    void focusComment();
    void toggleReason(int index);
    // What is missing, one sentence each; empty where it can be registered. `approveAtOnce`: A needs no
    // reason.
    [[nodiscard]] QStringList missing(bool approveAtOnce) const;
    [[nodiscard]] QString dueText() const; // of the chosen urgency, while escalating

Q_SIGNALS:
    void changed(); // by the person
    void submitted();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillLists();
    void showParts();
    void evenHeights(); // labels as high as the controls beside them
    void levelChosen(int index);
    void takeOver(); // from the parts into the draft
    [[nodiscard]] bool has(DecisionKind kind) const { return m_draft.kind == kind; }

    DecisionChoices m_choices;
    DecisionDraft m_draft;
    RoleLabel* m_title;
    LabeledCombo* m_level;
    LabeledCombo* m_urgency;
    NameEdit* m_to;
    DayEdit* m_until;
    RoleLabel* m_untilLabel;
    ReasonPicker* m_reasons;
    CommentEdit* m_comment;
    DraftStateLabel* m_state;
    KeyButton* m_register;
    QBoxLayout* m_rows;
    bool m_filling = false;
};

} // namespace cotejo
