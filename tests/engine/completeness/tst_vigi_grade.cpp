#include "engine/completeness/note_evaluator.h"
#include "engine/completeness/vigi_report.h"
#include "engine/domain/note.h"

#include <QtTest>

#include <algorithm>

using namespace cotejo;

namespace
{
ReportState without(const std::vector<ReportDimension>& missing)
{
    ReportState state{};
    for (const ReportDimension dimension : missing)
        state.at(static_cast<std::size_t>(dimension)) = DimensionState::missing;
    return state;
}

bool same(double a, double b)
{
    return qAbs(a - b) < 1e-12;
}
} // namespace

// The penalties of the reference, section 10.2, and its arithmetic.
class TstVigiGrade : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void penalties();
    void vectors_data();
    void vectors();
    void partial();
    void monotone();
    void ofANote();
};

void TstVigiGrade::penalties()
{
    const std::array<double, kReportDimensions> expected = {0.5, 0.3, 0.3, 0.3, 0.3, 0.1, 0.1, 0.1, 0.1, 0.1};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto dimension = static_cast<ReportDimension>(i);
        QVERIFY(same(dimensionPenalty(dimension, DimensionState::missing), expected.at(i)));
        QVERIFY(same(vigiGradeScore(without({dimension})), 1.0 - expected.at(i)));
    }
}

void TstVigiGrade::vectors_data()
{
    using D = ReportDimension;
    QTest::addColumn<QVector<int>>("missing");
    QTest::addColumn<double>("score");
    QTest::addColumn<double>("core");
    const auto row = [](const char* name, std::initializer_list<D> missing, double score, double core) {
        QVector<int> list;
        for (const D one : missing)
            list.push_back(static_cast<int>(one));
        QTest::newRow(name) << list << score << core;
    };
    const double floor = 0.5 * 0.7 * 0.7 * 0.7 * 0.7;
    row("nothing missing", {}, 1.0, 1.0);
    row("all missing",
        {D::time_to_onset, D::indication, D::outcome, D::sex, D::age, D::dose, D::country,
         D::primary_reporter, D::report_type, D::comments},
        floor * 0.9 * 0.9 * 0.9 * 0.9 * 0.9, floor * 0.9 * 0.9);
    row("a registry's floor",
        {D::time_to_onset, D::indication, D::outcome, D::sex, D::age, D::dose, D::comments}, floor * 0.81,
        floor * 0.81);
    row("sex and age", {D::sex, D::age}, 0.49, 0.49);
    row("one gap of 30", {D::outcome}, 0.7, 0.7);
    row("one gap of 10", {D::dose}, 0.9, 0.9);
    row("two gaps of 10", {D::dose, D::comments}, 0.81, 0.81);
    row("three gaps of 10", {D::dose, D::comments, D::country}, 0.729, 0.81);
    row("time to onset", {D::time_to_onset}, 0.5, 0.5);
    row("what a registry has", {D::country, D::primary_reporter, D::report_type}, 0.729, 1.0);
}

void TstVigiGrade::vectors()
{
    QFETCH(QVector<int>, missing);
    QFETCH(double, score);
    QFETCH(double, core);
    std::vector<ReportDimension> dimensions;
    for (const int one : missing)
        dimensions.push_back(static_cast<ReportDimension>(one));
    const ReportState state = without(dimensions);
    QVERIFY(same(vigiGradeScore(state), score));
    QVERIFY(same(vigiGradeCore(state), core));
}

void TstVigiGrade::partial()
{
    ReportState state{};
    auto& onset = state.at(static_cast<std::size_t>(ReportDimension::time_to_onset));
    onset = DimensionState::coarse;
    QVERIFY(same(vigiGradeScore(state), 0.7));
    onset = DimensionState::fair;
    QVERIFY(same(vigiGradeScore(state), 0.9));
    onset = DimensionState::met;
    state.at(static_cast<std::size_t>(ReportDimension::age)) = DimensionState::fair;
    QVERIFY(same(vigiGradeScore(state), 0.9));
}

// One more gap never raises C; C stays in (0, 1] and never above the core.
void TstVigiGrade::monotone()
{
    for (unsigned set = 0; set < 1U << kReportDimensions; ++set) {
        ReportState state{};
        for (std::size_t i = 0; i < kReportDimensions; ++i)
            state.at(i) = (set >> i & 1U) != 0 ? DimensionState::missing : DimensionState::met;
        const double score = vigiGradeScore(state);
        QVERIFY(score > 0.0 && score <= 1.0 && score <= vigiGradeCore(state) + 1e-12);
        for (std::size_t i = 0; i < kReportDimensions; ++i) {
            ReportState more = state;
            more.at(i) = DimensionState::missing;
            QVERIFY(vigiGradeScore(more) <= score + 1e-12);
        }
    }
}

void TstVigiGrade::ofANote()
{
    const auto evaluator = NoteEvaluator::create();
    QVERIFY(evaluator.has_value());
    Note note;
    note.id = "n";
    note.contexts = {VisitContext::AEV};
    note.text =
        "Reporte de evento adverso 19/08/2025. Mujer de 66 años con AR. Rituximab 1 g, inicio 10/02/2025.\n"
        "Evento: neumonía, inicio 11/08/2025. Grave (hospitalización). Recuperada.";
    const auto reports = vigiReports(evaluator->evaluate(note), true);
    QCOMPARE(reports.size(), std::size_t{1});
    QVERIFY(reports.front().score > kWellDocumented);
    note.text = "Control 19/08/2025. Mujer de 66 años con AR. Rituximab 1 g. Sin eventos adversos.";
    note.contexts = {VisitContext::FUP};
    QVERIFY(vigiReports(evaluator->evaluate(note), true).empty());
}

QTEST_GUILESS_MAIN(TstVigiGrade)
#include "tst_vigi_grade.moc"
