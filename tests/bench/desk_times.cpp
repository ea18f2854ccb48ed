// desk_times STORE: drives the whole window on a store of desk_store and prints a Markdown row for each act:
// how often, the median, the 99th of a hundred and the worst, in milliseconds, from the key press until
// everything is painted.
#include "tests/bench/bench_desk.h"

#include "ui/models/queue_model.h"
#include "ui/views/answer_view.h"
#include "ui/views/queue_view.h"
#include "ui/views/review_page.h"
#include "ui/widgets/source_text_view.h"

#include <QApplication>
#include <QScrollBar>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <functional>

using namespace cotejo;
using namespace cotejo::bench;

namespace
{
constexpr int kCases = 300;
constexpr int kDecisions = 60;
constexpr int kFilters = 20;
constexpr int kBetweenKeysMs = 150; // of somebody who types fast
constexpr double kPage = 0.9;       // of the view, at one step of the scroll bar

void print(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    if (times.empty()) {
        QTextStream(stdout) << "| " << what << " | 0 | | | |\n";
        return;
    }
    const auto at = [&times](double share) { return times[std::size_t(share * double(times.size() - 1))]; };
    QTextStream(stdout) << "| " << what << " | " << times.size() << " | " << QString::number(at(0.5), 'f', 1)
                        << " | " << QString::number(at(0.99), 'f', 1) << " | "
                        << QString::number(times.back(), 'f', 1) << " |\n";
}

void cases(BenchDesk& desk)
{
    ReviewSession& session = desk.session();
    std::vector<double> times;
    for (int i = 0; i < kCases; ++i) {
        const ReviewItemPtr before = session.current();
        const double took = milliseconds([&desk] { QTest::keyClick(desk.focused(), Qt::Key_J); });
        if (session.current() != before)
            times.push_back(took);
        QTest::qWait(20); // a person looks; the next case is read meanwhile
    }
    print("next case (J)", times);
}

void decisions(BenchDesk& desk)
{
    std::vector<double> times;
    for (int i = 0; i < kDecisions; ++i) {
        desk.choose('1');
        bool written = false;
        const double took = milliseconds([&] { written = desk.enter(); });
        if (written)
            times.push_back(took);
        QTest::qWait(20);
    }
    print("decision on the disk, next case shown (Enter)", times);
}

void scrolling(MainWindow& window, ReviewSession& session)
{
    session.openItem(QStringLiteral("bench-long/t1"));
    QTest::qWait(300);
    QScrollBar* bar = nullptr;
    for (SourceTextView* view : window.review().answer()->findChildren<SourceTextView*>()) {
        if (bar == nullptr || view->verticalScrollBar()->maximum() > bar->maximum())
            bar = view->verticalScrollBar();
    }
    std::vector<double> times;
    const int step = std::max(1, int(bar->pageStep() * kPage));
    for (int at = 0; at < bar->maximum(); at += step)
        times.push_back(milliseconds([bar, at] { bar->setValue(at); }));
    for (int at = bar->maximum(); at > 0; at -= step * 7)
        times.push_back(milliseconds([bar, at] { bar->setValue(at); }));
    print("scroll a page of 1 MB with 2,000 marks", times);
}

void searching(MainWindow& window)
{
    std::vector<double> times;
    for (const char* word : {"me", "met", "meto", "metot", "metotrexato", "medico", "vigilancia hepatica",
                             "biopsia", "tuberculosis pulmonar"}) {
        times.push_back(milliseconds([&window, word] { window.review().search(QLatin1String(word)); }));
        QTest::qWait(kBetweenKeysMs);
    }
    window.review().search({});
    QApplication::processEvents();
    print("search as typed", times);
}

void filtering(MainWindow& window)
{
    QueueModel& model = window.review().queue()->model();
    const QueueFilter open = model.filter();
    std::vector<double> times;
    for (int i = 0; i < kFilters; ++i) {
        QueueFilter filter = open;
        if (i % 2 == 0)
            filter.verdicts = {"failed"};
        else
            filter.states = {ItemState::rejected, ItemState::cannot_judge};
        times.push_back(milliseconds([&model, &filter] { model.setFilter(filter); }));
    }
    model.setFilter(open);
    print("filter and sort", times);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const auto desk = arguments.size() == 2 ? BenchDesk::open() : nullptr;
    if (!desk)
        return 2;
    MainWindow& window = desk->window();
    const double opened = milliseconds([&] { (void)desk->session().openStore(arguments.at(1), false); });
    window.review().setFocus();
    QTest::qWait(300);
    QTextStream(stdout)
        << "| act | times | p50, ms | p99, ms | worst, ms |\n| --- | --- | --- | --- | --- |\n";
    print("open the store", {opened});
    cases(*desk);
    decisions(*desk);
    searching(window);
    filtering(window);
    scrolling(window, desk->session());
    QTextStream(stdout) << "\nPeak memory: " << processStatus("VmHWM") << '\n';
    return 0;
}
