#pragma once

#include "ui/widgets/completeness_bar.h"

#include <QWidget>

namespace cotejo
{

class RoleLabel;
class StatusCount;

// "31 de 42 campos pedidos están completos", the bar, and apart in words: to clarify, unknown, absent, not
// applicable.
class CompletenessHeader : public QWidget
{
    Q_OBJECT
public:
    explicit CompletenessHeader(QWidget* parent = nullptr);
    void setCounts(const CompletenessShares& counts);
    void setRemark(const QString& remark);  // at the right: "provisional"
    [[nodiscard]] QString sentence() const; // the first line as one text

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    CompletenessShares m_counts;
    RoleLabel* m_figure;
    RoleLabel* m_words;
    RoleLabel* m_remark;
    CompletenessBar* m_bar;
    StatusCount* m_toClarify;
    StatusCount* m_unknown;
    StatusCount* m_absent;
    StatusCount* m_notApplicable;
};

} // namespace cotejo
