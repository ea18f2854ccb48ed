#include "ui/models/registry_tally.h"

#include "engine/completeness/form.h"
#include "engine/domain/codes.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cotejo
{
namespace
{
void addShare(CompletenessShares& shares, FieldShare share)
{
    shares.complete += share == FieldShare::complete ? 1 : 0;
    shares.toClarify += share == FieldShare::toClarify ? 1 : 0;
    shares.unknown += share == FieldShare::unknown ? 1 : 0;
    shares.absent += share == FieldShare::absent ? 1 : 0;
    shares.notApplicable += share == FieldShare::outside ? 1 : 0;
}

std::vector<std::string> keysOf(const RegistryNote& note, RegistryGrouping grouping)
{
    std::vector<std::string> keys;
    switch (grouping) {
    case RegistryGrouping::Centre:
        keys = {note.centre};
        break;
    case RegistryGrouping::Disease:
        keys = {std::string(codeOf(note.disease))};
        break;
    case RegistryGrouping::Month:
        keys = {note.month};
        break;
    case RegistryGrouping::Context:
        for (const VisitContext context : note.contexts)
            keys.emplace_back(codeOf(context));
        if (keys.empty())
            keys.emplace_back();
    }
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}
} // namespace

bool RegistryFilter::takes(const RegistryNote& note) const
{
    if (disease && note.disease != *disease)
        return false;
    if (context && std::find(note.contexts.begin(), note.contexts.end(), *context) == note.contexts.end())
        return false;
    const QString month = QString::fromStdString(note.month);
    if (month.isEmpty())
        return fromMonth.isEmpty() && toMonth.isEmpty();
    return (fromMonth.isEmpty() || month >= fromMonth) && (toMonth.isEmpty() || month <= toMonth);
}

RegistryTally::RegistryTally(const std::vector<RegistryNote>& notes, const Form& form,
                             RegistryGrouping grouping, const RegistryFilter& filter)
    : m_notes(&notes), m_form(&form), m_columns(form.groups.size())
{
    std::map<std::string, std::vector<std::size_t>> groups;
    Row all;
    all.total = true;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (!filter.takes(notes[i]))
            continue;
        for (const std::string& key : keysOf(notes[i], grouping))
            groups[key].push_back(i);
        all.notes.push_back(i);
    }
    for (const bool known : {true, false}) {
        for (auto& [key, indices] : groups) {
            if (key.empty() != known)
                m_rows.push_back({key, false, std::move(indices), {}});
        }
    }
    if (!all.notes.empty())
        m_rows.push_back(std::move(all));
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row].cells.resize(m_columns);
        for (const std::size_t note : m_rows[row].notes)
            addTo(row, note);
    }
}

void RegistryTally::addTo(std::size_t row, std::size_t note)
{
    const std::vector<FieldShare>& fields = (*m_notes)[note].fields;
    for (std::size_t i = 0; i < fields.size() && i < m_form->fields.size(); ++i)
        addShare(m_rows[row].cells[m_form->fields[i].group], fields[i]);
}

std::vector<RegistryTally::FieldShares> RegistryTally::fields(std::size_t row, std::size_t column) const
{
    std::vector<FieldShares> found;
    for (std::size_t i = 0; i < m_form->fields.size(); ++i) {
        if (m_form->fields[i].group != column)
            continue;
        FieldShares one{i, {}};
        for (const std::size_t note : m_rows[row].notes) {
            const std::vector<FieldShare>& shares = (*m_notes)[note].fields;
            if (i < shares.size())
                addShare(one.shares, shares[i]);
        }
        if (one.shares.asked() > 0)
            found.push_back(one);
    }
    const auto less = [this](const FieldShares& a, const FieldShares& b) {
        const auto share = [](const FieldShares& f) {
            return static_cast<double>(f.shares.complete) / f.shares.asked();
        };
        return std::tuple(share(a), m_form->fields[a.field].id) <
               std::tuple(share(b), m_form->fields[b.field].id);
    };
    std::sort(found.begin(), found.end(), less);
    return found;
}

std::vector<RegistryTally::NoteShares> RegistryTally::notes(std::size_t row, std::size_t column) const
{
    std::vector<NoteShares> found;
    for (const std::size_t note : m_rows[row].notes) {
        NoteShares one{note, {}};
        const std::vector<FieldShare>& fields = (*m_notes)[note].fields;
        for (std::size_t i = 0; i < fields.size() && i < m_form->fields.size(); ++i) {
            if (m_form->fields[i].group == column)
                addShare(one.shares, fields[i]);
        }
        if (one.shares.asked() > 0)
            found.push_back(one);
    }
    const auto lacking = [](const NoteShares& n) { return n.shares.asked() - n.shares.complete; };
    std::stable_sort(found.begin(), found.end(), [&lacking](const NoteShares& a, const NoteShares& b) {
        return lacking(a) > lacking(b);
    });
    return found;
}

} // namespace cotejo
