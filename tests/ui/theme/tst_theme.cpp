#include "ui/theme/theme.h"

#include <QFile>
#include <QtTest>

#include <cmath>

using namespace cotejo;

namespace
{
double channel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}

// WCAG 2 contrast ratio.
double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QByteArray themeFile(const char* name)
{
    QFile file(QStringLiteral(":/theme/%1.json").arg(QString::fromLatin1(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr double kText = 4.5;
constexpr double kControl = 3.0;
} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void contrastRatioIsRight()
    {
        QVERIFY(std::abs(contrast(Qt::white, Qt::black) - 21.0) < 0.01);
        QVERIFY(std::abs(contrast(QColor(QStringLiteral("#777777")), Qt::white) - 4.48) < 0.01);
    }

    void everyTextCanBeRead_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << static_cast<int>(Theme::Kind::light);
        QTest::newRow("dark") << static_cast<int>(Theme::Kind::dark);
    }
    void everyTextCanBeRead()
    {
        QFETCH(int, kind);
        const Theme theme = Theme::shipped(static_cast<Theme::Kind>(kind));
        const ColorTokens& t = theme.tokens();
        const QColor grounds[] = {t.window, t.surface, t.raised, t.select};
        QStringList tooFaint;
        const auto check = [&](const QColor& fg, const QColor& bg, double floor, const QString& what) {
            if (!(contrast(fg, bg) >= floor))
                tooFaint.append(
                    QStringLiteral("%1 %2 on %3: %4").arg(what, fg.name(), bg.name()).arg(contrast(fg, bg)));
        };
        for (const QColor& ground : grounds) {
            check(t.text, ground, kText, QStringLiteral("text"));
            check(t.muted, ground, kText, QStringLiteral("muted"));
            check(t.accent, ground, kText, QStringLiteral("accent"));
            check(t.onSelect, ground, kText, QStringLiteral("onSelect"));
        }
        check(t.text, t.sunken, kText, QStringLiteral("text"));
        check(t.text, t.accentBg, kText, QStringLiteral("text"));
        check(t.onAccent, t.accent, kText, QStringLiteral("onAccent"));
        check(t.control, t.surface, kControl, QStringLiteral("control"));
        check(t.control, t.raised, kControl, QStringLiteral("control"));
        check(t.focus, t.surface, kControl, QStringLiteral("focus"));
        check(t.focus, t.window, kControl, QStringLiteral("focus"));
        for (std::size_t i = 0; i < kToneCount; ++i) {
            const ColorPair& pair = theme.tone(static_cast<Tone>(i));
            const ToneKey key = keyOf(static_cast<Tone>(i));
            const QString what = QString::fromStdString(std::string(key.group) + "/" + std::string(key.key));
            check(pair.fg, pair.bg, kText, what);
            for (const QColor& ground : grounds)
                check(pair.fg, ground, kText, what);
        }
        for (std::size_t step = 0; step < Theme::kHeatSteps; ++step)
            check(theme.heat(step).fg, theme.heat(step).bg, kText, QStringLiteral("heat"));
        for (const QColor& wash :
             {theme.washes().evidence, theme.washes().evidenceSelected, theme.washes().finding})
            check(t.text, wash, kText, QStringLiteral("wash"));
        QVERIFY2(tooFaint.isEmpty(), qPrintable(tooFaint.join(QLatin1Char('\n'))));
    }

    void greenBlueBelongsToPassedAlone()
    {
        for (const Theme::Kind kind : {Theme::Kind::light, Theme::Kind::dark}) {
            const Theme theme = Theme::shipped(kind);
            for (std::size_t i = 0; i < kToneCount; ++i) {
                const int hue = theme.tone(static_cast<Tone>(i)).fg.hsvHue();
                const bool greenish = hue >= 80 && hue <= 180;
                QCOMPARE(greenish, static_cast<Tone>(i) == Tone::passed);
            }
        }
    }

    void everyEnumeratorHasItsOwnTone()
    {
        QSet<int> seen;
        for (int i = 0; i < 7; ++i)
            seen.insert(static_cast<int>(toneOf(static_cast<Verdict>(i))));
        for (int i = 0; i < 5; ++i)
            seen.insert(static_cast<int>(toneOf(static_cast<CitationStatus>(i))));
        for (int i = 0; i < 8; ++i)
            seen.insert(static_cast<int>(toneOf(static_cast<FieldDetail>(i))));
        QCOMPARE(seen.size(), 20); // and Tone::query
        QVERIFY(!seen.contains(static_cast<int>(Tone::query)));
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("where");
        QTest::newRow("no colour") << QByteArray("\"muted\": \"#4C5966\",") << QByteArray()
                                   << QStringLiteral("theme.missing") << QStringLiteral("/tokens/muted");
        QTest::newRow("a name") << QByteArray("\"#4C5966\"") << QByteArray("\"grey\"")
                                << QStringLiteral("theme.color") << QStringLiteral("/tokens/muted");
        QTest::newRow("alpha") << QByteArray("\"#9C1C24\"") << QByteArray("\"#809C1C24\"")
                               << QStringLiteral("theme.color") << QStringLiteral("/verdict/failed/fg");
        QTest::newRow("version") << QByteArray("\"version\": 1") << QByteArray("\"version\": 2")
                                 << QStringLiteral("theme.json") << QStringLiteral("/format");
        QTest::newRow("no json") << QByteArray("{") << QByteArray("[") << QStringLiteral("theme.json")
                                 << QString();
        QTest::newRow("heat") << QByteArray("#27598A") << QByteArray("#27598")
                              << QStringLiteral("theme.color") << QStringLiteral("/heat/4/bg");
    }
    void faultsAreNamed()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, code);
        QFETCH(QString, where);
        QByteArray json = themeFile("light");
        QVERIFY(Theme::parse(json));
        QVERIFY(json.contains(from));
        const Result<Theme> theme = Theme::parse(json.replace(json.indexOf(from), from.size(), to));
        QVERIFY(!theme);
        QCOMPARE(QString::fromStdString(theme.error().code), code);
        if (!where.isEmpty())
            QCOMPARE(QString::fromStdString(theme.error().where), where);
    }

    void paletteFollowsTheTheme()
    {
        const Theme theme = Theme::shipped(Theme::Kind::dark);
        const QPalette palette = theme.palette();
        QCOMPARE(palette.color(QPalette::Base), theme.tokens().surface);
        QCOMPARE(palette.color(QPalette::Inactive, QPalette::Highlight), theme.tokens().select);
        QCOMPARE(palette.color(QPalette::Highlight), theme.tokens().select);
        QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Text));
        QVERIFY(palette.color(QPalette::Disabled, QPalette::ButtonText) !=
                palette.color(QPalette::ButtonText));
    }

    void highContrastUsesSystemColours()
    {
        QPalette system(Qt::black);
        system.setColor(QPalette::Base, QColor(0, 0, 0));
        system.setColor(QPalette::Text, QColor(255, 255, 0));
        system.setColor(QPalette::Highlight, QColor(0, 255, 255));
        system.setColor(QPalette::HighlightedText, QColor(0, 0, 1));
        const Theme theme = Theme::highContrast(system);
        for (std::size_t i = 0; i < kToneCount; ++i) {
            QCOMPARE(theme.tone(static_cast<Tone>(i)).fg, QColor(255, 255, 0));
            QCOMPARE(theme.tone(static_cast<Tone>(i)).bg, QColor(0, 0, 0));
        }
        QCOMPARE(theme.tokens().select, QColor(0, 255, 255));
        QCOMPARE(theme.tokens().onSelect, QColor(0, 0, 1));
        QCOMPARE(theme.palette().color(QPalette::HighlightedText), QColor(0, 0, 1));
    }
};

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
