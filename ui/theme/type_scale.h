#pragma once

#include <QFont>

namespace cotejo
{

enum class TextRole {
    body,          // the system font at its own size
    bodyStrong,    // body, semibold
    reading,       // texts to be read: +1.5 pt
    readingStrong, // reading, semibold
    secondary,     // −1 pt, never below 8.5 pt
    secondaryStrong,
    title, // verdicts and item ids: +1 pt, semibold
    figure // composite and completeness: +5 pt, semibold
};

// The sizes of text, all from the system font and one percentage. Heights of rows and controls come from its
// metrics.
class TypeScale
{
public:
    static constexpr int kSmallest = 100;
    static constexpr int kLargest = 200;
    static constexpr int kStep = 10;                  // of Ctrl + and Ctrl −
    static constexpr int kReadingCharacters = 74;     // widest line of a text to be read
    static constexpr double kReadingLineHeight = 1.5; // of the font's size

    explicit TypeScale(const QFont& system = {}, int percent = kSmallest);

    [[nodiscard]] QFont font(TextRole role) const;
    [[nodiscard]] int percent() const { return m_percent; }
    // A length given for 100 % text at its present size: space, radius, icon and pointer target sizes.
    [[nodiscard]] int scaled(int pixels) const;
    [[nodiscard]] static int clamped(int percent);

private:
    QFont m_system;
    int m_percent;
};

} // namespace cotejo
