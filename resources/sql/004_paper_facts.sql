-- Schema 4: what look-ups said of papers, with the day. A cache: it can be asked again, and is no part of the log. Reasons that rest on
-- it are in the evaluations it led to.
CREATE TABLE paper_facts (
    pmid TEXT NOT NULL CHECK (length(pmid) BETWEEN 1 AND 8),
    source TEXT NOT NULL CHECK (source IN ('pubmed', 'retraction_list')),
    found TEXT NOT NULL CHECK (found IN ('exists', 'not_found', 'no_record')),
    title TEXT NOT NULL,
    notices TEXT NOT NULL,
    checked_at TEXT NOT NULL CHECK (length(checked_at) = 24),
    PRIMARY KEY (pmid, source)
) STRICT, WITHOUT ROWID;
