#pragma once

#include "engine/base/result.h"
#include "engine/domain/event.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

class ReadHandle;
class SqlConnection;

struct ConflictSide {
    std::string event;
    std::string device;
    std::string actor;
    std::string at;
    std::string says; // the word and what belongs to it, no free text
};

// Two acts on one thing, made in two files without knowing of each other. Nothing was chosen for anybody.
struct MergeConflict {
    std::string kind;    // "decision", "field", "query", "query_answer", "second_reading", "ruling",
                         // "escalation_step", "role"
    std::string subject; // item, note, or name of the person
    std::string field;   // of "field" and "query"; else empty
    std::vector<ConflictSide> sides; // two or more, by event id
};

// Collects what each of two files did alone, and says where both spoke of the same thing and differ.
class ConflictFinder
{
public:
    void addOurs(const Event& event) { add(event, m_ours); }
    void addTheirs(const Event& event) { add(event, m_theirs); }
    [[nodiscard]] std::vector<MergeConflict> conflicts() const; // by kind, subject and field

private:
    struct Said {
        ConflictSide side;
        std::string subject;
        std::string compared; // all that is said, free text too
    };
    using Key = std::pair<std::string, std::string>; // kind, and what it is about
    using Acts = std::map<Key, Said>;
    static void add(const Event& event, Acts& acts);

    Acts m_ours;
    Acts m_theirs;
};

// Items of the file where decisions in force stand beside each other and differ.
[[nodiscard]] std::vector<MergeConflict> decisionConflicts(SqlConnection& connection);

// The same for a person, without what a blind second reading must not show them yet. Who gave one of the
// sides reads nothing blind any more.
[[nodiscard]] Result<std::vector<MergeConflict>> conflictsToSettle(ReadHandle& handle,
                                                                   const std::string& viewer);

} // namespace cotejo
