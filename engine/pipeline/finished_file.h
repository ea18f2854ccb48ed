#pragma once

#include <fstream>
#include <string>
#include <string_view>

namespace cotejo
{

// A file that appears under its name only once it is whole: written as NAME.part, then renamed. What was not
// renamed is removed. Not good() where the name, or NAME.part, is taken by what isReplaceable() refuses: a
// store, a link, a device, a folder.
class FinishedFile
{
public:
    static constexpr const char* kUnfinished = ".part";

    explicit FinishedFile(const std::string& path);
    FinishedFile(const FinishedFile&) = delete;
    FinishedFile& operator=(const FinishedFile&) = delete;
    ~FinishedFile();

    void write(std::string_view bytes);
    [[nodiscard]] bool good() const { return m_out.good(); }
    [[nodiscard]] bool close();  // false where not all bytes were taken
    [[nodiscard]] bool rename(); // after close(); takes the place of a file of that name

private:
    std::string m_path;
    std::string m_unfinished;
    std::ofstream m_out;
    bool m_made = false;
};

} // namespace cotejo
