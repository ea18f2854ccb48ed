#pragma once

#include "engine/base/result.h"
#include "ui/theme/tone.h"

#include <QColor>
#include <QPalette>

#include <array>

class QByteArray;

namespace cotejo
{

// The neutral colours. `control` is for edges and bars (3 : 1 on surface), never for text.
struct ColorTokens {
    QColor window, surface, raised, sunken, line, control, text, muted, accent, accentBg, onAccent, select,
        focus;
    QColor onSelect; // text on `select`; the same as `text` but in high contrast
};

struct ColorPair {
    QColor fg;
    QColor bg;
};

// Washes under marked text; they never add up.
struct MarkWashes {
    QColor evidence, evidenceSelected, finding;
};

// All colours of the window. They stand in resources/theme/*.json and nowhere else.
class Theme
{
public:
    enum class Kind { light, dark, highContrast };
    static constexpr std::size_t kHeatSteps = 5; // complete ÷ asked: ≥ 95, 85, 70, 50 %, below

    // Reads a theme file. Errors: "theme.json", "theme.missing" and "theme.color", `where` being the member.
    [[nodiscard]] static Result<Theme> parse(const QByteArray& json);
    // One of the two that ship with the program. `kind` light or dark.
    [[nodiscard]] static Theme shipped(Kind kind);
    // System colours; every status looks the same and is told by shape and word.
    [[nodiscard]] static Theme highContrast(const QPalette& system);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const ColorTokens& tokens() const { return m_tokens; }
    [[nodiscard]] const ColorPair& tone(Tone tone) const
    {
        return m_tones.at(static_cast<std::size_t>(tone));
    }
    [[nodiscard]] const MarkWashes& washes() const { return m_washes; }
    [[nodiscard]] const ColorPair& heat(std::size_t step) const
    {
        return m_heat.at(step);
    } // 0 is the most complete
    // The palette of Fusion, the disabled group included.
    [[nodiscard]] QPalette palette() const;

private:
    Kind m_kind = Kind::light;
    ColorTokens m_tokens;
    std::array<ColorPair, kToneCount> m_tones;
    MarkWashes m_washes;
    std::array<ColorPair, kHeatSteps> m_heat;
};

} // namespace cotejo
