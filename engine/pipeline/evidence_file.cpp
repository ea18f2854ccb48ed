#include "engine/pipeline/evidence_file.h"

#include "engine/base/json_reader.h"
#include "engine/import/transcript_json.h"

#include <fstream>
#include <iterator>

namespace cotejo
{
namespace
{
// The list stands in a record of its own, so that the transcript's reader takes it.
constexpr std::string_view kBefore =
    R"({"format":"rheumai.transcript","version":1,"id":"e","turns":[{"id":"t","answer":"","retrieved":)";
constexpr std::string_view kBehind = "}]}";
constexpr std::string_view kPointer = "/turns/0/retrieved";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Error faultOf(const JsonFault& fault, const std::string& path)
{
    std::string pointer = fault.pointer;
    if (pointer.starts_with(kPointer))
        pointer.erase(0, kPointer.size());
    return {fault.code, path + (pointer.empty() ? "" : " " + pointer), "expected " + fault.expected};
}
} // namespace

Result<std::vector<RetrievedItem>> readEvidenceFile(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (!in.good() && bytes.empty())
        return fail("evidence.unreadable", path, "expected a file with a JSON list");
    if (bytes.starts_with(kByteOrderMark))
        bytes.erase(0, kByteOrderMark.size());
    JsonReader alone(bytes);
    if (alone.peek() != JsonKind::array && !alone.fault())
        return fail("read.wrong_type", path, "expected a list of retrieved items");
    alone.skip();
    if (!alone.finish())
        return tl::unexpected<Error>(faultOf(*alone.fault(), path));
    const std::string record = std::string(kBefore) + bytes + std::string(kBehind);
    JsonReader reader(record);
    Transcript transcript;
    if (!readTranscript(reader, transcript))
        return tl::unexpected<Error>(faultOf(*reader.fault(), path));
    return transcript.turns.front().retrieved.value_or(std::vector<RetrievedItem>());
}

} // namespace cotejo
