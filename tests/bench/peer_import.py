#!/usr/bin/env python3
"""peer_import.py IN.jsonl STORE: what a short script would do: json, sqlite3 and FTS5, with a hash and no check of anything."""
import hashlib
import json
import sqlite3
import sys


def main(source: str, store: str) -> None:
    db = sqlite3.connect(store)
    db.executescript(
        """PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        CREATE TABLE document (hash TEXT PRIMARY KEY, id TEXT, subject TEXT, bytes BLOB) STRICT;
        CREATE TABLE turn (item TEXT PRIMARY KEY, document TEXT, composite REAL, threshold REAL) STRICT;
        CREATE VIRTUAL TABLE search USING fts5(item UNINDEXED, query, answer, tokenize = 'unicode61 remove_diacritics 2');"""
    )
    with open(source, "rb") as file, db:
        for line in file:
            record = json.loads(line)
            digest = hashlib.sha256(line).hexdigest()
            added = db.execute("INSERT OR IGNORE INTO document VALUES (?, ?, ?, ?)", (digest, record["id"], record.get("subject"), line))
            if added.rowcount == 0:
                continue
            for turn in record["turns"]:
                item = f"{record['id']}/{turn['id']}"
                last = (turn.get("evaluations") or [{}])[-1]
                db.execute("INSERT INTO turn VALUES (?, ?, ?, ?)", (item, digest, last.get("composite"), last.get("threshold")))
                db.execute("INSERT INTO search VALUES (?, ?, ?)", (item, turn.get("query", ""), turn["answer"]))
    db.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
