<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>cotejo::AgreementModel</name>
    <message numerus="yes">
        <source>%n item(s) read twice</source>
        <translation>
            <numerusform>%n item read twice</numerusform>
            <numerusform>%n items read twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used</source>
        <translation>
            <numerusform>%n used</numerusform>
            <numerusform>%n used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out: a reading could not judge</source>
        <translation>
            <numerusform>%n left out: a reading could not judge</numerusform>
            <numerusform>%n left out: a reading could not judge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::AnswerSentences</name>
    <message numerus="yes">
        <source>The score is for another draft: the shown text changed afterwards in %n place(s).</source>
        <translation>
            <numerusform>The score is for another draft: the shown text changed afterwards in %n place.</numerusform>
            <numerusform>The score is for another draft: the shown text changed afterwards in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::AuditModel</name>
    <message numerus="yes">
        <source>the clock had been set back by %n minute(s)</source>
        <translation>
            <numerusform>the clock had been set back by %n minute</numerusform>
            <numerusform>the clock had been set back by %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::AuditView</name>
    <message numerus="yes">
        <source>The log is whole: %n event(s) verified.</source>
        <translation>
            <numerusform>The log is whole: %n event verified.</numerusform>
            <numerusform>The log is whole: %n events verified.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::CompletenessHeader</name>
    <message numerus="yes">
        <source>asked field(s) complete</source>
        <comment>after “31 of 42”</comment>
        <translation>
            <numerusform>asked field is complete</numerusform>
            <numerusform>asked fields are complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to clarify</source>
        <translation>
            <numerusform>%n to clarify</numerusform>
            <numerusform>%n to clarify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n absent</numerusform>
            <numerusform>%n absent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n not applicable</numerusform>
            <numerusform>%n not applicable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::DeskActs</name>
    <message numerus="yes">
        <source>%n decision(s) written to %1.</source>
        <translation>
            <numerusform>%n decision written to %1.</numerusform>
            <numerusform>%n decisions written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writing: %n decision(s)</source>
        <translation>
            <numerusform>Writing: %n decision</numerusform>
            <numerusform>Writing: %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Evaluating again: %n document(s)</source>
        <translation>
            <numerusform>Evaluating again: %n document</numerusform>
            <numerusform>Evaluating again: %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) evaluated again</source>
        <translation>
            <numerusform>%n document evaluated again</numerusform>
            <numerusform>%n documents evaluated again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came out otherwise.</source>
        <translation>
            <numerusform>%n came out otherwise.</numerusform>
            <numerusform>%n came out otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::DeskSentences</name>
    <message numerus="yes">
        <source>%n added; %1 already there; %2 refused (see why).</source>
        <translation>
            <numerusform>%n added; %1 already there; %2 refused (see why).</numerusform>
            <numerusform>%n added; %1 already there; %2 refused (see why).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) merged</source>
        <translation>
            <numerusform>%n event merged</numerusform>
            <numerusform>%n events merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have different decisions and await a ruling.</source>
        <translation>
            <numerusform>%n case has different decisions and awaits a ruling.</numerusform>
            <numerusform>%n cases have different decisions and await a ruling.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::DiffView</name>
    <message numerus="yes">
        <source>%n place(s) differ</source>
        <translation>
            <numerusform>%n place differs</numerusform>
            <numerusform>%n places differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::EvidenceModel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::ExportDialog</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::FieldPanel</name>
    <message numerus="yes">
        <source>Confirm %n with evidence…</source>
        <translation>
            <numerusform>Confirm %n with evidence…</numerusform>
            <numerusform>Confirm %n with evidence…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sign %n field(s) as the program read them? It is one step that Undo takes back.</source>
        <translation>
            <numerusform>Sign %n field as the program read it? It is one step that Undo takes back.</numerusform>
            <numerusform>Sign %n fields as the program read them? It is one step that Undo takes back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n</source>
        <translation>
            <numerusform>Confirm %n</numerusform>
            <numerusform>Confirm %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::MergeDialog</name>
    <message numerus="yes">
        <source>Taken in: %n event(s)</source>
        <translation>
            <numerusform>Taken in: %n event</numerusform>
            <numerusform>Taken in: %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s).</source>
        <translation>
            <numerusform>%n document.</numerusform>
            <numerusform>%n documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) wait for a person.</source>
        <translation>
            <numerusform>%n conflict waits for a person.</numerusform>
            <numerusform>%n conflicts wait for a person.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::MomentText</name>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::MonthReport</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n item(s)</source>
        <translation>
            <numerusform>about %n item</numerusform>
            <numerusform>about %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n undone</numerusform>
            <numerusform>%n undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a date are in no month.</source>
        <translation>
            <numerusform>%n note without a date is in no month.</numerusform>
            <numerusform>%n notes without a date are in no month.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::NoteHeader</name>
    <message numerus="yes">
        <source>%n personal data shown</source>
        <translation>
            <numerusform>%n personal datum shown</numerusform>
            <numerusform>%n personal data shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data hidden</source>
        <translation>
            <numerusform>%n datum hidden</numerusform>
            <numerusform>%n data hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::NoteSentences</name>
    <message numerus="yes">
        <source>%n personal data hidden. Showing them is recorded.</source>
        <translation>
            <numerusform>%n personal datum hidden. Showing it is recorded.</numerusform>
            <numerusform>%n personal data hidden. Showing them is recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n asked field(s) complete</source>
        <translation>
            <numerusform>%1 of %n asked field is complete</numerusform>
            <numerusform>%1 of %n asked fields are complete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::NoteView</name>
    <message numerus="yes">
        <source>%n personal data hidden. Showing them is recorded.</source>
        <translation>
            <numerusform>%n personal datum hidden. Showing it is recorded.</numerusform>
            <numerusform>%n personal data hidden. Showing them is recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::OrvsBlocks</name>
    <message numerus="yes">
        <source>Made by Cotejo, with %n rule(s); no say in the verdict</source>
        <translation>
            <numerusform>Made by Cotejo, with %n rule; no say in the verdict</numerusform>
            <numerusform>Made by Cotejo, with %n rules; no say in the verdict</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::QueryListDialog</name>
    <message numerus="yes">
        <source>%n quer(y/ies). The name ends in .pdf, .html or .csv.</source>
        <translation>
            <numerusform>%n query. The name ends in .pdf, .html or .csv.</numerusform>
            <numerusform>%n queries. The name ends in .pdf, .html or .csv.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::QuerySheet</name>
    <message numerus="yes">
        <source>%n quer(y/ies)</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::QueueEntry</name>
    <message numerus="yes">
        <source>%n more reason(s)</source>
        <translation>
            <numerusform>%n more reason</numerusform>
            <numerusform>%n more reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::QueueItemDelegate</name>
    <message numerus="yes">
        <source>%n more reason(s)</source>
        <translation>
            <numerusform>%n more reason</numerusform>
            <numerusform>%n more reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::QueueView</name>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n today</numerusform>
            <numerusform>%n today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::ReadingView</name>
    <message numerus="yes">
        <source>%n item(s) await a second reading by you.</source>
        <translation>
            <numerusform>%n item awaits a second reading by you.</numerusform>
            <numerusform>%n items await a second reading by you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::RefusalDialog</name>
    <message numerus="yes">
        <source>%n record(s) refused.</source>
        <translation>
            <numerusform>%n record refused.</numerusform>
            <numerusform>%n records refused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::RegistryModel</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::RegistrySide</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::RegistryView</name>
    <message numerus="yes">
        <source>%n note(s) counted.</source>
        <translation>
            <numerusform>%n note counted.</numerusform>
            <numerusform>%n notes counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read.</source>
        <translation>
            <numerusform>%n could not be read.</numerusform>
            <numerusform>%n could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s): %1. The name ends in .csv, .xlsx or .png.</source>
        <translation>
            <numerusform>%n note: %1. The name ends in .csv, .xlsx or .png.</numerusform>
            <numerusform>%n notes: %1. The name ends in .csv, .xlsx or .png.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::ReviewReasonWords</name>
    <message numerus="yes">
        <source>%n data to clarify</source>
        <translation>
            <numerusform>%n datum to clarify</numerusform>
            <numerusform>%n data to clarify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PMID not retrieved</source>
        <translation>
            <numerusform>%n PMID not retrieved</numerusform>
            <numerusform>%n PMIDs not retrieved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PMID removed</source>
        <translation>
            <numerusform>%n PMID removed</numerusform>
            <numerusform>%n PMIDs removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PMID not valid</source>
        <translation>
            <numerusform>%n PMID not valid</numerusform>
            <numerusform>%n PMIDs not valid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::ShareWords</name>
    <message numerus="yes">
        <source>%n to clarify</source>
        <translation>
            <numerusform>%n to clarify</numerusform>
            <numerusform>%n to clarify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n absent</numerusform>
            <numerusform>%n absent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::VerifyActs</name>
    <message numerus="yes">
        <source>The service is scoring this answer: %n second(s)</source>
        <translation>
            <numerusform>The service is scoring this answer: %n second</numerusform>
            <numerusform>The service is scoring this answer: %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::FieldUndo</name>
    <message numerus="yes">
        <source>confirmation of %n field(s)</source>
        <translation>
            <numerusform>confirmation of %n field</numerusform>
            <numerusform>confirmation of %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>value of %n field(s)</source>
        <translation>
            <numerusform>value of %n field</numerusform>
            <numerusform>value of %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taking back of %n field(s)</source>
        <translation>
            <numerusform>taking back of %n field</numerusform>
            <numerusform>taking back of %n fields</numerusform>
        </translation>
    </message>
</context>
</TS>
