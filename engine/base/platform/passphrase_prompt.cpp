#include "engine/base/platform/passphrase_prompt.h"

#include <cstdlib>
#include <iostream>

#ifndef _WIN32
#include <termios.h>
#include <unistd.h>
#endif

namespace cotejo
{
namespace
{
#ifdef _WIN32
Result<std::string> typed(const char*)
{
    return fail("seal.no_passphrase", "COTEJO_PASSPHRASE", "the environment variable was expected");
}
#else
Result<std::string> typed(const char* question)
{
    termios shown = {};
    if (isatty(STDIN_FILENO) == 0 || tcgetattr(STDIN_FILENO, &shown) != 0)
        return fail("seal.no_passphrase", "COTEJO_PASSPHRASE",
                    "the environment variable, or a terminal to type at, was expected");
    termios hidden = shown;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    std::cerr << question << std::flush;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    std::string line;
    std::getline(std::cin, line);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
    std::cerr << '\n';
    if (line.empty())
        return fail("seal.no_passphrase", "", "nothing was typed");
    return line;
}
#endif
} // namespace

Result<std::string> askPassphrase(bool twice)
{
    if (const char* value = std::getenv("COTEJO_PASSPHRASE"); value && *value)
        return std::string(value);
    Result<std::string> first = typed("Passphrase: ");
    if (!first || !twice)
        return first;
    const Result<std::string> again = typed("The same again: ");
    if (!again)
        return again;
    if (*again != *first)
        return fail("seal.passphrases_differ", "", "the same passphrase twice");
    return first;
}

} // namespace cotejo
