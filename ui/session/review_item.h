#pragma once

#include "engine/domain/cross_notice.h"
#include "engine/domain/decision.h"
#include "engine/domain/field_status.h"
#include "engine/domain/note.h"
#include "engine/domain/paper_fact.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/pipeline/answer_verification.h"
#include "engine/store/escalation_log.h"
#include "engine/store/field_reader.h"
#include "ui/session/kept_draft.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace cotejo
{

// A turn with what can be said about it.
struct AnswerCase {
    Transcript transcript;
    std::size_t turn = 0; // index into transcript.turns
    TurnCheck check;      // made now, with the contracts of this program
    std::optional<std::string>
        scoredText; // the draft that was last scored; nullopt where the record has none of that number

    bool shownIsScored = false; // the answer is that draft, but for PMIDs that were taken out

    [[nodiscard]] const Turn& record() const { return transcript.turns[turn]; }
};

// A note with what can be said about it.
struct NoteCase {
    Note note;
    NoteEvaluation evaluation;          // made now, with the form of this program
    std::vector<RecordedFieldAct> acts; // people's word on its fields, the standing ones
    std::vector<NoteQuery> queries;     // to its author, in the order they were opened

    [[nodiscard]] const RecordedFieldAct* actOn(const std::string& field) const; // null: nobody's
};

// A decision in the item's log.
struct PastDecision {
    QString event;
    ReviewDecision decision;
    QDateTime at; // local time of this computer
    bool undone = false;
    bool standing = false;
    bool stale = false; // made about another document, verdict or set of findings
};

// An evaluation made here on demand. It stands beside the record's and has no say in its verdict.
struct VerificationCase {
    AnswerVerification verification;
    QString by;
    QDateTime at;           // local time of this computer
    bool otherText = false; // of another export of the transcript than the one shown
};

// Another item of the same subject.
struct RelatedCase {
    qint64 id = 0;
    QString item;
    bool isNote = false;
    QString date;
    std::string document; // SHA-256
};

// Everything the window shows for one item. A value: views keep it as long as they like.
struct ReviewItem {
    qint64 id = 0;
    QString item; // "TRANSCRIPT/TURN" or the note's id
    bool isNote = false;
    QString subject;    // may be empty
    int turnNumber = 0; // 1-based; 0 for a note
    int turnCount = 0;
    QString verdictWord;              // code in the store: of the turn, or "complete/asked"
    QStringList reasons;              // codes, worst first
    std::optional<AnswerCase> answer; // of the item, or the newest of the same subject for a note
    std::optional<NoteCase> note;     // of the item, or the newest of the same subject no later than the turn
    QString versions;                 // contract or form the stored evaluation was made with
    QString currentVersions;          // of this program: the contract or form alone
    bool newerDocument = false;       // a later export of this transcript lacks this turn
    std::map<std::string, std::vector<PaperFact>> papers; // by PMID cited: what look-ups said, with their day
    std::vector<CrossNotice> cross; // where answer and note do not say the same; counts in neither
    std::vector<VerificationCase> verifications; // made here on demand, the newest first
    std::vector<PastDecision> history;           // oldest first
    std::vector<RelatedCase> related;
    std::optional<KeptDraft> draft;
    QDateTime draftSavedAt;
    DecisionBasis basis;
    QString standing;                          // event id of the decision that stands, empty where none does
    bool blind = false;                        // to be read a second time; what others decided is not in here
    std::vector<EscalationRecord> escalations; // oldest first

    [[nodiscard]] bool storedIsOld() const; // the stored evaluation was made with another contract or form
    // "P-017 · turn 2" or "Note n-0017", as people name it.
    [[nodiscard]] QString title() const;
};

using ReviewItemPtr = std::shared_ptr<const ReviewItem>;

} // namespace cotejo
