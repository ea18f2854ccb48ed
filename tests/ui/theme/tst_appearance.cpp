#include "tests/ui/widget_test.h"
#include "ui/theme/cotejo_style.h"
#include "ui/theme/language.h"
#include "ui/theme/space.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace cotejo;

namespace
{
int countColor(const QImage& image, const QColor& color, const QRect& where)
{
    int count = 0;
    const QRect inside = where.intersected(image.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}
} // namespace

class TestAppearance : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
    }
    void cleanup() { Language::install(QStringLiteral("en")); }

    void sizesFollowTheSystemFont()
    {
        QFont system = testFont();
        system.setPointSizeF(10);
        const TypeScale scale(system);
        QCOMPARE(scale.font(TextRole::body).pointSizeF(), 10.0);
        QCOMPARE(scale.font(TextRole::reading).pointSizeF(), 11.5);
        QCOMPARE(scale.font(TextRole::secondary).pointSizeF(), 9.0);
        QCOMPARE(scale.font(TextRole::title).pointSizeF(), 11.0);
        QCOMPARE(scale.font(TextRole::figure).pointSizeF(), 15.0);
        QCOMPARE(scale.font(TextRole::title).weight(), QFont::DemiBold);
        QCOMPARE(scale.font(TextRole::body).weight(), QFont::Normal);
        system.setPointSizeF(9);
        QCOMPARE(TypeScale(system).font(TextRole::secondary).pointSizeF(), 8.5); // never smaller
        QCOMPARE(TypeScale(system, 200).font(TextRole::body).pointSizeF(), 18.0);
        QCOMPARE(TypeScale(system, 500).percent(), 200);
        QCOMPARE(TypeScale(system, 50).percent(), 100);
        QCOMPARE(TypeScale(system, 150).scaled(24), 36);
        QFont pixels = testFont();
        pixels.setPixelSize(16);
        QVERIFY(TypeScale(pixels).font(TextRole::reading).pointSizeF() >
                TypeScale(pixels).font(TextRole::body).pointSizeF());
    }

    void applyReachesEveryWidget()
    {
        QPushButton button(QStringLiteral("x"));
        button.show();
        QSignalSpy changed(&Appearance::instance(), &Appearance::changed);
        useLook(Theme::Kind::dark, 200);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(button.palette().color(QPalette::ButtonText),
                 Theme::shipped(Theme::Kind::dark).tokens().text);
        QCOMPARE(button.font().pointSizeF(), 19.5);
        QVERIFY(qobject_cast<CotejoStyle*>(QApplication::style()));
    }

    void systemChoiceFollowsTheSystem()
    {
        QPalette dark;
        dark.setColor(QPalette::Window, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        QCOMPARE(Appearance::themeFor(ThemeChoice::system, dark).kind(), Theme::Kind::dark);
        dark.setColor(QPalette::Window, Qt::white);
        dark.setColor(QPalette::WindowText, Qt::black);
        QCOMPARE(Appearance::themeFor(ThemeChoice::system, dark).kind(), Theme::Kind::light);
        QCOMPARE(Appearance::themeFor(ThemeChoice::light, dark).kind(), Theme::Kind::light);
        QCOMPARE(Appearance::themeFor(ThemeChoice::highContrast, dark).kind(), Theme::Kind::highContrast);
    }

    void focusHasARingOfTwoPixelsOneOff_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << static_cast<int>(Theme::Kind::light);
        QTest::newRow("dark") << static_cast<int>(Theme::Kind::dark);
    }
    void focusHasARingOfTwoPixelsOneOff()
    {
        QFETCH(int, kind);
        useLook(static_cast<Theme::Kind>(kind));
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        const QList<QWidget*> controls = {new QPushButton(QStringLiteral("Uno")), new QLineEdit,
                                          new QComboBox, new QCheckBox(QStringLiteral("Dos"))};
        for (QWidget* control : controls)
            column->addWidget(control);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QColor ring = Appearance::theme().tokens().focus;
        for (QWidget* control : controls) {
            control->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            const QImage picture = window.grab().toImage();
            const QRect at = control->geometry();
            const int middle = at.center().x();
            const int outside = space::kFocusGap + space::kFocusRing;
            QCOMPARE(picture.pixelColor(middle, at.top() - outside), ring);
            QCOMPARE(picture.pixelColor(middle, at.top() - outside + 1), ring);
            QVERIFY(picture.pixelColor(middle, at.top() - 1) != ring);
            QCOMPARE(picture.pixelColor(middle, at.bottom() + outside), ring);
        }
    }

    void aPaneHasItsRingInside()
    {
        QWidget window;
        auto* pane = new QPlainTextEdit(&window);
        pane->setReadOnly(true);
        window.resize(200, 120);
        pane->setGeometry(window.rect());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        pane->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        const QImage picture = window.grab().toImage();
        const QColor ring = Appearance::theme().tokens().focus;
        QCOMPARE(picture.pixelColor(100, 0), ring);
        QCOMPARE(picture.pixelColor(100, 1), ring);
        QCOMPARE(picture.pixelColor(100, 119), ring);
        QVERIFY(countColor(picture, ring, picture.rect()) > 2 * 2 * (190 + 100));
    }

    void controlsGrowWithTheText()
    {
        QPushButton button(QStringLiteral("Registrar"));
        QLineEdit edit;
        QComboBox combo;
        const int heights[] = {button.sizeHint().height(), edit.sizeHint().height(),
                               combo.sizeHint().height()};
        for (const int height : heights)
            QVERIFY2(height >= space::kTarget, qPrintable(QString::number(height)));
        useLook(Theme::Kind::light, 200);
        QVERIFY(button.sizeHint().height() >= 2 * heights[0] - 4);
        QVERIFY(edit.sizeHint().height() >= 2 * heights[1] - 4);
        QVERIFY(combo.sizeHint().height() >= 2 * heights[2] - 4);
    }

    void aScrollBarStillPagesAndDrags()
    {
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 900);
        bar.setPageStep(100);
        bar.resize(bar.sizeHint().width(), 200);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(bar.width() / 2, 190));
        QCOMPARE(bar.value(), 100);
        QTest::mousePress(&bar, Qt::LeftButton, {}, QPoint(bar.width() / 2, 25));
        QTest::mouseMove(&bar, QPoint(bar.width() / 2, 190));
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, QPoint(bar.width() / 2, 190));
        QVERIFY(bar.value() > 700);
    }

    void languageIsResolved()
    {
        const QLocale mexico(QLocale::Spanish, QLocale::Mexico);
        const QLocale germany(QLocale::German, QLocale::Germany);
        QCOMPARE(Language::resolve(QString(), mexico), QStringLiteral("es"));
        QCOMPARE(Language::resolve(QStringLiteral("system"), germany), QStringLiteral("en"));
        QCOMPARE(Language::resolve(QStringLiteral("en"), mexico), QStringLiteral("en"));
        QCOMPARE(Language::resolve(QStringLiteral("es"), germany), QStringLiteral("es"));
    }

    void numbersAndDatesAreMexican()
    {
        Language::install(QStringLiteral("es"));
        QCOMPARE(Language::locale().decimalPoint(), QStringLiteral("."));
        QCOMPARE(Language::locale().toString(QDate(2026, 3, 12), QStringLiteral("d MMM yyyy")),
                 QStringLiteral("12 mar 2026"));
        QCOMPARE(QLocale().language(), QLocale::Spanish);
    }
};

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
