#include "engine/untrusted/xml_tree.h"

#include <expat.h>

#include <algorithm>
#include <limits>

namespace cotejo
{
namespace
{
constexpr char kSeparator = '\n'; // between namespace and local name

class TreeBuilder
{
public:
    TreeBuilder(XML_Parser parser, const ReadingLimits& limits) : m_parser(parser), m_limits(limits)
    {
        m_open.push_back(&m_root);
    }

    void start(const char* name, const char** attributes)
    {
        if (m_open.size() > m_limits.depth)
            return stop("read.too_deep",
                        "at most " + std::to_string(m_limits.depth) + " elements inside each other");
        if (++m_elements > m_limits.records)
            return stop("read.too_large", "at most " + std::to_string(m_limits.records) + " elements");
        // Open elements are reached by way of their parents, which get no further
        // child until they close.
        XmlNode& node = m_open.back()->children.emplace_back();
        split(name, node.space, node.name);
        for (; *attributes != nullptr; attributes += 2) {
            std::string space;
            auto& [key, value] = node.attributes.emplace_back();
            split(attributes[0], space, key);
            value = attributes[1];
        }
        m_open.push_back(&node);
    }
    void end() { m_open.pop_back(); }
    void text(const char* characters, int length)
    {
        const std::string_view piece(characters, static_cast<std::size_t>(length));
        auto& siblings = m_open.back()->children;
        if (siblings.empty() || !siblings.back().name.empty())
            siblings.emplace_back();
        siblings.back().text.append(piece);
    }
    void stop(std::string code, std::string expected)
    {
        if (!m_error)
            m_error = Error{std::move(code), place(), "expected " + std::move(expected)};
        XML_StopParser(m_parser, XML_FALSE);
    }
    [[nodiscard]] std::string place() const
    {
        return "line " + std::to_string(XML_GetCurrentLineNumber(m_parser)) + ", byte " +
               std::to_string(XML_GetCurrentColumnNumber(m_parser) + 1);
    }
    [[nodiscard]] std::optional<Error>& error() { return m_error; }
    [[nodiscard]] XmlNode& root() { return m_root; }

private:
    static void split(std::string_view full, std::string& space, std::string& name)
    {
        const std::size_t at = full.rfind(kSeparator);
        if (at != std::string_view::npos)
            space = full.substr(0, at);
        name = full.substr(at == std::string_view::npos ? 0 : at + 1);
    }

    XML_Parser m_parser;
    const ReadingLimits& m_limits;
    XmlNode m_root;
    std::vector<XmlNode*> m_open;
    std::size_t m_elements = 0;
    std::optional<Error> m_error;
};

TreeBuilder& builderOf(void* data)
{
    return *static_cast<TreeBuilder*>(data);
}

void onStart(void* data, const XML_Char* name, const XML_Char** attributes)
{
    builderOf(data).start(name, attributes);
}

void onEnd(void* data, const XML_Char* /*name*/)
{
    builderOf(data).end();
}

void onText(void* data, const XML_Char* text, int length)
{
    builderOf(data).text(text, length);
}

void onEntity(void* data, const XML_Char* /*name*/, int /*isParameter*/, const XML_Char* /*value*/,
              int /*length*/, const XML_Char* /*base*/, const XML_Char* /*system*/, const XML_Char* /*open*/,
              const XML_Char* /*notation*/)
{
    builderOf(data).stop("read.xml_entities", "a document without entities of its own");
}
} // namespace

const XmlNode* XmlNode::child(std::string_view wanted) const
{
    const auto found = std::find_if(children.begin(), children.end(),
                                    [&](const XmlNode& one) { return one.name == wanted; });
    return found == children.end() || wanted.empty() ? nullptr : &*found;
}

std::vector<const XmlNode*> XmlNode::all(std::string_view wanted) const
{
    std::vector<const XmlNode*> nodes;
    for (const XmlNode& one : children) {
        if (!wanted.empty() && one.name == wanted)
            nodes.push_back(&one);
    }
    return nodes;
}

std::optional<std::string> XmlNode::attribute(std::string_view wanted) const
{
    for (const auto& [key, value] : attributes) {
        if (key == wanted)
            return value;
    }
    return std::nullopt;
}

Result<XmlNode> readXml(std::string_view xml, const ReadingLimits& limits)
{
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(
        XML_ParserCreateNS(nullptr, kSeparator), &XML_ParserFree);
    if (!parser)
        return fail("read.too_large", {}, "expected a file that fits into the reader's memory");
    TreeBuilder builder(parser.get(), limits);
    XML_SetUserData(parser.get(), &builder);
    XML_SetElementHandler(parser.get(), onStart, onEnd);
    XML_SetCharacterDataHandler(parser.get(), onText);
    XML_SetEntityDeclHandler(parser.get(), onEntity);
    if (xml.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        return fail("read.too_large", {}, "expected less than 2 GiB");
    const XML_Status done = XML_Parse(parser.get(), xml.data(), static_cast<int>(xml.size()), XML_TRUE);
    if (builder.error())
        return tl::unexpected<Error>(*builder.error());
    if (done != XML_STATUS_OK) {
        return fail("read.bad_xml", builder.place(),
                    std::string("expected well-formed XML: ") +
                        XML_ErrorString(XML_GetErrorCode(parser.get())));
    }
    for (XmlNode& child : builder.root().children) {
        if (!child.name.empty())
            return std::move(child);
    }
    return fail("read.bad_xml", builder.place(), "expected an element");
}

} // namespace cotejo
