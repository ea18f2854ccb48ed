#pragma once

#include "ui/theme/tone.h"
#include "ui/theme/type_scale.h"

#include <QLabel>

#include <optional>

namespace cotejo
{

enum class Ink { text, muted, accent };

// A label that keeps its place in the type scale and its colour when size or theme change.
class RoleLabel : public QLabel
{
    Q_OBJECT
public:
    explicit RoleLabel(TextRole role = TextRole::body, Ink ink = Ink::text, QWidget* parent = nullptr);
    void setRole(TextRole role);
    void setInk(Ink ink);
    void setTone(std::optional<Tone> tone); // the tone's foreground instead of the ink
    // One line that is cut with … where there is no room; the whole text is then the tooltip.
    void setElided(bool on);
    void setFullText(const QString& text); // use instead of setText where elided
    [[nodiscard]] QString fullText() const { return m_full; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    void elide();
    TextRole m_role;
    Ink m_ink;
    std::optional<Tone> m_tone;
    QString m_full;
    bool m_elided = false;
};

} // namespace cotejo
