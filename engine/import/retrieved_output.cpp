#include "engine/import/retrieved_output.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace cotejo
{
namespace
{
constexpr int kDeepestList = 4;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool searches(std::string_view tool)
{
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"search", "retriev", "pubmed", "busca", "busqueda", "recuper", "literature", "evidence"});
    std::string lower(tool);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return std::any_of(kWords.begin(), kWords.end(),
                       [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

// The digits that stand alone at the end of "PMID: 31969328" or ".../31969328/"; empty: none.
std::string numberAtEnd(std::string_view text)
{
    while (!text.empty() && (text.back() == '/' || text.back() == ' '))
        text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && isDigit(text[begin - 1]))
        --begin;
    return std::string(text.substr(begin));
}

bool isLabel(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        return std::string_view("PMIDpmidubedUBED:# =").find(c) != std::string_view::npos;
    });
}

std::optional<std::string> pmidOf(const ForeignValue& document)
{
    if (const auto given = document.firstMember({"pmid", "PMID", "pubmed_id", "pubmedId", "pmId"}).plain()) {
        const std::string number = numberAtEnd(*given);
        if (!number.empty() && isLabel(std::string_view(*given).substr(0, given->find(number))))
            return number;
    }
    const auto link = document.firstMember({"url", "link", "source", "href"}).plain();
    if (link && (link->find("pubmed.ncbi.nlm.nih.gov/") != std::string::npos ||
                 link->find("ncbi.nlm.nih.gov/pubmed/") != std::string::npos)) {
        std::string number = numberAtEnd(*link);
        if (!number.empty())
            return number;
    }
    return std::nullopt;
}

std::optional<std::int64_t> yearOf(const ForeignValue& document)
{
    const auto text = document.firstMember({"year", "pub_year", "publication_year"}).plain();
    std::int64_t year = 0;
    if (!text || text->size() != 4)
        return std::nullopt;
    const auto read = std::from_chars(text->data(), text->data() + text->size(), year);
    return read.ec == std::errc() && read.ptr == text->data() + text->size() ? std::optional(year)
                                                                             : std::nullopt;
}

// One document, its `metadata` and `kwargs` included; nullopt: nothing in it says that it is one.
std::optional<RetrievedItem> documentOfValue(const ForeignValue& value)
{
    if (!value.isObject())
        return std::nullopt;
    const ForeignValue inner = value.firstMember({"kwargs", "document"});
    const ForeignValue body = inner.isObject() ? inner : value;
    const ForeignValue metadata = body.member("metadata");
    RetrievedItem item;
    for (const ForeignValue& one : {body, metadata}) {
        if (!item.pmid)
            item.pmid = pmidOf(one);
        if (!item.title)
            item.title = one.firstMember({"title", "Title", "article_title"}).plain();
        if (!item.year)
            item.year = yearOf(one);
        if (!item.doi)
            item.doi = one.firstMember({"doi", "DOI"}).plain();
        if (!item.excerpt)
            item.excerpt = one.firstMember({"excerpt", "abstract", "snippet", "page_content", "pageContent",
                                            "content", "text"})
                               .plain();
    }
    const bool isDocument = item.pmid || item.doi || (item.title && item.excerpt) ||
                            !body.firstMember({"page_content", "pageContent"}).isNull();
    return isDocument ? std::optional(std::move(item)) : std::nullopt;
}

// The documents in a value, looked for below the names that hold a list of them; `sawList` where there was a
// list, if only an empty one.
void collectDocuments(const ForeignValue& value, int depth, bool& sawList, std::vector<RetrievedItem>& items)
{
    if (depth > kDeepestList)
        return;
    if (value.isList()) {
        const auto elements = value.items();
        sawList = sawList || elements.empty();
        for (const ForeignValue& element : elements) {
            if (auto item = documentOfValue(element)) {
                sawList = true;
                items.push_back(std::move(*item));
            } else if (element.isList() || element.isObject()) {
                collectDocuments(element, depth + 1, sawList, items);
            }
        }
        return;
    }
    if (auto item = documentOfValue(value)) {
        sawList = true;
        items.push_back(std::move(*item));
        return;
    }
    const ForeignValue below =
        value.firstMember({"documents", "docs", "results", "articles", "papers", "items", "hits", "records",
                           "retrieved", "sources", "data", "output", "outputs", "result", "content"});
    if (below.isList() || below.isObject())
        collectDocuments(below, depth + 1, sawList, items);
}

std::vector<RetrievedItem> labelledNumbers(std::string_view text)
{
    std::vector<RetrievedItem> items;
    for (std::size_t at = text.find("PMID"); at != std::string_view::npos; at = text.find("PMID", at + 4)) {
        std::size_t begin = text.find_first_not_of("PMID:# =\t", at);
        begin = std::min(begin, text.size());
        std::size_t end = begin;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        if (end > begin && end - begin <= 8) {
            items.emplace_back();
            items.back().pmid = std::string(text.substr(begin, end - begin));
        }
    }
    return items;
}
} // namespace

std::optional<std::vector<RetrievedItem>> retrievedItems(std::string_view tool, const ForeignValue& output)
{
    if (output.isText())
        return retrievedItems(tool, output.plain().value_or(std::string()));
    std::vector<RetrievedItem> items;
    bool sawList = false;
    collectDocuments(output, 0, sawList, items);
    if (items.empty() && !(sawList && searches(tool)))
        return std::nullopt;
    return items;
}

std::optional<std::vector<RetrievedItem>> retrievedItems(std::string_view tool, const std::string& output)
{
    const auto first = output.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && (output[first] == '[' || output[first] == '{')) {
        if (const auto json = parseStrictJson(output)) {
            std::optional<Error> fault;
            return retrievedItems(tool, ForeignValue(*json, {}, fault));
        }
    }
    if (!searches(tool))
        return std::nullopt;
    auto items = labelledNumbers(output);
    return items.empty() ? std::nullopt : std::optional(std::move(items));
}

} // namespace cotejo
