#pragma once

#include "ui/models/registry_tally.h"

#include <QAbstractTableModel>

namespace cotejo
{

struct Form;

// The overview as a table: groups of notes × groups of fields, the last row all notes. Never ranked, and
// nothing of ORVS in it.
class RegistryModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { SharesRole = Qt::UserRole + 1, NotesRole };

    explicit RegistryModel(const Form& form, QObject* parent = nullptr); // the form must outlive it

    void setNotes(std::vector<RegistryNote> notes);
    void setView(RegistryGrouping grouping, const RegistryFilter& filter);
    [[nodiscard]] const std::vector<RegistryNote>& notes() const { return m_notes; }
    [[nodiscard]] const RegistryTally& tally() const { return m_tally; }
    [[nodiscard]] RegistryGrouping grouping() const { return m_grouping; }
    [[nodiscard]] const RegistryFilter& filter() const { return m_filter; }
    [[nodiscard]] const Form& form() const { return m_form; }
    [[nodiscard]] int counted() const; // notes the filter takes
    [[nodiscard]] QStringList months() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] QString rowName(int row) const;
    [[nodiscard]] QString columnName(int column) const;
    [[nodiscard]] QString fieldName(std::size_t field) const;
    [[nodiscard]] static QString groupingName(RegistryGrouping grouping);
    [[nodiscard]] QString filterText() const; // as an export prints it

private:
    void count();

    const Form& m_form;
    std::vector<RegistryNote> m_notes;
    RegistryGrouping m_grouping = RegistryGrouping::Centre;
    RegistryFilter m_filter;
    RegistryTally m_tally;
};

} // namespace cotejo
