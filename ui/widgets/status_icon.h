#pragma once

#include "ui/widgets/status_words.h"

#include <QWidget>

namespace cotejo
{

// A status as its shape alone; its word is the tooltip and the accessible name.
class StatusIcon : public QWidget
{
    Q_OBJECT
public:
    explicit StatusIcon(QWidget* parent = nullptr);
    void setBox(int pixels); // at 100 % text; 16 unless set
    void setStatus(const StatusWord& status, const QString& sentence = {});
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    StatusWord m_status;
    int m_box = 16;
};

} // namespace cotejo
