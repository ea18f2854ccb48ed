#include "engine/pipeline/finished_file.h"

#include "engine/base/platform/replaceable_file.h"

#include <filesystem>

namespace cotejo
{

FinishedFile::FinishedFile(const std::string& path) : m_path(path), m_unfinished(path + kUnfinished)
{
    if (!isReplaceable(path) || !isReplaceable(m_unfinished)) {
        m_out.setstate(std::ios::failbit);
        return;
    }
    m_out.open(m_unfinished, std::ios::binary | std::ios::trunc);
    m_made = m_out.good();
}

FinishedFile::~FinishedFile()
{
    m_out.close();
    std::error_code ignored;
    if (m_made)
        std::filesystem::remove(m_unfinished, ignored);
}

void FinishedFile::write(std::string_view bytes)
{
    m_out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

bool FinishedFile::close()
{
    m_out.flush();
    const bool whole = m_out.good();
    m_out.close();
    return whole && !m_out.fail();
}

bool FinishedFile::rename()
{
    std::error_code failed;
    std::filesystem::rename(m_unfinished, m_path, failed);
    m_made = m_made && failed.value() != 0;
    return !failed;
}

} // namespace cotejo
