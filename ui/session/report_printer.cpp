#include "ui/session/report_printer.h"

#include "engine/base/platform/replaceable_file.h"
#include "engine/base/sha256.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

namespace cotejo
{
namespace
{
constexpr int kResolution = 96;
constexpr qreal kMarginMm = 18;

QByteArray asPdf(const std::string& html, const std::string& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(title));
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(QPageSize::Letter));
    writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);
    QTextDocument document;
    document.setHtml(QString::fromStdString(html));
    document.print(&writer);
    return bytes;
}
} // namespace

Result<std::string> printReport(const HtmlPage& page, const QString& path)
{
    const std::string html = htmlFile(page);
    const QByteArray bytes = path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)
                                 ? asPdf(html, page.title)
                                 : QByteArray::fromStdString(html);
    if (!isReplaceable(path.toStdString()))
        return fail("usage.not_replaceable", path.toStdString(),
                    "a name that no store, link, device or folder has");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail("report.io", path.toStdString(), file.errorString().toStdString());
    return sha256Hex(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace cotejo
