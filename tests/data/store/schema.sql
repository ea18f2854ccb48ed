CREATE INDEX decisions_at ON decisions (at)
CREATE INDEX decisions_of ON decisions (record, turn, kind, ordinal)
CREATE INDEX escalation_steps_of ON escalation_steps (decision, ordinal)
CREATE INDEX evaluations_of ON evaluations (record, turn, document, kind, stale)
CREATE INDEX field_acts_of ON field_acts (note, field, ordinal)
CREATE INDEX items_name ON items (item)
CREATE INDEX items_queue ON items (priority, recency, item, id)
CREATE INDEX items_subject ON items (subject) WHERE subject <> ''
CREATE INDEX note_queries_of ON note_queries (note, state)
CREATE INDEX search_rows_of ON search_rows (record, turn)
CREATE TABLE artifacts (
    sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64),
    bytes BLOB NOT NULL
) STRICT
CREATE TABLE chain_heads (
    device TEXT PRIMARY KEY NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    hash TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT, WITHOUT ROWID
CREATE TABLE decisions (
    event TEXT PRIMARY KEY NOT NULL REFERENCES events (id),
    ordinal INTEGER NOT NULL UNIQUE,
    device TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at TEXT NOT NULL,
    offset INTEGER NOT NULL,
    actor TEXT NOT NULL,
    kind TEXT NOT NULL,
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    item TEXT NOT NULL,
    decision TEXT NOT NULL,
    reasons TEXT NOT NULL,
    comment TEXT NOT NULL,
    corrected TEXT,
    level TEXT,
    urgency TEXT,
    addressee TEXT,
    until TEXT,
    document TEXT NOT NULL,
    verdict TEXT NOT NULL,
    versions TEXT NOT NULL,
    findings TEXT NOT NULL,
    undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
    stale INTEGER NOT NULL CHECK (stale IN (0, 1))
, reading TEXT NOT NULL DEFAULT 'first' CHECK (reading IN ('first', 'second', 'ruling')), follows TEXT) STRICT, WITHOUT ROWID
CREATE TABLE documents (
    sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64),
    bytes BLOB NOT NULL
) STRICT
CREATE TABLE drafts (
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    author TEXT NOT NULL,
    content TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    offset INTEGER NOT NULL,
    PRIMARY KEY (kind, record, turn, author)
) STRICT, WITHOUT ROWID
CREATE TABLE escalation_steps (
    event TEXT PRIMARY KEY NOT NULL REFERENCES events (id),
    ordinal INTEGER NOT NULL UNIQUE,
    decision TEXT NOT NULL,
    step TEXT NOT NULL CHECK (step IN ('acknowledged', 'answered', 'closed')),
    at TEXT NOT NULL,
    offset INTEGER NOT NULL,
    actor TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID
CREATE TABLE evaluations (
    id INTEGER PRIMARY KEY NOT NULL,
    document TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    event TEXT NOT NULL REFERENCES events (id),
    artifact TEXT NOT NULL REFERENCES artifacts (sha256),
    line INTEGER NOT NULL CHECK (line >= 0),
    verdict TEXT NOT NULL,
    versions TEXT NOT NULL,
    complete INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    to_clarify INTEGER NOT NULL,
    unknown INTEGER NOT NULL,
    absent INTEGER NOT NULL,
    not_applicable INTEGER NOT NULL,
    reasons TEXT NOT NULL,
    stale INTEGER NOT NULL CHECK (stale IN (0, 1))
) STRICT
CREATE TABLE events (
    ordinal INTEGER PRIMARY KEY NOT NULL,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    device TEXT NOT NULL CHECK (length(device) > 0),
    seq INTEGER NOT NULL CHECK (seq > 0),
    at TEXT NOT NULL CHECK (length(at) = 24),
    offset INTEGER NOT NULL CHECK (offset BETWEEN -1440 AND 1440),
    actor TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    payload TEXT NOT NULL,
    prev_hash TEXT NOT NULL CHECK (length(prev_hash) = 64),
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    UNIQUE (device, seq)
) STRICT
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
) STRICT, WITHOUT ROWID
CREATE TABLE imports (
    document TEXT NOT NULL REFERENCES documents (sha256),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    subject TEXT NOT NULL,
    date TEXT NOT NULL,
    date_ms INTEGER,
    batch TEXT NOT NULL,
    file TEXT NOT NULL,
    event TEXT NOT NULL REFERENCES events (id),
    PRIMARY KEY (kind, record, document)
) STRICT, WITHOUT ROWID
CREATE TABLE items (
    id INTEGER PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    item TEXT NOT NULL,
    turn_number INTEGER NOT NULL,
    turn_count INTEGER NOT NULL,
    subject TEXT NOT NULL,
    date TEXT NOT NULL,
    recency INTEGER NOT NULL,
    document TEXT NOT NULL,
    date_ms INTEGER,
    batch TEXT NOT NULL,
    evaluation INTEGER,
    verdict TEXT NOT NULL,
    reasons TEXT NOT NULL,
    priority INTEGER NOT NULL,
    standing TEXT,
    state TEXT NOT NULL CHECK (state IN ('pending', 'stale', 'postponed', 'escalated', 'approved', 'corrected', 'rejected', 'cannot_judge')),
    until TEXT, rivals TEXT NOT NULL DEFAULT '[]',
    UNIQUE (record, turn, kind)
) STRICT
CREATE TABLE leases (
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    holder TEXT NOT NULL,
    device TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, record, turn)
) STRICT, WITHOUT ROWID
CREATE TABLE meta (
    key TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID
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
) STRICT, WITHOUT ROWID
CREATE TABLE paper_facts (
    pmid TEXT NOT NULL CHECK (length(pmid) BETWEEN 1 AND 8),
    source TEXT NOT NULL CHECK (source IN ('pubmed', 'retraction_list')),
    found TEXT NOT NULL CHECK (found IN ('exists', 'not_found', 'no_record')),
    title TEXT NOT NULL,
    notices TEXT NOT NULL,
    checked_at TEXT NOT NULL CHECK (length(checked_at) = 24),
    PRIMARY KEY (pmid, source)
) STRICT, WITHOUT ROWID
CREATE TABLE people (
    name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
    role TEXT NOT NULL,
    event TEXT NOT NULL REFERENCES events (id)
) STRICT, WITHOUT ROWID
CREATE TABLE reading_duties (
    first TEXT PRIMARY KEY NOT NULL,
    actor TEXT NOT NULL,
    why TEXT NOT NULL CHECK (why IN ('share', 'escalation', 'safety', 'asked')),
    second TEXT,
    ruling TEXT
) STRICT, WITHOUT ROWID
CREATE VIRTUAL TABLE search_index USING fts5 (body, content = '', tokenize = 'unicode61 remove_diacritics 2')
CREATE TABLE 'search_index_config'(k PRIMARY KEY, v) WITHOUT ROWID
CREATE TABLE 'search_index_data'(id INTEGER PRIMARY KEY, block BLOB)
CREATE TABLE 'search_index_docsize'(id INTEGER PRIMARY KEY, sz BLOB)
CREATE TABLE 'search_index_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID
CREATE TABLE search_rows (
    id INTEGER PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    source TEXT NOT NULL
) STRICT
CREATE TRIGGER artifacts_keep_delete BEFORE DELETE ON artifacts BEGIN SELECT RAISE(ABORT, 'artifacts are kept'); END
CREATE TRIGGER artifacts_keep_update BEFORE UPDATE ON artifacts BEGIN SELECT RAISE(ABORT, 'artifacts are kept'); END
CREATE TRIGGER chain_heads_forward BEFORE UPDATE ON chain_heads WHEN NEW.seq <> OLD.seq + 1 OR NEW.device <> OLD.device
BEGIN SELECT RAISE(ABORT, 'a head moves by one event'); END
CREATE TRIGGER chain_heads_keep_delete BEFORE DELETE ON chain_heads BEGIN SELECT RAISE(ABORT, 'a head is kept'); END
CREATE TRIGGER documents_keep_delete BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'documents are kept'); END
CREATE TRIGGER documents_keep_update BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'documents are kept'); END
CREATE TRIGGER events_keep_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events are only appended'); END
CREATE TRIGGER events_keep_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are only appended'); END
CREATE VIEW escalations AS
SELECT d.event, d.device, d.seq, d.at, d.offset, d.actor, d.kind, d.record, d.turn, d.item, d.level, d.urgency, d.addressee, d.reasons,
       d.comment,
       CASE WHEN d.undone = 1 THEN 'undone'
            ELSE ifnull((SELECT s.step FROM escalation_steps AS s WHERE s.decision = d.event ORDER BY s.ordinal DESC LIMIT 1),
                        CASE WHEN i.standing = d.event THEN 'open' ELSE 'superseded' END) END AS state,
       d.ordinal, i.id AS item_id
FROM decisions AS d
LEFT JOIN items AS i ON i.record = d.record AND i.turn = d.turn AND i.kind = d.kind
WHERE d.decision = 'escalate' AND d.reading <> 'second'
CREATE VIEW open_duties AS
SELECT y.first, y.actor, ifnull(f.addressee, '') AS addressee
FROM reading_duties AS y JOIN decisions AS f ON f.event = y.first
JOIN items AS i ON i.record = f.record AND i.turn = f.turn AND i.kind = f.kind AND i.standing = y.first
WHERE y.second IS NULL
