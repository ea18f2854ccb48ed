#include "tests/ui/widget_test.h"
#include "ui/theme/icon_art.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>

using namespace cotejo;

namespace
{
constexpr int kBox = 16;
constexpr double kFloor = 10.0; // mean difference of a pixel's grey, of 255, below which two icons look alike

QImage grey(const QString& id, int size = kBox)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintIcon(painter, QRectF(0, 0, size, size), id, Qt::black);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

double ink(const QImage& image)
{
    QImage white(image.size(), QImage::Format_Grayscale8);
    white.fill(255);
    return difference(image, white);
}
} // namespace

class TestIconArt : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnAnyWarning(); }

    void statusesHaveTheirIcons()
    {
        const QStringList ids = iconIds();
        const QStringList wanted = {QStringLiteral("verdict-passed"),
                                    QStringLiteral("verdict-failed"),
                                    QStringLiteral("verdict-not_evaluated"),
                                    QStringLiteral("verdict-evaluator_error"),
                                    QStringLiteral("verdict-delivered_not_rescored"),
                                    QStringLiteral("verdict-fallback_delivered"),
                                    QStringLiteral("verdict-no_threshold"),
                                    QStringLiteral("citation-retrieved"),
                                    QStringLiteral("citation-not_retrieved"),
                                    QStringLiteral("citation-no_list"),
                                    QStringLiteral("citation-placeholder"),
                                    QStringLiteral("citation-malformed"),
                                    QStringLiteral("lookup-retracted"),
                                    QStringLiteral("lookup-concern"),
                                    QStringLiteral("lookup-corrected"),
                                    QStringLiteral("field-value"),
                                    QStringLiteral("field-negative"),
                                    QStringLiteral("field-templated"),
                                    QStringLiteral("field-not_mentioned"),
                                    QStringLiteral("field-stated_unknown"),
                                    QStringLiteral("field-pending"),
                                    QStringLiteral("field-by_rule"),
                                    QStringLiteral("field-stated"),
                                    QStringLiteral("query"),
                                    QStringLiteral("finding"),
                                    QStringLiteral("unknown")};
        for (const QString& id : wanted)
            QVERIFY2(ids.contains(id), qPrintable(id));
    }

    void noTwoLookAlikeInGrey()
    {
        const QStringList ids = iconIds();
        QList<QImage> drawn;
        for (const QString& id : ids) {
            drawn.append(grey(id));
            QVERIFY2(ink(drawn.last()) > 4.0, qPrintable(id + QStringLiteral(" is empty")));
        }
        QStringList alike;
        double least = 255;
        for (qsizetype i = 0; i < ids.size(); ++i) {
            for (qsizetype j = i + 1; j < ids.size(); ++j) {
                const double apart = difference(drawn.at(i), drawn.at(j));
                least = std::min(least, apart);
                if (apart < kFloor)
                    alike.append(QStringLiteral("%1 – %2: %3").arg(ids.at(i), ids.at(j)).arg(apart));
            }
        }
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join(QLatin1Char('\n'))));
    }

    void theFloorCanTellAlikeFromDifferent()
    {
        QCOMPARE(difference(grey(QStringLiteral("query")), grey(QStringLiteral("query"))), 0.0);
    }

    void failedIsSolidAndNotEvaluatedHollow()
    {
        for (const int size : {12, 16}) {
            const QImage failed = grey(QStringLiteral("verdict-failed"), size);
            const QImage open = grey(QStringLiteral("verdict-not_evaluated"), size);
            QVERIFY(ink(failed) > 2 * ink(open));
        }
    }

    void takesTheColourAskedFor()
    {
        const QImage image = iconPixmap(QStringLiteral("field-value"), kBox, QColor(10, 92, 80)).toImage();
        QCOMPARE(image.pixelColor(8, 8), QColor(10, 92, 80));
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
        const QPixmap twice = iconPixmap(QStringLiteral("field-value"), kBox, Qt::black, 2.0);
        QCOMPARE(twice.size(), QSize(32, 32));
        QCOMPARE(twice.deviceIndependentSize(), QSizeF(16, 16));
    }

    void anUnknownCodeStillHasAShape()
    {
        QCOMPARE(grey(QStringLiteral("verdict-of_tomorrow")), grey(QStringLiteral("unknown")));
    }

    void filesUseOneColour()
    {
        static const QRegularExpression colors(QStringLiteral("(?:fill|stroke)=\"([^\"]*)\""));
        for (const QString& id : iconIds()) {
            QFile file(QStringLiteral(":/icons/%1.svg").arg(id));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString svg = QString::fromUtf8(file.readAll());
            QVERIFY(svg.contains(QLatin1String("viewBox=\"0 0 16 16\"")));
            for (auto match = colors.globalMatch(svg); match.hasNext();) {
                const QString color = match.next().captured(1);
                QVERIFY2(color == QLatin1String("currentColor") || color == QLatin1String("none"),
                         qPrintable(id));
            }
        }
    }
};

QTEST_MAIN(TestIconArt)
#include "tst_icon_art.moc"
