#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/queue_counter.h"
#include "ui/models/queue_model.h"
#include "ui/session/open_store.h"
#include "ui/views/queue_view.h"
#include "ui/views/review_page.h"

#include <QtTest>

#include <atomic>

using namespace cotejo;
using cotejo::test::Desk;

// What is different where a file is large: numbers are counted and cases are read ahead on other threads, and
// nobody sees another answer for it.
class TestDeskLarge : public QObject
{
    Q_OBJECT

    static QueueFilter of(std::vector<ItemState> states)
    {
        QueueFilter filter;
        filter.states = std::move(states);
        return filter;
    }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void countsComeLaterAndAreTheSame()
    {
        Desk desk;
        desk.importSample();
        QueueCounter counter(desk.session());
        QSignalSpy spy(&counter, &QueueCounter::counted);
        std::vector<QueueFilter> filters{QueueFilter(), of({ItemState::pending}), of({ItemState::rejected})};
        counter.ask(filters);
        QCOMPARE(spy.size(), 1); // small: at once
        const auto atOnce = spy.takeFirst().first().value<QueueCounts>();
        QVERIFY(atOnce.taken.at(1) > 0);
        counter.question().setLargeFrom(0);
        counter.ask(filters);
        QCOMPARE(spy.size(), 0);
        QVERIFY(spy.wait(10000));
        const auto later = spy.takeFirst().first().value<QueueCounts>();
        QCOMPARE(later.taken, atOnce.taken);
        QCOMPARE(later.decidedToday, atOnce.decidedToday);
    }

    // What waits is the work there is; a search shows less of it and does not make it less.
    void aSearchLeavesTheWorkAsItIs()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        QueueView& queue = *desk.window().review().queue();
        QSignalSpy spy(&queue, &QueueView::counted);
        desk.window().review().search(QStringLiteral("metotrexato"));
        QTRY_VERIFY(!spy.isEmpty());
        const int before = queue.model().rowCount();
        const int work = spy.takeLast().first().toInt();
        desk.window().review().search({});
        QTRY_VERIFY(!spy.isEmpty());
        QCOMPARE(spy.takeLast().first().toInt(), work);
        QVERIFY(queue.model().rowCount() != before);
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        Desk desk;
        desk.importSample();
        QueueCounter counter(desk.session());
        counter.question().setLargeFrom(0);
        QSignalSpy spy(&counter, &QueueCounter::counted);
        for (int i = 0; i < 20; ++i)
            counter.ask(std::vector<QueueFilter>(std::size_t(i) + 1));
        QVERIFY(spy.wait(10000));
        QTRY_VERIFY(!counter.question().isAnswering());
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().first().value<QueueCounts>().taken.size(), std::size_t(20));
    }

    void anAnswerAboutAClosedFileIsDropped()
    {
        Desk desk;
        desk.importSample();
        QueueCounter counter(desk.session());
        counter.question().setLargeFrom(0);
        QSignalSpy spy(&counter, &QueueCounter::counted);
        counter.ask({QueueFilter()});
        desk.session().closeStore();
        counter.ask({QueueFilter()});
        QTRY_VERIFY(!counter.question().isAnswering());
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().first().value<QueueCounts>().taken.front(), -1);
    }

    void theNextCaseIsReadBeforeItIsAskedFor()
    {
        Desk desk;
        desk.importSample();
        const auto checks = std::make_shared<std::atomic<int>>(0);
        Result<CaseEngines> engines = CaseEngines::builtIn();
        QVERIFY(engines.has_value());
        engines->check = [checks, check = engines->check](const Transcript& transcript) {
            ++*checks;
            return check(transcript);
        };
        ReviewSession session(desk.session().clock(), *engines, "device-ahead",
                              desk.folder() + QStringLiteral("/drafts-ahead"));
        session.setReviewer(QStringLiteral("Dra. R. Canul"));
        QVERIFY(session.openStore(desk.storePath(), false).has_value());
        QueueFilter turns;
        turns.kinds = {ItemKind::turn};
        const Result<QueuePage> page = session.store()->queue().page(turns, std::nullopt, 2);
        QVERIFY(page.has_value());
        const qint64 id = page->rows.at(1).id;
        session.readAhead({id});
        session.waitForReadAhead();
        QVERIFY(*checks > 0);
        const int before = *checks;
        session.openItem(id);
        QCOMPARE(checks->load(), before);
        QCOMPARE(session.current()->id, id);
        // And what is shown is what reading it now would show.
        desk.session().openItem(id);
        QCOMPARE(session.current()->answer->check.composite.has_value(),
                 desk.session().current()->answer->check.composite.has_value());
        QCOMPARE(session.current()->answer->check.citations.size(),
                 desk.session().current()->answer->check.citations.size());
        QCOMPARE(session.current()->reasons, desk.session().current()->reasons);
    }

    void wordsAreLookedForWhenTheTypingPauses()
    {
        Desk desk;
        desk.importSample();
        QueueView& queue = *desk.window().review().queue();
        const int all = queue.model().rowCount();
        queue.counter().question().setLargeFrom(0);
        queue.setSearch(QStringLiteral("zzzz"));
        QCOMPARE(queue.model().rowCount(), all);
        QTRY_COMPARE(queue.model().rowCount(), 0);
        queue.setSearch(QString());
        QCOMPARE(queue.model().rowCount(), all);
    }
};

QTEST_MAIN(TestDeskLarge)
#include "tst_desk_large.moc"
