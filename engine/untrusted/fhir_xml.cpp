#include "engine/untrusted/fhir_xml.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
void appendEscaped(std::string& html, std::string_view text)
{
    for (const char c : text) {
        if (c == '<')
            html += "&lt;";
        else if (c == '&')
            html += "&amp;";
        else
            html += c;
    }
}

void appendHtml(std::string& html, const XmlNode& node)
{
    if (node.name.empty())
        return appendEscaped(html, node.text);
    html.append("<").append(node.name).append(">");
    for (const XmlNode& child : node.children)
        appendHtml(html, child);
    html.append("</").append(node.name).append(">");
}

nlohmann::json elementJson(const XmlNode& element)
{
    if (element.name == "div") {
        std::string html;
        appendHtml(html, element);
        return html;
    }
    if (const auto value = element.attribute("value"))
        return *value;
    nlohmann::json object = nlohmann::json::object();
    for (const auto& [key, value] : element.attributes)
        object[key] = value;
    for (const XmlNode& child : element.children) {
        if (child.name.empty())
            continue;
        const bool holdsResource = child.name == "resource" || child.name == "contained";
        nlohmann::json inner;
        for (const XmlNode& one : child.children) {
            if (holdsResource && !one.name.empty())
                inner = fhirJson(one);
        }
        if (!holdsResource)
            inner = elementJson(child);
        nlohmann::json& slot = object[child.name];
        if (slot.is_null()) {
            slot = std::move(inner);
        } else {
            if (!slot.is_array())
                slot = nlohmann::json::array({std::move(slot)});
            slot.push_back(std::move(inner));
        }
    }
    return object;
}
} // namespace

nlohmann::json fhirJson(const XmlNode& resource)
{
    nlohmann::json json = elementJson(resource);
    if (json.is_object())
        json["resourceType"] = resource.name;
    return json;
}

} // namespace cotejo
