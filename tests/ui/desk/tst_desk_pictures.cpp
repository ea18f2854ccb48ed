#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/field_model.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/note_view.h"
#include "ui/views/review_page.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/source_text_view.h"

#include <QTreeView>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

// The window as the drawings have it, in Spanish, for eyes: build/…/shots. What a program can hold of it: the
// picture is not of one colour, has the window's size, and light and dark differ.
class TestDeskPictures : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void lightAndDark()
    {
        QList<QImage> pictures;
        for (const char* theme : {"light", "dark"}) {
            Desk desk(QStringLiteral("es"), QSize(1366, 738));
            desk.importSample();
            desk.settings().set(AppSettings::Key::Theme, QLatin1String(theme));
            desk.window().applyPreferences();
            desk.show();
            desk.open(QStringLiteral("m-02/t2"));
            const NoteView& note = *desk.window().review().note();
            note.fields()->setCurrentIndex(note.model()->indexOf(QStringLiteral("hiv")));
            DecisionDraft draft;
            draft.kind = DecisionKind::escalate;
            draft.level = EscalationLevel::pharmacovigilance;
            draft.urgency = Urgency::same_day;
            draft.reasons = {QStringLiteral("dose")};
            draft.to = QStringLiteral("Dr. M. Uc");
            draft.comment = QStringLiteral("MTX diario; el VIH no tiene resultado en la nota.");
            desk.window().review().decision()->bar()->startItem(draft, false);
            desk.window().review().answer()->text()->text()->setFocus();
            QVERIFY(saveShot(desk.window(), QStringLiteral("main-es-") + QLatin1String(theme)));
            pictures.append(desk.window().grab().toImage());
            QCOMPARE(pictures.last().size(), QSize(1366, 738));
        }
        QVERIFY(pictures[0] != pictures[1]);
        const QPoint ground(5, 60); // beside the queue's heading: no row, chosen or not, ever stands there
        QVERIFY(pictures[0].pixelColor(ground).lightness() > 200);
        QVERIFY(pictures[1].pixelColor(ground).lightness() < 60);
    }
};

QTEST_MAIN(TestDeskPictures)
#include "tst_desk_pictures.moc"
