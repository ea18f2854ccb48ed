#pragma once

#include <QWidget>

namespace cotejo
{

enum class DraftState { none, unsaved, saving, saved, failed };

class RoleLabel;

// "Borrador sin guardar" → "Guardando…" → "✓ Borrador 10:42:07", in text colour; a failure is a triangle and
// "Sin guardar: …".
class DraftStateLabel : public QWidget
{
    Q_OBJECT
public:
    explicit DraftStateLabel(QWidget* parent = nullptr);
    // `detail`: for saved the time ("10:42:07"), for failed the cause; else unused.
    void setState(DraftState state, const QString& detail = {});
    [[nodiscard]] DraftState state() const { return m_state; }
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    DraftState m_state = DraftState::none;
    QString m_detail;
    RoleLabel* m_icon;
    RoleLabel* m_label;
};

} // namespace cotejo
