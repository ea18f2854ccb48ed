#include "ui/session/sample_data.h"

#include "engine/base/embedded_resource.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace cotejo
{

Result<std::unique_ptr<SampleData>> SampleData::unpack()
{
    std::unique_ptr<SampleData> sample(new SampleData);
    const QDir folder(sample->folder());
    for (const std::string_view name : embeddedResourceNames("sample/")) {
        const QString path =
            folder.filePath(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        const std::string_view bytes = embeddedResource(name);
        QFile file(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
            return fail("sample.io", path.toStdString(), file.errorString().toStdString());
    }
    return sample;
}

} // namespace cotejo
