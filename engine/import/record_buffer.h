#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace cotejo
{

inline constexpr std::size_t kMaxRecordBytes = 64U * 1024U * 1024U;

// Gathers one record from the pieces of a file; gives up its memory once the record is over the limit.
class RecordBuffer
{
public:
    explicit RecordBuffer(std::size_t maxBytes = kMaxRecordBytes) : m_maxBytes(maxBytes) {}

    void append(std::string_view part)
    {
        if (!m_tooLarge && m_bytes.size() + part.size() > m_maxBytes) {
            m_tooLarge = true;
            std::string().swap(m_bytes);
        }
        if (!m_tooLarge)
            m_bytes.append(part);
    }
    [[nodiscard]] bool isEmpty() const { return m_bytes.empty() && !m_tooLarge; }

    // What was gathered, and whether it was too large (then it is empty); the next record may be gathered.
    [[nodiscard]] std::pair<std::string, bool> take()
    {
        return {std::exchange(m_bytes, {}), std::exchange(m_tooLarge, false)};
    }

private:
    std::size_t m_maxBytes;
    std::string m_bytes;
    bool m_tooLarge = false;
};

} // namespace cotejo
