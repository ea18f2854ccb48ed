#pragma once

#include "engine/base/clock.h"
#include "engine/domain/decision.h"
#include "engine/store/escalation_log.h"
#include "engine/store/queue_row.h"
#include "engine/store/reading_kind.h"
#include "engine/store/review_draft.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// A decision as it stands in the log. Old ones never leave it.
struct DecisionRecord {
    std::string event; // id of the event that made it
    std::string device;
    std::int64_t seq = 0;
    Instant at;
    ItemKind kind = ItemKind::turn;
    ReviewDecision decision;
    bool undone = false;
    bool standing = false; // the last one that is not undone
    bool stale = false;    // made about another document version, verdict or set of findings
    ReadingKind reading = ReadingKind::first;
};

struct StoredDocument {
    std::string sha256;
    ItemKind kind = ItemKind::turn; // `turn`: the document is a transcript
    std::string record;             // transcript id or note id
    std::string subject;
    std::string date;  // exported_at, or the note's date, as given
    std::string bytes; // the record byte for byte
};

// Another item of the same subject: the notes beside an answer, the answers beside a note.
struct RelatedItem {
    std::int64_t id = 0;
    std::string item;
    ItemKind kind = ItemKind::note;
    std::string date;
    std::string document; // SHA-256
};

// Everything known about one item.
struct CaseFile {
    QueueRow row;
    StoredDocument document;
    bool recordHasNewerDocument = false; // a later export of this transcript lacks this turn
    std::string evaluationJson;          // the line `check` or `note` prints; empty before it was evaluated
    std::string versions;                // contract or form with version that the evaluation was made with
    std::vector<DecisionRecord> history; // oldest first; what the person who asks must not see is left out
    bool blind = false;                  // a second reading by the person who asks is awaited
    std::string hiddenFirst;             // event of the decision it is beside; "" where not blind
    std::vector<EscalationRecord> escalations; // oldest first
    std::optional<SavedDraft> draft;           // of the person who asks
    std::vector<RelatedItem> related;          // other kind first, then newest first
};

} // namespace cotejo
