#pragma once

namespace cotejo
{

// Whether anything may fade in. Nothing does until a person's preference allows it.
class Motion
{
public:
    static void setReduced(bool on) { s_reduced = on; }
    [[nodiscard]] static bool reduced() { return s_reduced; }

private:
    inline static bool s_reduced = true;
};

} // namespace cotejo
