#include "engine/net/esummary_json.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace cotejo
{
namespace
{
using nlohmann::json;

// How PubMed links a paper to what was said about it, in small letters.
struct Link {
    std::string_view type;
    NoticeKind kind;
};
constexpr std::array<Link, 6> kLinks = {{{"retraction in", NoticeKind::retraction},
                                         {"retracted and republished in", NoticeKind::retraction},
                                         {"partial retraction in", NoticeKind::concern},
                                         {"expression of concern in", NoticeKind::concern},
                                         {"erratum in", NoticeKind::correction},
                                         {"corrected and republished in", NoticeKind::correction}}};
constexpr std::string_view kRetractedType = "retracted publication";

std::string lowerCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string summaryText(const json& object, const char* name)
{
    if (!object.is_object() || !object.contains(name))
        return {};
    const json& value = object.at(name);
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number_integer() ? value.dump() : std::string();
}

void takeLinks(const json& record, PaperFact& fact)
{
    if (!record.contains("references") || !record.at("references").is_array())
        return;
    for (const json& reference : record.at("references")) {
        const std::string type = lowerCase(summaryText(reference, "reftype"));
        const auto link =
            std::find_if(kLinks.begin(), kLinks.end(), [&](const Link& each) { return each.type == type; });
        if (link != kLinks.end())
            fact.notices.push_back(
                {link->kind, summaryText(reference, "pmid"), summaryText(reference, "refsource")});
    }
}

// The publication type says it even where no notice is linked.
void takeTypes(const json& record, PaperFact& fact)
{
    if (!record.contains("pubtype") || !record.at("pubtype").is_array() || fact.has(NoticeKind::retraction))
        return;
    for (const json& type : record.at("pubtype")) {
        if (type.is_string() && lowerCase(type.get<std::string>()) == kRetractedType)
            fact.notices.push_back({NoticeKind::retraction, "", ""});
    }
}

// nullopt: the record cannot be believed.
std::optional<PaperFact> factOf(const std::string& pmid, const json& record)
{
    PaperFact fact;
    fact.pmid = pmid;
    if (!record.is_object() || summaryText(record, "uid") != pmid)
        return std::nullopt;
    if (record.contains("error")) {
        fact.found = PaperFound::not_found;
        return fact;
    }
    if (!record.contains("title") || !record.at("title").is_string())
        return std::nullopt;
    fact.title = summaryText(record, "title");
    takeLinks(record, fact);
    takeTypes(record, fact);
    return fact;
}
} // namespace

Result<std::vector<PaperFact>> readEsummary(std::string_view body, const std::vector<std::string>& asked)
{
    const Result<json> read = parseStrictJson(body);
    if (!read)
        return fail("esummary.not_json", "", "expected JSON: " + read.error().code);
    if (!read->is_object() || read->contains("error") || read->contains("esummaryresult") ||
        !read->contains("result") || !read->at("result").is_object())
        return fail("esummary.refused", "", "expected a result; the service gave an error in its place");
    const json& result = read->at("result");
    if (result.contains("error") || !result.contains("uids") || !result.at("uids").is_array())
        return fail("esummary.refused", "", "expected a result with its uids");
    std::vector<PaperFact> facts;
    for (const std::string& pmid : asked) {
        const auto record = result.find(pmid);
        if (record == result.end()) {
            PaperFact silent;
            silent.pmid = pmid;
            silent.found = PaperFound::no_record;
            facts.push_back(std::move(silent));
        } else if (std::optional<PaperFact> fact = factOf(pmid, *record)) {
            facts.push_back(std::move(*fact));
        }
    }
    return facts;
}

} // namespace cotejo
