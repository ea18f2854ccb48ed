#include "tests/ui/widget_test.h"
#include "ui/session/draft_keeper.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace cotejo;

namespace
{
KeptDraft draftOf(const QString& comment)
{
    KeptDraft draft;
    draft.comment = comment;
    return draft;
}

// A store that can be told to refuse.
struct Shelf {
    QHash<QString, KeptDraft> kept;
    bool refuses = false;
    int calls = 0;

    DraftKeeper::Save save()
    {
        return [this](const QString& item, const KeptDraft& draft) -> Result<void> {
            ++calls;
            if (refuses)
                return fail("store.io", "draft", "no space left");
            draft.isEmpty() ? static_cast<void>(kept.remove(item))
                            : static_cast<void>(kept.insert(item, draft));
            return {};
        };
    }
};
} // namespace

class TestDraftKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void savesByItselfAndTheLastWins()
    {
        Shelf shelf;
        QTemporaryDir side;
        DraftKeeper keeper(shelf.save(), side.path());
        QSignalSpy states(&keeper, &DraftKeeper::stateChanged);
        for (const char* text : {"a", "ab", "abc"})
            keeper.edit(QStringLiteral("t/1"), draftOf(QLatin1String(text)));
        QCOMPARE(keeper.state().kind, DraftKeeping::Kind::Unsaved);
        QCOMPARE(shelf.calls, 0);
        QTRY_COMPARE(keeper.state().kind, DraftKeeping::Kind::Saved);
        QCOMPARE(shelf.calls, 1);
        QCOMPARE(shelf.kept.value(QStringLiteral("t/1")).comment, QStringLiteral("abc"));
        QVERIFY(keeper.state().at.isValid());
    }

    void aFailedSaveKeepsItInMemoryAndBesideTheStore()
    {
        Shelf shelf;
        shelf.refuses = true;
        QTemporaryDir side;
        const KeptDraft typed = draftOf(QStringLiteral("la dosis 😀 semanal"));
        {
            DraftKeeper keeper(shelf.save(), side.path());
            keeper.edit(QStringLiteral("t/1"), typed);
            QVERIFY(!keeper.flush());
            QCOMPARE(keeper.state().kind, DraftKeeping::Kind::Failed);
            QCOMPARE(keeper.state().cause.code, std::string("store.io"));
            QVERIFY(QFile::exists(keeper.state().copy));
            QVERIFY(keeper.waiting(QStringLiteral("t/1")) == typed);
        }
        // Another run finds the side file; a save that succeeds takes it away.
        DraftKeeper later(shelf.save(), side.path());
        QVERIFY(later.sideDrafts().value(QStringLiteral("t/1")) == typed);
        later.edit(QStringLiteral("t/1"), typed);
        shelf.refuses = false;
        QVERIFY(later.flush());
        QVERIFY(later.sideDrafts().isEmpty());
        QVERIFY(shelf.kept.value(QStringLiteral("t/1")) == typed);
    }

    void itTriesAgainByItself()
    {
        Shelf shelf;
        shelf.refuses = true;
        QTemporaryDir side;
        DraftKeeper keeper(shelf.save(), side.path());
        keeper.edit(QStringLiteral("t/1"), draftOf(QStringLiteral("x")));
        QVERIFY(!keeper.flush());
        shelf.refuses = false;
        QTRY_COMPARE_WITH_TIMEOUT(keeper.state().kind, DraftKeeping::Kind::Saved, 20000);
        QVERIFY(shelf.kept.contains(QStringLiteral("t/1")));
    }

    void noSideFolderIsSaidNotHidden()
    {
        Shelf shelf;
        shelf.refuses = true;
        DraftKeeper keeper(shelf.save(), QStringLiteral("/proc/no such folder"));
        keeper.edit(QStringLiteral("t/1"), draftOf(QStringLiteral("x")));
        QVERIFY(!keeper.flush());
        QVERIFY(keeper.state().copy.isEmpty());
        QVERIFY(keeper.waiting(QStringLiteral("t/1")).has_value());
    }

    void whatBecameADecisionIsForgotten()
    {
        Shelf shelf;
        QTemporaryDir side;
        DraftKeeper keeper(shelf.save(), side.path());
        keeper.edit(QStringLiteral("t/1"), draftOf(QStringLiteral("x")));
        keeper.forget(QStringLiteral("t/1"));
        QVERIFY(keeper.flush());
        QCOMPARE(shelf.calls, 0);
        QCOMPARE(keeper.state().kind, DraftKeeping::Kind::None);
    }

    void aDraftSurvivesBothForms_data()
    {
        QTest::addColumn<KeptDraft>("draft");
        QTest::newRow("empty") << KeptDraft();
        QTest::newRow("comment") << draftOf(QStringLiteral("línea 1\nlínea 2 \"y\" 😀"));
        KeptDraft whole = draftOf(QStringLiteral("c"));
        whole.kind = DecisionKind::escalate;
        whole.reasons = {QStringLiteral("dose"), QStringLiteral("citation")};
        whole.level = EscalationLevel::committee;
        whole.urgency = Urgency::immediate;
        whole.to = QStringLiteral("Dr. M. Uc");
        whole.until = QDate(2026, 12, 1);
        whole.corrected = QStringLiteral("texto");
        QTest::newRow("whole") << whole;
    }
    void aDraftSurvivesBothForms()
    {
        QFETCH(KeptDraft, draft);
        QVERIFY(KeptDraft::fromStored(draft.toStored()) == draft);
        QVERIFY(KeptDraft::fromJson(draft.toJson()) == draft);
    }

    void aDamagedSideFileLosesNothingElse()
    {
        QVERIFY(KeptDraft::fromJson("no JSON at all").isEmpty());
        const KeptDraft part =
            KeptDraft::fromJson(R"({"decision":"invented","comment":"queda","reasons":[1,"dose"]})");
        QVERIFY(!part.kind);
        QCOMPARE(part.comment, QStringLiteral("queda"));
        QCOMPARE(part.reasons, QStringList{QStringLiteral("dose")});
    }
};

QTEST_GUILESS_MAIN(TestDraftKeeper)
#include "tst_draft_keeper.moc"
