#include "engine/import/document_reader.h"

#include "engine/import/file_path.h"
#include "engine/import/json_file_reader.h"
#include "engine/import/office_file_reader.h"
#include "engine/import/text_file_reader.h"

namespace cotejo
{
namespace
{
// Why a file that was named cannot hold what was asked for.
Error unfit(FileShape shape, std::optional<DocumentKind> as)
{
    if (shape == FileShape::unknown) {
        return {"read.unknown_ending",
                {},
                as == DocumentKind::transcript
                    ? "expected .json, .jsonl, .md or .html"
                    : "expected .json, .jsonl, .txt, .md, .csv, .xml, .docx, .rtf or .pdf"};
    }
    return {
        "read.other_kind", {}, as == DocumentKind::transcript ? "expected a transcript" : "expected a note"};
}

bool readFile(const FoundFile& file, RecordIntake& intake, ReadProgress& progress)
{
    const FileShape shape = fileShape(pathText(filePath(file.path).filename()));
    const bool fits = mayHold(shape, intake.as());
    if (!file.given && !fits && !(file.problem && file.folder)) {
        intake.passOver();
        return true;
    }
    if (file.problem)
        return intake.refuse(intake.place(), *file.problem);
    if (!fits)
        return intake.refuse(intake.place(), unfit(shape, intake.as()));
    auto stream = ByteStream::open(file.path);
    if (!stream)
        return intake.refuse(intake.place(), stream.error());
    switch (shape) {
    case FileShape::json:
        return JsonFileReader(*stream, intake, progress).readValue();
    case FileShape::json_lines:
        return JsonFileReader(*stream, intake, progress).readLines();
    case FileShape::xml:
    case FileShape::docx:
    case FileShape::rtf:
    case FileShape::pdf:
        return readOfficeFile(*stream, shape, intake, progress);
    default:
        return readTextFile(*stream, file, shape, intake, progress);
    }
}
} // namespace

ReadCounts DocumentReader::read(const std::vector<std::string>& paths, const RecordSink& sink) const
{
    ReadCounts counts;
    const std::vector<FoundFile> files = walkSources(paths);
    std::size_t total = 0;
    for (const FoundFile& file : files)
        total += file.bytes;
    ReadProgress progress(sink, total);
    RecordIntake intake(m_as, sink, counts);
    for (const FoundFile& file : files) {
        intake.beginFile(file);
        progress.beginFile(file.bytes);
        readFile(file, intake, progress);
        if (!intake.endFile())
            return counts;
    }
    progress.finish();
    return counts;
}

} // namespace cotejo
