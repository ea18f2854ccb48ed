#include "engine/net/secret.h"

#include <algorithm>
#include <cstdlib>

namespace cotejo
{

Secret::~Secret()
{
    volatile char* bytes = m_value.data();
    for (std::size_t i = 0; i < m_value.size(); ++i)
        bytes[i] = '\0';
}

Secret Secret::fromEnvironment(const char* variable)
{
    const char* found = std::getenv(variable); // NOLINT(concurrency-mt-unsafe)
    std::string_view value = found == nullptr ? "" : found;
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = value.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return Secret();
    value = value.substr(first, value.find_last_not_of(kBlanks) - first + 1);
    return Secret(std::string(value));
}

bool Secret::isHeaderSafe() const
{
    return std::none_of(m_value.begin(), m_value.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20U || byte == 0x7FU;
    });
}

std::string Secret::hiddenIn(std::string text) const
{
    constexpr std::string_view kStandIn = "[clave]";
    if (m_value.empty())
        return text;
    for (std::size_t at = text.find(m_value); at != std::string::npos;
         at = text.find(m_value, at + kStandIn.size()))
        text.replace(at, m_value.size(), kStandIn);
    return text;
}

} // namespace cotejo
