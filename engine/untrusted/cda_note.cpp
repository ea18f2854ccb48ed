#include "engine/untrusted/cda_note.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{
namespace
{
template <std::size_t N>
bool among(std::string_view name, const std::array<std::string_view, N>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// "20151115…" → "2015-11-15", as precise as given; anything else as it is.
std::string isoOfCda(const std::string& time)
{
    const std::size_t digits = std::min(time.find_first_not_of("0123456789"), time.size());
    if (digits < 4)
        return time;
    std::string iso = time.substr(0, 4);
    for (std::size_t at = 4; at + 2 <= std::min<std::size_t>(digits, 8); at += 2)
        iso += "-" + time.substr(at, 2);
    return iso;
}

// Lays the narrative of a section out as lines.
class CdaNarrative
{
public:
    CdaNarrative() = default;
    // Elements with one of these IDs are passed over.
    explicit CdaNarrative(std::set<std::string> leftOut) : m_leftOut(std::move(leftOut)) {}

    std::vector<std::string> read(const XmlNode& text)
    {
        walk(text);
        endLine();
        return std::move(m_lines);
    }

private:
    void walk(const XmlNode& node)
    {
        static constexpr auto kBlocks = std::to_array<std::string_view>(
            {"paragraph", "item", "tr", "br", "list", "table", "caption", "thead", "tbody"});
        if (node.name.empty())
            return words(node.text);
        const auto id = node.attribute("ID");
        if (node.attribute("revised") == "delete" || (id && m_leftOut.contains(*id)))
            return;
        const bool block = among(node.name, kBlocks);
        if (block)
            endLine();
        if (node.name == "item")
            m_line = "- ";
        else if ((node.name == "td" || node.name == "th") && !m_line.empty())
            m_line += " | ";
        for (const XmlNode& child : node.children)
            walk(child);
        if (block)
            endLine();
    }
    void words(std::string_view text)
    {
        constexpr std::string_view kBlank = " \t\r\n";
        bool blank = false;
        while (!text.empty()) {
            const std::size_t begin = text.find_first_not_of(kBlank);
            blank = blank || begin != 0;
            if (begin == std::string_view::npos)
                break;
            const std::size_t end = std::min(text.find_first_of(kBlank, begin), text.size());
            if (blank && !m_line.empty() && m_line.back() != ' ')
                m_line += ' ';
            m_line.append(text.substr(begin, end - begin));
            text.remove_prefix(end);
            blank = false;
        }
        if (blank && !m_line.empty() && m_line.back() != ' ')
            m_line += ' ';
    }
    void endLine()
    {
        while (!m_line.empty() && m_line.back() == ' ')
            m_line.pop_back();
        if (!m_line.empty() && m_line != "-")
            m_lines.push_back(std::move(m_line));
        m_line.clear();
    }

    std::set<std::string> m_leftOut;
    std::vector<std::string> m_lines;
    std::string m_line;
};

std::string wordsOf(const XmlNode* node)
{
    std::string words;
    if (node == nullptr)
        return words;
    for (const std::string& line : CdaNarrative().read(*node))
        words += (words.empty() ? "" : " ") + line;
    return words;
}

std::string displayOf(const XmlNode* coded)
{
    if (coded == nullptr)
        return {};
    if (const auto display = coded->attribute("displayName"))
        return *display;
    const std::string original = wordsOf(coded->child("originalText"));
    return original.empty() ? coded->attribute("code").value_or(std::string()) : original;
}

const XmlNode* below(const XmlNode& node, std::initializer_list<std::string_view> way)
{
    const XmlNode* at = &node;
    for (const std::string_view step : way) {
        at = at == nullptr ? nullptr : at->child(step);
    }
    return at;
}

std::string timeOf(const XmlNode& statement)
{
    const XmlNode* time = statement.child("effectiveTime");
    if (time == nullptr)
        return {};
    auto value = time->attribute("value");
    if (const XmlNode* low = time->child("low"); !value && low != nullptr)
        value = low->attribute("value");
    return value ? isoOfCda(*value) : std::string();
}

std::string materialOf(const XmlNode& statement)
{
    const XmlNode* material = below(statement, {"consumable", "manufacturedProduct", "manufacturedMaterial"});
    if (material == nullptr)
        return displayOf(statement.child("code"));
    const std::string name = wordsOf(material->child("name"));
    return name.empty() ? displayOf(material->child("code")) : name;
}

std::string reasonOf(const XmlNode& statement)
{
    for (const XmlNode* relation : statement.all("entryRelationship")) {
        const XmlNode* reason = relation->child("observation");
        if (relation->attribute("typeCode") == "RSON" && reason != nullptr) {
            const std::string value = displayOf(reason->child("value"));
            return value.empty() ? displayOf(reason->child("code")) : value;
        }
    }
    return {};
}

bool isNegatedGiving(const XmlNode& node)
{
    const auto mood = node.attribute("moodCode");
    return (node.name == "substanceAdministration" || node.name == "supply") &&
           node.attribute("negationInd") == "true" && (!mood || *mood == "EVN");
}

// The IDs of narrative that tells of what was not given: words like "objected to" are easily read as given.
void collectNotGiven(const XmlNode& node, std::set<std::string>& ids)
{
    if (isNegatedGiving(node)) {
        const XmlNode* reference = below(node, {"text", "reference"});
        const auto value = reference == nullptr ? std::nullopt : reference->attribute("value");
        if (value && value->starts_with('#'))
            ids.insert(value->substr(1));
    }
    for (const XmlNode& child : node.children)
        collectNotGiven(child, ids);
}

void collectWords(const XmlNode& node, const std::set<std::string>& ids, std::vector<std::string>& words)
{
    const auto id = node.attribute("ID");
    if (id && ids.contains(*id))
        words.push_back(wordsOf(&node));
    for (const XmlNode& child : node.children)
        collectWords(child, ids, words);
}

class CdaReader
{
public:
    explicit CdaReader(const std::string& id) : m_draft(id) {}

    NoteDraft read(const XmlNode& root)
    {
        if (root.name == "ClinicalDocument")
            head(root);
        walk(root);
        return std::move(m_draft);
    }

private:
    void head(const XmlNode& document)
    {
        if (const XmlNode* time = document.child("effectiveTime")) {
            if (const auto value = time->attribute("value"))
                m_draft.note().date = isoOfCda(*value);
        }
        m_draft.line(wordsOf(document.child("title")), "title");
        const XmlNode* patient = below(document, {"recordTarget", "patientRole", "patient"});
        if (patient == nullptr)
            return;
        const XmlNode* sex = patient->child("administrativeGenderCode");
        const auto code = sex == nullptr ? std::nullopt : sex->attribute("code");
        if (code == "F" || code == "M")
            m_draft.line(code == "F" ? "Sexo: femenino" : "Sexo: masculino", "recordTarget");
        const XmlNode* birth = patient->child("birthTime");
        if (const auto value = birth == nullptr ? std::nullopt : birth->attribute("value"))
            m_draft.line("Fecha de nacimiento: " + isoOfCda(*value), "recordTarget");
    }

    void walk(const XmlNode& node)
    {
        if (node.name == "section")
            return section(node);
        if (node.name == "nonXMLBody") {
            m_draft.remark("read.attachment_left_out", "nonXMLBody", "a document inside that is not XML");
            return;
        }
        for (const XmlNode& child : node.children) {
            if (child.name == "component" || child.name == "structuredBody" || child.name == "section" ||
                child.name == "nonXMLBody")
                walk(child);
        }
    }

    void section(const XmlNode& node)
    {
        const XmlNode* code = node.child("code");
        const auto loinc = code == nullptr ? std::nullopt : code->attribute("code");
        const std::string place =
            "section " + std::to_string(++m_sections) + (loinc ? " (" + *loinc + ")" : "");
        m_draft.line(wordsOf(node.child("title")), place);
        if (const XmlNode* text = node.child("text")) {
            std::string words;
            std::set<std::string> notGiven;
            for (const XmlNode* entry : node.all("entry"))
                collectNotGiven(*entry, notGiven);
            std::vector<std::string> told;
            collectWords(*text, notGiven, told);
            for (const std::string& one : told)
                m_draft.withdraw(one, place + "/text");
            for (const std::string& line : CdaNarrative(std::move(notGiven)).read(*text))
                words.append(line).append("\n");
            m_draft.line(words, place + "/text");
        }
        m_vaccines = loinc == "11369-6";
        for (const XmlNode* entry : node.all("entry"))
            statements(*entry, place);
        for (const XmlNode* component : node.all("component"))
            walk(*component);
    }

    void statements(const XmlNode& owner, const std::string& place)
    {
        static constexpr auto kStatements =
            std::to_array<std::string_view>({"act", "observation", "substanceAdministration", "procedure",
                                             "supply", "encounter", "organizer"});
        for (const XmlNode& child : owner.children) {
            if (child.name == "entryRelationship" || child.name == "component") {
                statements(child, place);
            } else if (among(child.name, kStatements)) {
                statement(child, place);
                statements(child, place);
            }
        }
    }

    void statement(const XmlNode& node, const std::string& place)
    {
        const XmlNode* status = node.child("statusCode");
        const auto state = status == nullptr ? std::nullopt : status->attribute("code");
        if (state == "nullified" || state == "aborted") {
            m_draft.withdraw(displayOf(node.child("value")), place + "/" + node.name);
            m_draft.remark("read.withdrawn", place + "/" + node.name,
                           "nullified or aborted: not in the text");
            return;
        }
        const auto mood = node.attribute("moodCode");
        if (node.attribute("negationInd") != "true" || (mood && *mood != "EVN"))
            return;
        const bool given = node.name == "substanceAdministration" || node.name == "supply";
        std::string what = given ? materialOf(node) : displayOf(node.child("value"));
        if (what.empty())
            what = displayOf(node.child("code"));
        std::string line = node.name == "observation" ? "Negado: " + what : "No realizado: " + what;
        if (given)
            line = m_vaccines ? "No vacunado contra " + what : "No administrado: " + what;
        if (const std::string time = timeOf(node); !time.empty())
            line += " (" + time + ")";
        if (const std::string reason = reasonOf(node); !reason.empty())
            line += ". Motivo: " + reason;
        m_draft.line(line, place + "/" + node.name);
        m_draft.remark("read.negated_entry", place + "/" + node.name, "an entry that says it is not so");
    }

    NoteDraft m_draft;
    std::size_t m_sections = 0;
    bool m_vaccines = false; // the section at hand is that of vaccines
};
} // namespace

NoteDraft readCdaNote(const XmlNode& root, const std::string& id)
{
    return CdaReader(id).read(root);
}

} // namespace cotejo
