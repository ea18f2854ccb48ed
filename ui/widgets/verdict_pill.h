#pragma once

#include "ui/widgets/status_words.h"

#include <QWidget>

namespace cotejo
{

// A verdict as shape and word on its background; `not_evaluated` has a dashed edge and no fill. Nothing of it
// is drawn without the word.
class VerdictPill : public QWidget
{
    Q_OBJECT
public:
    explicit VerdictPill(QWidget* parent = nullptr);
    // `sentence`: the verdict said in full, as tooltip and accessible description.
    void setVerdict(Verdict verdict, const QString& sentence);
    void setUnknown(const QString& code); // of a newer file
    [[nodiscard]] const StatusWord& status() const { return m_status; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show(const StatusWord& status, const QString& sentence);
    StatusWord m_status;
    std::optional<Verdict> m_verdict;
};

} // namespace cotejo
