#include "engine/pipeline/import_ledger.h"

#include <utility>

namespace cotejo
{

FileImport& ImportLedger::file(const std::string& name)
{
    if (m_open.empty() || m_open.back().file != name) {
        m_open.emplace_back();
        m_open.back().file = name;
        ++m_totals.files;
    }
    return m_open.back();
}

bool ImportLedger::isRepeated(const std::string& transcriptId)
{
    const std::size_t times = ++m_seen[transcriptId];
    if (times == 2)
        m_totals.repeatedIds.push_back(transcriptId);
    return times > 1;
}

void ImportLedger::stored(const std::string& name, const std::string& kind, bool added)
{
    FileImport& into = file(name);
    if (into.kind.empty())
        into.kind = kind;
    else if (into.kind != kind)
        into.kind = "mixed";
    ++(added ? into.added : into.duplicates);
    ++(added ? m_totals.added : m_totals.duplicates);
}

void ImportLedger::readAs(const std::string& name, const std::string& format)
{
    file(name).readAs.push_back(format);
}

void ImportLedger::refused(RefusedRecord&& record)
{
    FileImport& into = file(record.place.file);
    ++into.refusedTotal;
    if (into.refused.size() < kKeptRefusals)
        into.refused.push_back(std::move(record));
    ++m_totals.refused;
}

void ImportLedger::committed(bool lastIsWhole, const std::function<void(const FileImport&)>& tell)
{
    const std::size_t whole = m_open.size() - (lastIsWhole || m_open.empty() ? 0 : 1);
    for (std::size_t i = 0; tell && i < whole; ++i)
        tell(m_open[i]);
    m_open.erase(m_open.begin(), m_open.begin() + static_cast<std::ptrdiff_t>(whole));
}

ImportTotals ImportLedger::totals() const
{
    return m_totals;
}

} // namespace cotejo
