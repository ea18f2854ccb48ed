#include "ui/session/table_writer.h"

#include "engine/base/platform/replaceable_file.h"
#include "engine/base/sha256.h"

#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>

namespace cotejo
{

Result<std::string> writeBytes(const QByteArray& bytes, const QString& path)
{
    if (!isReplaceable(path.toStdString()))
        return fail("usage.not_replaceable", path.toStdString(),
                    "a name that no store, link, device or folder has");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail("table.io", path.toStdString(), file.errorString().toStdString());
    return sha256Hex(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

Result<std::string> writeTable(const TableSheet& table, const QString& path)
{
    if (!path.endsWith(QLatin1String(".xlsx"), Qt::CaseInsensitive))
        return writeBytes(QByteArray::fromStdString(tableCsv(table, true)), path);
    const QTemporaryDir folder;
    const QString made = folder.filePath(QStringLiteral("table.xlsx"));
    QFile file(made);
    if (!writeTableXlsx(table, made.toStdString()) || !file.open(QIODevice::ReadOnly))
        return fail("table.io", path.toStdString(), "the sheet could not be made");
    return writeBytes(file.readAll(), path);
}

} // namespace cotejo
