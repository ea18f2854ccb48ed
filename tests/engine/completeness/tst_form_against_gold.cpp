#include "engine/completeness/completeness_evaluator.h"
#include "engine/completeness/form_catalog.h"
#include "engine/domain/codes.h"
#include "tests/engine/completeness/gold_note.h"

#include <QtTest>

#include <algorithm>

using namespace cotejo;
using namespace cotejo::test;

// The rules of the form against the labels, with the readings taken from the gold itself: what differs here
// is a rule, never an extractor.
class TstFormAgainstGold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void requirementsAreTheGolds_data();
    void requirementsAreTheGolds();
    void statusesFollow_data() { requirementsAreTheGolds_data(); }
    void statusesFollow();

private:
    Form m_form;
    std::vector<GoldNote> m_gold;
};

namespace
{
bool isAsked(Requirement requirement)
{
    return requirement == Requirement::required || requirement == Requirement::conditional_met;
}

QByteArray word(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}
} // namespace

void TstFormAgainstGold::initTestCase()
{
    auto form = builtInForm();
    QVERIFY2(form.has_value(), form ? "" : (form.error().where + " " + form.error().detail).c_str());
    m_form = std::move(*form);
    m_gold = readGoldNotes(COTEJO_SOURCE_DIR "/tests/data/notes");
    QCOMPARE(m_gold.size(), std::size_t{14});
}

void TstFormAgainstGold::requirementsAreTheGolds_data()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < static_cast<int>(m_gold.size()); ++index)
        QTest::newRow(m_gold[static_cast<std::size_t>(index)].id.c_str()) << index;
}

void TstFormAgainstGold::requirementsAreTheGolds()
{
    QFETCH(int, index);
    const GoldNote& gold = m_gold[static_cast<std::size_t>(index)];
    const NoteEvaluation evaluation = CompletenessEvaluator(m_form).evaluate({}, perfectReading(gold));
    QByteArray wrong;
    for (const auto& label : gold.fields) {
        const auto& finding = evaluation.fields[m_form.fieldIndex.at(label.id)];
        const bool same = isAsked(finding.requirement) == isAsked(label.requirement) &&
                          (finding.requirement == Requirement::not_applicable) ==
                              (label.requirement == Requirement::not_applicable);
        if (!same)
            wrong += word(label.id) + ": " + word(codeOf(finding.requirement)) + " by " +
                     word(finding.rule.id) + ", gold " + word(codeOf(label.requirement)) + "; ";
    }
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

void TstFormAgainstGold::statusesFollow()
{
    QFETCH(int, index);
    const GoldNote& gold = m_gold[static_cast<std::size_t>(index)];
    const NoteEvaluation evaluation = CompletenessEvaluator(m_form).evaluate({}, perfectReading(gold));
    QByteArray wrong;
    for (const auto& label : gold.fields) {
        const auto& finding = evaluation.fields[m_form.fieldIndex.at(label.id)];
        if (std::none_of(label.accepted.begin(), label.accepted.end(),
                         [&](const GoldPair& pair) { return pair.status == finding.status; }))
            wrong += word(label.id) + ": " + word(codeOf(finding.status)) + ", gold " +
                     word(codeOf(label.first.status)) + "; ";
        for (const auto& query : finding.queries)
            if (!label.ambiguous && !std::count(label.queries.begin(), label.queries.end(), query.kind) &&
                !std::count(label.queriesOptional.begin(), label.queriesOptional.end(), query.kind))
                wrong += word(label.id) + ": query " + word(codeOf(query.kind)) + "; ";
    }
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

QTEST_GUILESS_MAIN(TstFormAgainstGold)
#include "tst_form_against_gold.moc"
