#pragma once

namespace cotejo::space
{

// Logical pixels at 100 % text; pass through TypeScale::scaled where they hold text.
inline constexpr int kHair = 2;
inline constexpr int kTight = 4;
inline constexpr int kSmall = 8;
inline constexpr int kMedium = 12;
inline constexpr int kLarge = 16;
inline constexpr int kWide = 24;
inline constexpr int kRadius = 4;
inline constexpr int kChipRadius = 11;
inline constexpr int kIcon = 16;   // the box of every icon
inline constexpr int kTarget = 24; // smallest pointer target
inline constexpr int kFocusRing = 2;
inline constexpr int kFocusGap = 1;
inline constexpr int kSplitterGrip = 7;

} // namespace cotejo::space
