#pragma once

#include "ui/widgets/language_page.h"

class QComboBox;
class QTableWidget;
class QTreeView;

namespace cotejo
{

class AgreementModel;
class ReviewSession;
class RoleLabel;

// How far first and second readings agree: every coefficient with its interval and the items it uses, and the
// counts behind them. No word of praise or blame; what is undefined is said in a sentence.
class AgreementView : public LanguagePage
{
    Q_OBJECT
public:
    explicit AgreementView(ReviewSession& session, QWidget* parent = nullptr);

    [[nodiscard]] AgreementModel* model() const { return m_model; }

Q_SIGNALS:
    void readingsWanted(); // the pairs behind the counts

protected:
    void followLanguage() override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void fillMeasures();
    void fillCounts();
    void retranslate();

    AgreementModel* m_model;
    RoleLabel* m_title;
    RoleLabel* m_summary;
    QComboBox* m_measure;
    RoleLabel* m_empty;
    QTreeView* m_list;
    RoleLabel* m_countsTitle;
    QTableWidget* m_counts;
    RoleLabel* m_remark;
};

} // namespace cotejo
