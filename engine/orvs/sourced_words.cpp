#include "engine/orvs/sourced_words.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
bool takeTexts(const nlohmann::json& file, const char* member, std::vector<std::string>& texts)
{
    const auto list = file.find(member);
    if (list == file.end() || !list->is_array())
        return false;
    for (const nlohmann::json& text : *list) {
        if (!text.is_string() || text.get_ref<const std::string&>().empty())
            return false;
        texts.push_back(text.get<std::string>());
    }
    return true;
}
} // namespace

Result<SourcedWords> readSourcedWords(std::string_view name, std::string_view json)
{
    const Result<nlohmann::json> file = parseStrictJson(json);
    if (!file)
        return fail(file.error().code, std::string(name) + " " + file.error().where, file.error().detail);
    const auto is = [&](const char* member, const nlohmann::json& value) {
        return file->is_object() && file->contains(member) && file->at(member) == value;
    };
    if (!is("format", "cotejo.words") || !is("version", 1))
        return fail("words.invalid", std::string(name) + " /format",
                    "expected format cotejo.words, version 1");
    SourcedWords list;
    if (!file->contains("id") || !file->at("id").is_string())
        return fail("words.invalid", std::string(name) + " /id", "expected text");
    list.id = file->at("id").get<std::string>();
    for (const auto& [member, texts] :
         {std::pair("words", &list.words), std::pair("companions", &list.companions)}) {
        if (!takeTexts(*file, member, *texts))
            return fail("words.invalid", std::string(name) + " /" + member,
                        "expected a list of texts that are not empty");
    }
    return list;
}

Result<SourcedWords> embeddedSourcedWords(std::string_view id)
{
    const std::string name = "orvs/" + std::string(id) + ".json";
    const std::string_view bytes = embeddedResource(name);
    return bytes.empty() ? fail("words.missing", name, "expected a list that is part of the program")
                         : readSourcedWords(name, bytes);
}

} // namespace cotejo
