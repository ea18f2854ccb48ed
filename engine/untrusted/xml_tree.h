#pragma once

#include "engine/base/result.h"
#include "engine/import/reading_limits.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{

// An element of an XML document, or a text between elements (then `name` is
// empty).
struct XmlNode {
    std::string name;                                            // local name, without a prefix
    std::string space;                                           // namespace name; empty: none
    std::string text;                                            // of a text
    std::vector<std::pair<std::string, std::string>> attributes; // local names
    std::vector<XmlNode> children;

    [[nodiscard]] const XmlNode* child(std::string_view wanted) const; // the first; null: none
    [[nodiscard]] std::vector<const XmlNode*> all(std::string_view wanted) const;
    [[nodiscard]] std::optional<std::string> attribute(std::string_view wanted) const;
};

// Reads XML (expat). Nothing outside the text is opened: a document type with
// entities of its own is refused (read.xml_entities), since they can grow
// without bound or name files. Other faults: read.bad_xml with line and byte,
// read.too_deep, read.too_large (elements).
[[nodiscard]] Result<XmlNode> readXml(std::string_view xml, const ReadingLimits& limits);

} // namespace cotejo
