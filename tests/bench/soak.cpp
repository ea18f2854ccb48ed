// soak STORE [CASES [MINUTES]]: reviews CASES (5,000) items of a store of desk_store one after another
// through the window, spread over MINUTES (60; 0: as fast as it goes), with decisions of several kinds, undo,
// searches and pages between them. Prints a Markdown row each hundred cases: resident memory, threads, open
// files. The last line tells whether the memory stayed within 5 % of what it was after the first 500, and
// threads and open files where they were.
#include "tests/bench/bench_desk.h"

#include "ui/views/review_page.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>
#include <QTextStream>

#include <algorithm>

using namespace cotejo;
using namespace cotejo::bench;

namespace
{
constexpr int kSettled = 500; // cases until everything has been used once
constexpr int kRow = 100;
constexpr double kFlat = 1.05;

struct Footprint {
    long kilobytes = 0;
    long threads = 0;
    long files = 0;
};

Footprint footprint()
{
    return {processStatus("VmRSS").split(QLatin1Char(' ')).value(0).toLong(),
            processStatus("Threads").toLong(),
            long(QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::Files | QDir::System).size())};
}

void besides(BenchDesk& desk, int number)
{
    switch (number % 20) {
    case 5:
        desk.window().review().search(QStringLiteral("metotrexato"));
        QTest::qWait(200);
        desk.window().review().search({});
        break;
    case 10:
        QTest::keyClick(desk.focused(), Qt::Key_Z, Qt::ControlModifier);
        break;
    case 15:
        for (const Qt::Key page : {Qt::Key_2, Qt::Key_5, Qt::Key_1}) {
            QTest::keyClick(desk.focused(), page, Qt::ControlModifier);
            QTest::qWait(50);
        }
        break;
    default:
        break;
    }
}
} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const auto desk = arguments.size() > 1 ? BenchDesk::open() : nullptr;
    if (!desk)
        return 2;
    const int cases = arguments.value(2, QStringLiteral("5000")).toInt();
    const double minutes = arguments.value(3, QStringLiteral("60")).toDouble();
    if (!desk->session().openStore(arguments.at(1), false))
        return 3;
    desk->window().review().setFocus();
    QTextStream out(stdout);
    out << "| cases | decisions | memory, kB | threads | open files | minutes |\n"
           "| --- | --- | --- | --- | --- | --- |\n";
    QElapsedTimer clock;
    clock.start();
    int written = 0;
    Footprint settled;
    for (int i = 1; i <= cases; ++i) {
        desk->choose("1361"[i % 4]);
        written += desk->enter() ? 1 : 0;
        besides(*desk, i);
        QTest::keyClick(desk->focused(), Qt::Key_J);
        const qint64 due = qint64(minutes * 60'000 * i / cases);
        do
            QTest::qWait(int(std::clamp<qint64>(due - clock.elapsed(), 1, 1000)));
        while (clock.elapsed() < due);
        if (i % kRow != 0)
            continue;
        const Footprint now = footprint();
        if (i == kSettled)
            settled = now;
        out << "| " << i << " | " << written << " | " << now.kilobytes << " | " << now.threads << " | "
            << now.files << " | " << QString::number(double(clock.elapsed()) / 60'000, 'f', 1) << " |\n";
        out.flush();
    }
    const Footprint last = footprint();
    const bool flat = double(last.kilobytes) <= kFlat * double(settled.kilobytes) &&
                      last.threads <= settled.threads && last.files <= settled.files;
    out << (flat ? "Flat" : "NOT flat") << ": memory "
        << QString::number(double(last.kilobytes) / double(std::max(1L, settled.kilobytes)), 'f', 3)
        << " of what it was after " << kSettled << " cases, threads " << settled.threads << " → "
        << last.threads << ", open files " << settled.files << " → " << last.files << ".\n";
    return flat ? 0 : 1;
}
