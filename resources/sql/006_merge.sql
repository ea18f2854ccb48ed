-- Schema 6: colleagues' files come together, and two people may have decided on one item without knowing of each other.

-- The decisions (JSON list of events) that nobody had followed when this one was made; NULL: all before it.
ALTER TABLE decisions ADD COLUMN follows TEXT;

-- Decisions (JSON list of events) beside the standing one that it does not follow: made elsewhere at the same time.
ALTER TABLE items ADD COLUMN rivals TEXT NOT NULL DEFAULT '[]';
