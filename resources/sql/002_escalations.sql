-- Schema 2: what was handed on and to whom, and the decisions of a day.
CREATE VIEW escalations AS
SELECT d.event, d.device, d.seq, d.at, d.offset, d.actor, d.kind, d.record, d.turn, d.item, d.level, d.urgency, d.addressee, d.reasons,
       d.comment, CASE WHEN d.undone = 1 THEN 'undone' WHEN i.standing = d.event THEN 'open' ELSE 'superseded' END AS state
FROM decisions AS d
LEFT JOIN items AS i ON i.record = d.record AND i.turn = d.turn AND i.kind = d.kind
WHERE d.decision = 'escalate';
CREATE INDEX decisions_at ON decisions (at);
