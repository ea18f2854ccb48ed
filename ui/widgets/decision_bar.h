#pragma once

#include "ui/widgets/decision_choices.h"
#include "ui/widgets/draft_state_label.h"

#include <QWidget>

#include <array>

namespace cotejo
{

class DecisionForm;
class KeyButton;
class RoleLabel;

// The six decisions with their keys, and below them, for the chosen one, its form. Nothing is chosen
// beforehand. Pure widget: it asks nobody and stores nothing. After `registered` it takes no further decision
// until `startItem`: Enter held down is one decision.
class DecisionBar : public QWidget
{
    Q_OBJECT
public:
    explicit DecisionBar(QWidget* parent = nullptr);

    void setChoices(const DecisionChoices& choices);
    // A new item: an empty form, or its draft. `approveAtOnce`: a `passed` item without open findings, where
    // A needs no reason.
    void startItem(const DecisionDraft& draft, bool approveAtOnce);
    [[nodiscard]] DecisionDraft draft() const;
    void setDraftState(DraftState state, const QString& detail = {}); // as DraftStateLabel
    // Empty: decisions can be made. Else the six keys answer with this sentence and nothing is registered.
    void setReadOnly(const QString& why);
    // At the right of the first row until the next decision: "P-016: aceptada hace 1 min", with the button to
    // undo.
    void setLastDecision(const QString& text, bool canUndo);
    // Narrow windows; the form is then there only while something is chosen or written in it.
    void setTwoFormRows(bool on);
    // Registration failed: says why and lets the person try again; the form keeps everything.
    void refuse(const QString& why);
    [[nodiscard]] QString problem() const; // the sentence shown, empty if none

public Q_SLOTS:
    void choose(cotejo::DecisionKind kind); // as the key does
    void tryRegister();                     // says what is missing, or emits `registered`
    void editComment();
    void toggleReason(int index); // 0 is key 1
    void leaveForm();             // draft kept

Q_SIGNALS:
    // Only kind, reasons, comment, escalation and until are set; item, author and basis are the session's.
    void registered(const cotejo::ReviewDecision& decision);
    void draftChanged(); // anything of the form changed by the person
    void undoRequested();
    void formLeft(); // Esc: put the focus back into the text

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showChosen();
    void showForm();
    void showRemark(); // what is missing, else when an answer is due, else the last decision
    void emitDecision();
    void say(const QString& sentence);

    std::array<KeyButton*, 6> m_buttons;
    DecisionForm* m_form;
    RoleLabel* m_last;
    KeyButton* m_undo;
    RoleLabel* m_problem;
    QString m_readOnly;
    QString m_lastText;
    bool m_approveAtOnce = false;
    bool m_compact = false;
    bool m_done = false;
};

} // namespace cotejo
