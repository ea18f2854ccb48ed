#pragma once

#include "ui/models/registry_tally.h"
#include "ui/session/background_job.h"
#include "ui/widgets/language_page.h"

#include <memory>

class QPushButton;
class QTableView;

namespace cotejo
{

class HeatLegend;
class LabeledCombo;
class RegistryModel;
class RegistrySide;
class ReviewSession;
class RoleLabel;

// How complete the notes of the store are: groups of notes × groups of fields. Counted anew, off the window's
// thread, when the page is shown after something has changed.
class RegistryView : public LanguagePage
{
    Q_OBJECT
public:
    explicit RegistryView(ReviewSession& session, QWidget* parent = nullptr);

    void count();        // starts counting
    void askForExport(); // CSV, XLSX or PNG of what is shown, by the name's end
    bool writeTo(const QString& path);
    [[nodiscard]] RegistryModel* model() const { return m_model; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] RegistrySide* side() const { return m_side; }
    [[nodiscard]] BackgroundJob& job() { return m_job; }

Q_SIGNALS:
    void noteWanted(const QString& note);
    void said(const QString& sentence);
    void warned(const QString& sentence);

protected:
    void followLanguage() override;
    void showEvent(QShowEvent* event) override;

private:
    void takeCounts(const JobResult& result);
    void fillChoices();
    void applyChoices();
    void refresh();
    void retranslate();
    void followText();

    ReviewSession& m_session;
    RegistryModel* m_model;
    RoleLabel* m_title;
    LabeledCombo* m_grouping;
    LabeledCombo* m_disease;
    LabeledCombo* m_context;
    LabeledCombo* m_from;
    LabeledCombo* m_to;
    QPushButton* m_export;
    HeatLegend* m_legend;
    QTableView* m_table;
    RoleLabel* m_remark;
    RegistrySide* m_side;
    BackgroundJob m_job;
    std::shared_ptr<RegistryNotes> m_read;
    std::size_t m_unreadable = 0;
    bool m_old = true; // something changed since it was counted
    bool m_again = false;
};

} // namespace cotejo
