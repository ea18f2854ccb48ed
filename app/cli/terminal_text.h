#pragma once

#include <iosfwd>
#include <memory>
#include <streambuf>
#include <string>
#include <string_view>

namespace cotejo::cli
{

// Text of files in front of people: what would move the cursor, colour or turn the line around is written out
// (`\x1B`, `\u202E`). Line ends and tabs pass.
class TerminalFilter : public std::streambuf
{
public:
    explicit TerminalFilter(std::ostream& stream); // from now on until the end of the filter
    ~TerminalFilter() override;
    TerminalFilter(const TerminalFilter&) = delete;
    TerminalFilter& operator=(const TerminalFilter&) = delete;

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    bool put(std::string_view bytes);
    bool flushHeld();

    std::ostream& m_stream;
    std::streambuf* m_out;
    std::string m_held; // the first bytes of a character that may be one of those
};

// For a part of a line that comes from a file or argument: line ends are written out too, so that no other
// line can be forged.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace cotejo::cli
