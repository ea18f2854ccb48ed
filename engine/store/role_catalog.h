#pragma once

#include "engine/store/queue_row.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What a role may or may not do; the words are those of resources/review/roles.json.
enum class ReviewAct {
    decide_turn,
    decide_note,
    second_reading,
    adjudicate,
    follow_escalation,
    show_identifiers,
    export_log,
    change_roles,
    import_documents, // and evaluate them again
    speak_of_fields   // set, confirm and clear fields; queries to the author
};

struct ReviewRole {
    std::string code; // "clinician"
    std::string es;
    std::string en;
    std::set<ReviewAct> acts;
};

// Roles of reviewers: resources/review/roles.json, provisional.
class RoleCatalog
{
public:
    [[nodiscard]] static const RoleCatalog& builtIn();
    explicit RoleCatalog(std::string_view json); // throws on a text of another form

    [[nodiscard]] const std::vector<ReviewRole>& roles() const { return m_roles; }
    [[nodiscard]] const ReviewRole* find(std::string_view code) const;

private:
    std::vector<ReviewRole> m_roles;
};

[[nodiscard]] ReviewAct decidingAct(ItemKind kind);      // decide_note or decide_turn
[[nodiscard]] std::string_view codeOfAct(ReviewAct act); // "decide_turn", …

} // namespace cotejo
