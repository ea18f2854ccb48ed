#include "engine/store/field_reader.h"

#include "engine/domain/codes.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kActs{"field_acts", R"(
SELECT event, at, actor, note, reason, field, act, status, value, unit, machine, standing FROM field_acts
WHERE (?1 = '' OR note = ?1) AND standing >= ?2 ORDER BY ordinal, field)"};
constexpr SqlText kQueries{"note_queries", R"(
SELECT id, note, field, rule, document, state, text, opened_at, opened_by, answer, answered_at, answered_by, closed_at, closed_by,
       closing FROM note_queries WHERE ?1 = '' OR note = ?1 ORDER BY ordinal)"};
} // namespace

Result<std::vector<RecordedFieldAct>> fieldActs(ReadHandle& handle, const std::string& note,
                                                bool standingOnly)
{
    return asResult([&] {
        std::vector<RecordedFieldAct> all;
        SqlStatement rows = handle.connection().prepare(kActs);
        rows.bindAll(note, standingOnly);
        while (rows.step()) {
            RecordedFieldAct one{rows.text(0), rows.text(1), rows.text(2),         rows.text(3),
                                 rows.text(4), {},           rows.integer(11) != 0};
            one.act.field = rows.text(5);
            one.act.kind = fromCode<FieldActKind>(rows.text(6)).value_or(FieldActKind::set);
            one.act.status = rows.text(7);
            one.act.value = rows.text(8);
            one.act.unit = rows.text(9);
            one.act.machine = rows.text(10);
            all.push_back(std::move(one));
        }
        return all;
    });
}

Result<std::vector<NoteQuery>> noteQueries(ReadHandle& handle, const std::string& note)
{
    return asResult([&] {
        std::vector<NoteQuery> all;
        SqlStatement rows = handle.connection().prepare(kQueries);
        rows.bindAll(note);
        while (rows.step()) {
            NoteQuery one;
            one.id = rows.text(0);
            one.note = rows.text(1);
            one.field = rows.text(2);
            one.rule = rows.text(3);
            one.document = rows.text(4);
            one.state = fromCode<NoteQueryState>(rows.text(5)).value_or(NoteQueryState::open);
            one.text = rows.text(6);
            one.openedAt = rows.text(7);
            one.openedBy = rows.text(8);
            one.answer = rows.text(9);
            one.answeredAt = rows.text(10);
            one.answeredBy = rows.text(11);
            one.closedAt = rows.text(12);
            one.closedBy = rows.text(13);
            one.closing = rows.text(14);
            all.push_back(std::move(one));
        }
        return all;
    });
}

} // namespace cotejo
