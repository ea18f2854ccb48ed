#include "ui/theme/theme.h"

#include "ui/theme/theme_reader.h"

#include <QByteArray>
#include <QFile>

namespace cotejo
{
namespace
{
QColor blend(const QColor& a, const QColor& b, float share)
{
    const auto mix = [share](float x, float y) { return x + (y - x) * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}
} // namespace

Result<Theme> Theme::parse(const QByteArray& json)
{
    ThemeReader reader(json);
    Theme theme;
    theme.m_kind = reader.text("name") == QLatin1String("dark") ? Kind::dark : Kind::light;
    ColorTokens& t = theme.m_tokens;
    const std::pair<QColor*, const char*> tokens[] = {
        {&t.window, "window"}, {&t.surface, "surface"},   {&t.raised, "raised"},     {&t.sunken, "sunken"},
        {&t.line, "line"},     {&t.control, "control"},   {&t.text, "text"},         {&t.muted, "muted"},
        {&t.accent, "accent"}, {&t.accentBg, "accentbg"}, {&t.onAccent, "onaccent"}, {&t.select, "select"},
        {&t.focus, "focus"}};
    for (const auto& [color, name] : tokens)
        *color = reader.color("tokens", QLatin1String(name));
    t.onSelect = t.text;
    for (std::size_t i = 0; i < kToneCount; ++i) {
        const ToneKey key = keyOf(static_cast<Tone>(i));
        theme.m_tones.at(i) = reader.pair(key.group, key.key);
    }
    theme.m_washes = {reader.color("marks", QLatin1String("evidence")),
                      reader.color("marks", QLatin1String("evidence_selected")),
                      reader.color("marks", QLatin1String("finding"))};
    for (std::size_t i = 0; i < kHeatSteps; ++i)
        theme.m_heat.at(i) = reader.step(i);
    if (reader.error())
        return tl::unexpected<Error>(*reader.error());
    return theme;
}

Theme Theme::shipped(Kind kind)
{
    QFile file(kind == Kind::dark ? QStringLiteral(":/theme/dark.json")
                                  : QStringLiteral(":/theme/light.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The program was built without its theme files");
    const Result<Theme> theme = parse(file.readAll());
    if (!theme)
        qFatal("%s: %s", theme.error().where.c_str(), theme.error().detail.c_str());
    return *theme;
}

Theme Theme::highContrast(const QPalette& system)
{
    const QColor back = system.color(QPalette::Base);
    const QColor ink = system.color(QPalette::Text);
    Theme theme;
    theme.m_kind = Kind::highContrast;
    theme.m_tokens = {system.color(QPalette::Window),
                      back,
                      back,
                      back,
                      ink,
                      ink,
                      ink,
                      ink,
                      ink,
                      back,
                      back,
                      system.color(QPalette::Highlight),
                      ink,
                      system.color(QPalette::HighlightedText)};
    theme.m_tones.fill({ink, back});
    theme.m_washes = {back, back, back};
    theme.m_heat.fill({ink, back});
    return theme;
}

QPalette Theme::palette() const
{
    const ColorTokens& t = m_tokens;
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> roles[] = {
        {QPalette::Window, t.window},
        {QPalette::WindowText, t.text},
        {QPalette::Base, t.surface},
        {QPalette::AlternateBase, t.raised},
        {QPalette::Text, t.text},
        {QPalette::PlaceholderText, t.muted},
        {QPalette::Button, t.surface},
        {QPalette::ButtonText, t.text},
        {QPalette::BrightText, t.text},
        {QPalette::Highlight, t.select},
        {QPalette::HighlightedText, t.onSelect},
        {QPalette::Link, t.accent},
        {QPalette::LinkVisited, t.accent},
        {QPalette::ToolTipBase, t.raised},
        {QPalette::ToolTipText, t.text},
        {QPalette::Light, t.raised},
        {QPalette::Midlight, t.line},
        {QPalette::Mid, t.line},
        {QPalette::Dark, t.control},
        {QPalette::Shadow, t.control},
    };
    for (const auto& [role, color] : roles)
        palette.setColor(QPalette::All, role, color);
    const QColor faded = m_kind == Kind::highContrast ? t.text : blend(t.muted, t.surface, 0.35F);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
          QPalette::Link, QPalette::ToolTipText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Base, t.raised);
    palette.setColor(QPalette::Disabled, QPalette::Button, t.raised);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.sunken);
    return palette;
}

} // namespace cotejo
