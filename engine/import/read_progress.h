#pragma once

#include "engine/import/record_sink.h"

#include <algorithm>

namespace cotejo
{

// Adds up what was read of all files and tells the sink. A file that is read in two passes counts half a byte
// a byte in each.
class ReadProgress
{
public:
    ReadProgress(const RecordSink& sink, std::size_t total) : m_sink(sink), m_total(total) {}

    void beginFile(std::size_t bytes)
    {
        m_before += m_fileBytes;
        m_fileBytes = bytes;
        m_halves = 0;
        tell();
    }
    void read(std::size_t bytes) { advance(2 * bytes); }
    void readInOnePassOfTwo(std::size_t bytes) { advance(bytes); }
    void finish() { beginFile(0); }

private:
    void advance(std::size_t halves)
    {
        m_halves += halves;
        tell();
    }
    void tell() const
    {
        if (m_sink.progress)
            m_sink.progress(m_before + std::min(m_halves / 2, m_fileBytes), m_total);
    }

    const RecordSink& m_sink;
    std::size_t m_total;
    std::size_t m_before = 0;
    std::size_t m_fileBytes = 0;
    std::size_t m_halves = 0;
};

} // namespace cotejo
