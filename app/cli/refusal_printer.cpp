#include "app/cli/refusal_printer.h"

#include "app/cli/message_locale.h"
#include "app/cli/terminal_text.h"

#include <fmt/format.h>

#include <iostream>
#include <utility>

namespace cotejo::cli
{
namespace
{
std::string placeText(const RecordPlace& place, bool spanish)
{
    std::string text = oneLine(place.file);
    if (place.line)
        text += fmt::format("{} {}", spanish ? ", línea" : ", line", *place.line);
    if (place.record)
        text += fmt::format("{} {}", spanish ? ", registro" : ", record", *place.record + 1);
    return text;
}
} // namespace

RefusalPrinter::RefusalPrinter(std::string command)
    : m_command(std::move(command)), m_spanish(messageLanguage() == MessageLanguage::es)
{
}

void RefusalPrinter::refused(const RefusedRecord& record) const
{
    std::string at;
    const std::string& where = record.error.where;
    if (const std::size_t byte = where.find(", byte "); record.place.line && byte != std::string::npos)
        at = where.substr(byte); // the line is said before
    else if (where != record.pointer && !where.empty())
        at = fmt::format(", {}", oneLine(where));
    if (!record.pointer.empty())
        at += fmt::format(", {}", oneLine(record.pointer));
    std::cerr << fmt::format("cotejo-cli {}: {}: {}{}: {} ({})\n", m_command,
                             m_spanish ? "rechazado" : "refused", placeText(record.place, m_spanish), at,
                             oneLine(record.error.detail), record.error.code);
}

void RefusalPrinter::remarked(const RecordPlace& place, const Error& error) const
{
    if (error.code == "read.as_format") {
        std::cerr << fmt::format("cotejo-cli {}: {}: {} {} ({})\n", m_command, placeText(place, m_spanish),
                                 m_spanish ? "leído como" : "read as", error.detail, error.where);
        return;
    }
    std::cerr << fmt::format("cotejo-cli {}: {}: {}{}{}: {} ({})\n", m_command,
                             m_spanish ? "observación" : "remark", placeText(place, m_spanish),
                             error.where.empty() ? "" : ", ", oneLine(error.where), oneLine(error.detail),
                             error.code);
}

void RefusalPrinter::repeatedId(const std::string& id, const RecordPlace& place) const
{
    std::cerr << fmt::format("cotejo-cli {}: {}: {}: {}\n", m_command, placeText(place, m_spanish),
                             m_spanish ? "este id ya vino en esta llamada; se imprimen ambos"
                                       : "this id came before in this call; both are printed",
                             oneLine(id));
}

void RefusalPrinter::summary(const ReadCounts& counts) const
{
    const std::size_t all = counts.records + counts.refused;
    std::string text =
        m_spanish
            ? fmt::format("{} de {} registros leídos, {} rechazados", counts.records, all, counts.refused)
            : fmt::format("{} of {} records read, {} refused", counts.records, all, counts.refused);
    if (counts.passedOver > 0)
        text += fmt::format(", {} {}", counts.passedOver,
                            m_spanish ? "archivos pasados por alto" : "files passed over");
    std::cerr << fmt::format("cotejo-cli {}: {}\n", m_command, text);
}

} // namespace cotejo::cli
