#pragma once

#include "ui/widgets/status_words.h"

#include <QWidget>

namespace cotejo
{

class RoleLabel;
class StatusIcon;

// A shape and a few words in its colour: "3 desconocidos".
class StatusCount : public QWidget
{
    Q_OBJECT
public:
    explicit StatusCount(QWidget* parent = nullptr);
    void setStatus(const StatusWord& status, const QString& text);
    [[nodiscard]] QString text() const;

private:
    StatusIcon* m_icon;
    RoleLabel* m_label;
};

} // namespace cotejo
