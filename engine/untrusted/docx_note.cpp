#include "engine/untrusted/docx_note.h"

#include "engine/import/reading_limits.h"
#include "engine/untrusted/xml_tree.h"
#include "engine/untrusted/zip_part.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace cotejo
{
namespace
{
constexpr std::size_t kMaxRelations = 1024U * 1024U;

// Where the main part stands: said by the archive's relations,
// "word/document.xml" where they say nothing.
std::string mainPart(const ZipArchive& archive, const ReadingLimits& limits)
{
    const auto relations = archive.part("_rels/.rels", kMaxRelations);
    const auto root = relations ? readXml(*relations, limits) : fail("read.missing_part", {});
    if (root) {
        for (const XmlNode* one : root->all("Relationship")) {
            const std::string type = one->attribute("Type").value_or(std::string());
            std::string target = one->attribute("Target").value_or(std::string());
            if (type.ends_with("/officeDocument") && !target.empty())
                return target.starts_with('/') ? target.substr(1) : target;
        }
    }
    return "word/document.xml";
}

class DocxText
{
public:
    explicit DocxText(NoteDraft& draft) : m_draft(draft) {}

    void body(const XmlNode& node)
    {
        for (const XmlNode& child : node.children) {
            if (child.name == "p")
                paragraph(child);
            else if (child.name == "tbl")
                table(child);
            else if (!skips(child))
                body(child); // content controls, changed blocks
        }
    }

private:
    static bool skips(const XmlNode& node)
    {
        static constexpr auto kLeftOut =
            std::to_array<std::string_view>({"del", "moveFrom", "Fallback", "instrText", "delText", "sectPr",
                                             "pPr", "rPr", "tblPr", "trPr", "tcPr", "sdtPr"});
        return std::find(kLeftOut.begin(), kLeftOut.end(), node.name) != kLeftOut.end();
    }

    static bool isHidden(const XmlNode& run)
    {
        const XmlNode* properties = run.child("rPr");
        const XmlNode* vanish = properties == nullptr ? nullptr : properties->child("vanish");
        const auto value = vanish == nullptr ? std::nullopt : vanish->attribute("val");
        return vanish != nullptr && value != "0" && value != "false";
    }

    // The words of a paragraph; text boxes in it are kept for later, as
    // paragraphs of their own.
    void words(const XmlNode& node, std::string& line)
    {
        for (const XmlNode& child : node.children) {
            if (skips(child) || (child.name == "r" && isHidden(child)))
                continue;
            if (child.name == "t") {
                for (const XmlNode& text : child.children)
                    line += text.text;
            } else if (child.name == "tab") {
                line += '\t';
            } else if (child.name == "br" || child.name == "cr") {
                line += '\n';
            } else if (child.name == "noBreakHyphen") {
                line += '-';
            } else if (child.name == "txbxContent") {
                m_boxes.push_back(&child);
            } else {
                words(child, line);
            }
        }
    }

    void paragraph(const XmlNode& node)
    {
        std::string line;
        words(node, line);
        const XmlNode* properties = node.child("pPr");
        if (properties != nullptr && properties->child("numPr") != nullptr && !line.empty())
            line.insert(0, "- ");
        m_draft.line(line, "paragraph " + std::to_string(++m_paragraphs));
        for (const XmlNode* box : std::exchange(m_boxes, {}))
            body(*box);
    }

    void cell(const XmlNode& node, std::string& row)
    {
        std::string text;
        for (const XmlNode& child : node.children) {
            std::string line;
            if (child.name == "p")
                words(child, line);
            else if (!skips(child))
                cell(child, line);
            if (!line.empty())
                text += (text.empty() ? "" : " ") + line;
        }
        row += text;
    }

    void table(const XmlNode& node)
    {
        ++m_tables;
        std::size_t number = 0;
        for (const XmlNode* row : node.all("tr")) {
            std::string line;
            for (const XmlNode* one : row->all("tc")) {
                if (!line.empty())
                    line += " | ";
                cell(*one, line);
            }
            m_draft.line(line, "table " + std::to_string(m_tables) + ", row " + std::to_string(++number));
        }
    }

    NoteDraft& m_draft;
    std::vector<const XmlNode*> m_boxes;
    std::size_t m_paragraphs = 0;
    std::size_t m_tables = 0;
};
} // namespace

Result<NoteDraft> readDocxNote(std::string_view bytes, const std::string& id)
{
    const ReadingLimits limits = ReadingLimits::of(codeOf(ForeignFormat::word_document));
    const auto archive = ZipArchive::open(bytes);
    if (!archive)
        return tl::unexpected<Error>(archive.error());
    const std::string name = mainPart(*archive, limits);
    const auto part = archive->part(name, limits.unpackedBytes);
    if (!part)
        return tl::unexpected<Error>(part.error());
    const auto root = readXml(*part, limits);
    if (!root)
        return tl::unexpected<Error>(
            Error{root.error().code, name + ", " + root.error().where, root.error().detail});
    NoteDraft draft(id);
    DocxText(draft).body(*root);
    return draft;
}

} // namespace cotejo
