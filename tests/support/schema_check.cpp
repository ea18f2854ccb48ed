#include "tests/support/schema_check.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>

namespace cotejo
{
namespace
{
std::optional<std::string> fileText(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// Each schema is parsed once a process.
const valijson::Schema& schemaOf(const std::string& name)
{
    static std::map<std::string, std::unique_ptr<valijson::Schema>> known;
    auto& schema = known[name];
    if (!schema) {
        const auto text = fileText(COTEJO_SCHEMA_DIR "/" + name + ".schema.json");
        if (!text)
            throw std::runtime_error("there is no schema " + name);
        const nlohmann::json document = parseStrictJson(*text).value();
        auto parsed = std::make_unique<valijson::Schema>();
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(document), *parsed);
        schema = std::move(parsed);
    }
    return *schema;
}
} // namespace

std::vector<std::string> schemaProblems(std::string_view name, std::string_view json)
{
    std::vector<std::string> problems;
    const auto value = parseStrictJson(json);
    if (!value)
        return {value.error().code + " at " + value.error().where + ": " + value.error().detail};
    try {
        valijson::ValidationResults results;
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        const valijson::adapters::NlohmannJsonAdapter target(*value);
        if (validator.validate(schemaOf(std::string(name)), target, &results))
            return {};
        for (const auto& result : results) {
            std::string place;
            for (const std::string& step : result.context)
                place += step;
            problems.push_back(place + ": " + result.description);
        }
    } catch (const std::exception& fault) {
        problems.emplace_back(fault.what());
    }
    if (problems.empty())
        problems.emplace_back("does not keep the schema");
    return problems;
}

std::vector<std::string> schemaProblemsInLines(std::string_view name, std::string_view lines)
{
    std::vector<std::string> problems;
    for (std::size_t number = 1; !lines.empty(); ++number) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::string_view line = lines.substr(0, end);
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
            for (const std::string& problem : schemaProblems(name, line))
                problems.push_back("line " + std::to_string(number) + ": " + problem);
        }
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return problems;
}

} // namespace cotejo
