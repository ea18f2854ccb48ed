#include "engine/base/code_point_index.h"
#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/completeness/value_comparison.h"
#include "engine/domain/codes.h"
#include "tests/engine/completeness/gold_note.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace cotejo;
using namespace cotejo::test;

// Whole notes, from text to status, against labels made by hand: how much is right, with a floor.
class TstLabelledNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void statuses();
    void falsePresents();
    void values();
    void evidence();
    void requirements();
    void queries();
    void identifiers();
    void absentFieldsSayWhatWasLookedFor();

private:
    struct Pair {
        const GoldField* label;
        FieldFinding finding;
        bool requirementLabelled = true;
    };
    [[nodiscard]] const std::vector<Pair>& pairs() const { return m_pairs; }

    Form m_form;
    std::vector<GoldNote> m_gold;
    std::vector<std::string> m_texts;
    std::vector<NoteEvaluation> m_evaluations;
    std::vector<Pair> m_pairs;
};

namespace
{
std::string bytesOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Note noteOf(const GoldNote& gold)
{
    Note note;
    note.id = gold.id;
    note.text = bytesOf(gold.folderStem + ".txt");
    if (!note.text.empty())
        return note;
    const auto json = nlohmann::json::parse(bytesOf(gold.folderStem + ".json"));
    note.text = json["text"];
    if (json.contains("date"))
        note.date = json["date"];
    if (json.contains("centre"))
        note.centre = json["centre"];
    if (json.contains("disease"))
        note.disease = fromCode<Disease>(json["disease"].get<std::string>());
    if (json.contains("fields"))
        for (const auto& [id, value] : json["fields"].items())
            note.fields.emplace_back(id, value.is_number() ? FieldScalar(*Decimal::parse(value.dump()))
                                                           : FieldScalar(value.get<std::string>()));
    if (json.contains("contexts"))
        for (const auto& code : json["contexts"])
            note.contexts.push_back(*fromCode<VisitContext>(code.get<std::string>()));
    return note;
}

bool accepts(const GoldField& label, FieldStatus status)
{
    return std::any_of(label.accepted.begin(), label.accepted.end(),
                       [&](const GoldPair& pair) { return pair.status == status; });
}

bool isAsked(Requirement requirement)
{
    return requirement == Requirement::required || requirement == Requirement::conditional_met;
}

double share(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}
} // namespace

void TstLabelledNotes::initTestCase()
{
    const auto evaluator = NoteEvaluator::create();
    QVERIFY(evaluator.has_value());
    m_form = evaluator->form();
    m_gold = readGoldNotes(COTEJO_SOURCE_DIR "/tests/data/notes");
    QCOMPARE(m_gold.size(), std::size_t{14});
    for (auto& gold : readGoldNotes(COTEJO_SOURCE_DIR "/tests/data/labelled_notes"))
        m_gold.push_back(std::move(gold));
    QCOMPARE(m_gold.size(), std::size_t{46});
    for (const auto& gold : m_gold) {
        const Note note = noteOf(gold);
        m_texts.push_back(note.text);
        m_evaluations.push_back(evaluator->evaluate(note));
        const bool handed = gold.folderStem.find("labelled_notes") == std::string::npos;
        for (const auto& label : gold.fields)
            m_pairs.push_back({&label, m_evaluations.back().fields[m_form.fieldIndex.at(label.id)], handed});
    }
}

void TstLabelledNotes::statuses()
{
    std::size_t right = 0;
    for (const auto& [label, finding, labelled] : pairs())
        right += accepts(*label, finding.status) ? 1U : 0U;
    qInfo("status right: %zu of %zu", right, pairs().size());
    QVERIFY(share(right, pairs().size()) >= 0.95);
}

void TstLabelledNotes::falsePresents()
{
    std::size_t wrong = 0;
    for (const auto& [label, finding, labelled] : pairs())
        if (finding.status == FieldStatus::present && !accepts(*label, FieldStatus::present)) {
            ++wrong;
            qInfo("false present: %s", label->id.c_str());
        }
    for (std::size_t note = 0; note < m_gold.size(); ++note)
        for (const auto& finding : m_evaluations[note].fields) {
            const auto& labels = m_gold[note].fields;
            const bool listed = std::any_of(labels.begin(), labels.end(),
                                            [&](const GoldField& label) { return label.id == finding.id; });
            if (!listed && finding.status == FieldStatus::present) {
                ++wrong;
                qInfo("not in the note: %s in %s", finding.id.c_str(), m_gold[note].id.c_str());
            }
        }
    QVERIFY(wrong <= 4);
}

void TstLabelledNotes::values()
{
    std::size_t all = 0;
    std::size_t right = 0;
    for (const auto& [label, finding, labelled] : pairs()) {
        const bool both = label->first.status == FieldStatus::present &&
                          finding.status == FieldStatus::present && !label->ambiguous;
        if (!both || std::holds_alternative<std::monostate>(label->value))
            continue;
        ++all;
        const FormField& field = *m_form.field(label->id);
        right += sameValue(field, label->value, label->unit, finding.value, finding.unit) ? 1U : 0U;
    }
    qInfo("values right: %zu of %zu", right, all);
    QVERIFY(all > 300);
    QVERIFY(share(right, all) >= 0.9); // other accepted values of the gold are not read here
}

void TstLabelledNotes::evidence()
{
    std::size_t all = 0;
    std::size_t hit = 0;
    for (const auto& [label, finding, labelled] : pairs()) {
        const bool shown = label->first.status == finding.status && !label->spans.empty() &&
                           (finding.status == FieldStatus::present || finding.status == FieldStatus::unknown);
        if (!shown)
            continue;
        ++all;
        const auto& spans = label->spans;
        hit += std::any_of(finding.evidence.begin(), finding.evidence.end(), [&](const Evidence& place) {
            return std::any_of(spans.begin(), spans.end(),
                               [&](const TextSpan& span) { return span.overlaps(place.span); });
        });
    }
    qInfo("quotes that meet the gold's: %zu of %zu", hit, all);
    QVERIFY(all > 300);
    QVERIFY(share(hit, all) >= 0.95);
    for (std::size_t note = 0; note < m_texts.size(); ++note) {
        const CodePointIndex index(m_texts[note]);
        for (const auto& finding : m_evaluations[note].fields)
            for (const auto& place : finding.evidence)
                if (place.pointer.empty())
                    QCOMPARE(std::string(index.quote(place.span)), place.quote);
    }
}

void TstLabelledNotes::requirements()
{
    std::size_t all = 0;
    std::size_t right = 0;
    for (const auto& [label, finding, labelled] : pairs()) {
        if (!labelled)
            continue;
        ++all;
        right += isAsked(label->requirement) == isAsked(finding.requirement) &&
                         (label->requirement == Requirement::not_applicable) ==
                             (finding.requirement == Requirement::not_applicable)
                     ? 1U
                     : 0U;
    }
    qInfo("requirement right: %zu of %zu", right, all);
    QVERIFY(share(right, all) >= 0.95);
}

void TstLabelledNotes::queries()
{
    std::size_t raised = 0;
    std::size_t wanted = 0;
    std::size_t found = 0;
    for (const auto& [label, finding, labelled] : pairs()) {
        const auto has = [&](const std::vector<QueryKind>& kinds, QueryKind kind) {
            return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        };
        for (const auto kind : label->queries) {
            ++wanted;
            const bool there = std::any_of(finding.queries.begin(), finding.queries.end(),
                                           [&](const FieldQuery& query) { return query.kind == kind; });
            found += there ? 1U : 0U;
        }
        for (const auto& query : finding.queries)
            if (!label->ambiguous && !has(label->queries, query.kind) &&
                !has(label->queriesOptional, query.kind)) {
                ++raised;
                qInfo("query not wanted: %s of %s", std::string(codeOf(query.kind)).c_str(),
                      label->id.c_str());
            }
    }
    qInfo("queries found: %zu of %zu, not wanted: %zu", found, wanted, raised);
    QVERIFY(found + 1 >= wanted);
    QVERIFY(raised <= 2);
}

void TstLabelledNotes::identifiers()
{
    for (std::size_t note = 0; note < m_gold.size(); ++note)
        for (const auto& one : m_gold[note].identifiers) {
            const auto& found = m_evaluations[note].identifiers;
            QVERIFY2(std::any_of(found.begin(), found.end(),
                                 [&](const Identifier& other) { return other.span.overlaps(one.span); }),
                     m_gold[note].id.c_str());
        }
}

void TstLabelledNotes::absentFieldsSayWhatWasLookedFor()
{
    std::size_t told = 0;
    for (const auto& evaluation : m_evaluations)
        for (const auto& finding : evaluation.fields) {
            const bool missing =
                finding.status == FieldStatus::absent && finding.asked() && finding.evidence.empty();
            QCOMPARE(finding.rule.textEs.find("Se buscó: ") != std::string::npos, missing);
            QCOMPARE(finding.rule.textEn.find("Looked for: ") != std::string::npos, missing);
            told += missing ? 1U : 0U;
            if (finding.status == FieldStatus::not_applicable)
                QVERIFY(finding.rule.textEs.ends_with(".") && finding.rule.textEn.ends_with("."));
        }
    QVERIFY(told > 50);
}

QTEST_GUILESS_MAIN(TstLabelledNotes)
#include "tst_labelled_notes.moc"
