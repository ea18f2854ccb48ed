#include "engine/import/untrusted_reader.h"

#include "engine/base/platform/limited_process.h"
#include "engine/base/strict_json.h"
#include "engine/import/reading_limits.h"

#include <nlohmann/json.hpp>

#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace cotejo
{
namespace
{
// Beside the program that runs, or where an installation puts programs that people do not start.
std::string readerProgram()
{
    static constexpr auto kPlaces = std::to_array<std::string_view>(
        {"/cotejo-reader", "/../libexec/cotejo/cotejo-reader", "/../bin/cotejo-reader"});
    const std::string folder = ownProgramFolder();
    for (const std::string_view place : kPlaces) {
        std::string program = folder + std::string(place);
        std::error_code failed;
        if (!folder.empty() && std::filesystem::is_regular_file(program, failed))
            return program;
    }
    return {};
}

Error readerError(const Error& error)
{
    static constexpr auto kCodes = std::to_array<std::pair<std::string_view, std::string_view>>({
        {"process.not_started", "read.reader_missing"},
        {"process.out_of_time", "read.reader_out_of_time"},
        {"process.too_much_output", "read.too_large"},
    });
    for (const auto& [from, to] : kCodes) {
        if (error.code == from)
            return {std::string(to), {}, error.detail};
    }
    return {"read.reader_crashed", {}, error.detail};
}

std::vector<Result<ForeignRecord>> refusedAll(Error error)
{
    std::vector<Result<ForeignRecord>> one;
    one.emplace_back(tl::unexpected<Error>(std::move(error)));
    return one;
}

nlohmann::json errorJson(const Error& error)
{
    return {{"code", error.code}, {"where", error.where}, {"detail", error.detail}};
}

Error errorOfJson(const nlohmann::json& json)
{
    return {json.value("code", ""), json.value("where", ""), json.value("detail", "")};
}
} // namespace

std::vector<Result<ForeignRecord>> readUntrusted(ForeignFormat format, std::string_view bytes,
                                                 const std::string& id)
{
    const ReadingLimits limits = ReadingLimits::of(codeOf(format));
    if (bytes.size() > limits.bytes)
        return refusedAll(
            {"read.too_large", {}, "expected at most " + std::to_string(limits.bytes) + " bytes"});
    const std::string program = readerProgram();
    if (program.empty())
        return refusedAll({"read.reader_missing", {}, "expected the program cotejo-reader beside this one"});
    const auto output = runLimited(program, {std::string(codeOf(format)), id}, bytes,
                                   {limits.memoryBytes, limits.seconds, limits.outputBytes * 2});
    return output ? recordsOfJson(*output) : refusedAll(readerError(output.error()));
}

std::string recordsJson(const std::vector<Result<ForeignRecord>>& records)
{
    nlohmann::json all = nlohmann::json::array();
    for (const Result<ForeignRecord>& record : records) {
        if (!record) {
            all.push_back({{"error", errorJson(record.error())}});
            continue;
        }
        nlohmann::json remarks = nlohmann::json::array();
        for (const Error& remark : record->remarks)
            remarks.push_back(errorJson(remark));
        all.push_back({{"json", record->json}, {"remarks", std::move(remarks)}});
    }
    return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::vector<Result<ForeignRecord>> recordsOfJson(const std::string& text)
{
    const Error broken{"read.reader_crashed", {}, "the reader gave no sound answer"};
    const auto json = parseStrictJson(text);
    if (!json || !json->is_array())
        return refusedAll(broken);
    std::vector<Result<ForeignRecord>> all;
    try {
        for (const auto& one : *json) {
            if (one.contains("error")) {
                all.emplace_back(tl::unexpected<Error>(errorOfJson(one.at("error"))));
                continue;
            }
            ForeignRecord record{one.at("json").get<std::string>(), {}};
            for (const auto& remark : one.at("remarks"))
                record.remarks.push_back(errorOfJson(remark));
            all.emplace_back(std::move(record));
        }
    } catch (const nlohmann::json::exception&) {
        return refusedAll(broken);
    }
    return all;
}

} // namespace cotejo
