#pragma once

#include "engine/pipeline/registry_notes.h"
#include "ui/widgets/completeness_bar.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cotejo
{

enum class RegistryGrouping { Centre, Disease, Context, Month };

// Which notes the overview counts; empty months: no limit on that side. A note without a month is in no
// period.
struct RegistryFilter {
    std::optional<Disease> disease;
    std::optional<VisitContext> context;
    QString fromMonth; // "2026-01", inclusive
    QString toMonth;

    [[nodiscard]] bool takes(const RegistryNote& note) const;
};

// Notes counted by one grouping × the form's groups of fields. The last row is all notes. A note with two
// contexts counts in both of their rows and once in the last.
class RegistryTally
{
public:
    struct Row {
        std::string key; // centre, code of disease or context, month; empty: not known, or the last row
        bool total = false;
        std::vector<std::size_t> notes; // indices
        std::vector<CompletenessShares> cells;
    };
    struct FieldShares {
        std::size_t field = 0; // of the form
        CompletenessShares shares;
    };
    struct NoteShares {
        std::size_t note = 0;
        CompletenessShares shares;
    };

    RegistryTally() = default;
    // Notes and form must outlive it.
    RegistryTally(const std::vector<RegistryNote>& notes, const Form& form, RegistryGrouping grouping,
                  const RegistryFilter& filter);

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] std::size_t columns() const { return m_columns; }
    // The fields behind a cell that are asked at all, from least to most complete by share, then by id.
    [[nodiscard]] std::vector<FieldShares> fields(std::size_t row, std::size_t column) const;
    // The notes behind a cell in which something is asked, those that lack most first.
    [[nodiscard]] std::vector<NoteShares> notes(std::size_t row, std::size_t column) const;

private:
    void addTo(std::size_t row, std::size_t note);

    const std::vector<RegistryNote>* m_notes = nullptr;
    const Form* m_form = nullptr;
    std::size_t m_columns = 0;
    std::vector<Row> m_rows;
};

} // namespace cotejo
