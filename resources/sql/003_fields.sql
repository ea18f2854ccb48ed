-- Schema 3: what people say of a note's fields, and the queries they put to its author.

-- Projection: each act on a field. `standing` is the last one, unless it takes the others back. `machine` is the program's reading
-- at that moment, as JSON; `value` is JSON.
CREATE TABLE field_acts (
    event TEXT NOT NULL REFERENCES events (id),
    field TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    at TEXT NOT NULL,
    offset INTEGER NOT NULL,
    actor TEXT NOT NULL,
    note TEXT NOT NULL,
    document TEXT NOT NULL,
    act TEXT NOT NULL CHECK (act IN ('set', 'confirmed', 'cleared')),
    status TEXT NOT NULL,
    value TEXT NOT NULL,
    unit TEXT NOT NULL,
    reason TEXT NOT NULL,
    machine TEXT NOT NULL,
    standing INTEGER NOT NULL CHECK (standing IN (0, 1)),
    PRIMARY KEY (event, field)
) STRICT, WITHOUT ROWID;
CREATE INDEX field_acts_of ON field_acts (note, field, ordinal);

-- Projection: queries to the author of a note.
CREATE TABLE note_queries (
    id TEXT PRIMARY KEY NOT NULL REFERENCES events (id),
    ordinal INTEGER NOT NULL UNIQUE,
    note TEXT NOT NULL,
    field TEXT NOT NULL,
    rule TEXT NOT NULL,
    document TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
    text TEXT NOT NULL,
    opened_at TEXT NOT NULL,
    opened_by TEXT NOT NULL,
    answer TEXT NOT NULL,
    answered_at TEXT NOT NULL,
    answered_by TEXT NOT NULL,
    closed_at TEXT NOT NULL,
    closed_by TEXT NOT NULL,
    closing TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX note_queries_of ON note_queries (note, state);
