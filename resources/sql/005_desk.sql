-- Schema 5: what follows a decision: steps of an escalation, second readings and rulings; who may do what; who has an item open.

-- Projection: people of this file, each with the role given last.
CREATE TABLE people (
    name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
    role TEXT NOT NULL,
    event TEXT NOT NULL REFERENCES events (id)
) STRICT, WITHOUT ROWID;

-- Projection: what became of what was handed on. `decision` is the escalation's event.
CREATE TABLE escalation_steps (
    event TEXT PRIMARY KEY NOT NULL REFERENCES events (id),
    ordinal INTEGER NOT NULL UNIQUE,
    decision TEXT NOT NULL,
    step TEXT NOT NULL CHECK (step IN ('acknowledged', 'answered', 'closed')),
    at TEXT NOT NULL,
    offset INTEGER NOT NULL,
    actor TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX escalation_steps_of ON escalation_steps (decision, ordinal);

-- 'second': given blind beside a first decision; it never stands for the item. 'ruling': of a third person over two readings.
ALTER TABLE decisions ADD COLUMN reading TEXT NOT NULL DEFAULT 'first' CHECK (reading IN ('first', 'second', 'ruling'));

-- Projection: first decisions that a second person reads too, and why. The latest second reading and ruling, if there are any.
CREATE TABLE reading_duties (
    first TEXT PRIMARY KEY NOT NULL,
    actor TEXT NOT NULL,
    why TEXT NOT NULL CHECK (why IN ('share', 'escalation', 'safety', 'asked')),
    second TEXT,
    ruling TEXT
) STRICT, WITHOUT ROWID;

-- First readings that must not show to a second reader yet: to anybody but who gave it and whom it was handed on to.
CREATE VIEW open_duties AS
SELECT y.first, y.actor, ifnull(f.addressee, '') AS addressee
FROM reading_duties AS y JOIN decisions AS f ON f.event = y.first
JOIN items AS i ON i.record = f.record AND i.turn = f.turn AND i.kind = f.kind AND i.standing = y.first
WHERE y.second IS NULL;

-- No projection and no event: who has an item open, until when. Kept so that two people on one file see each other.
CREATE TABLE leases (
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'note')),
    record TEXT NOT NULL,
    turn TEXT NOT NULL,
    holder TEXT NOT NULL,
    device TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, record, turn)
) STRICT, WITHOUT ROWID;

DROP VIEW escalations;
CREATE VIEW escalations AS
SELECT d.event, d.device, d.seq, d.at, d.offset, d.actor, d.kind, d.record, d.turn, d.item, d.level, d.urgency, d.addressee, d.reasons,
       d.comment,
       CASE WHEN d.undone = 1 THEN 'undone'
            ELSE ifnull((SELECT s.step FROM escalation_steps AS s WHERE s.decision = d.event ORDER BY s.ordinal DESC LIMIT 1),
                        CASE WHEN i.standing = d.event THEN 'open' ELSE 'superseded' END) END AS state,
       d.ordinal, i.id AS item_id
FROM decisions AS d
LEFT JOIN items AS i ON i.record = d.record AND i.turn = d.turn AND i.kind = d.kind
WHERE d.decision = 'escalate' AND d.reading <> 'second';
