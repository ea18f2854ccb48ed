#include "tests/lint/lint_rules.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace lint
{

std::vector<SourceFile> sourceFiles(const std::filesystem::path& root)
{
    std::vector<SourceFile> files;
    for (const char* folder : {"app", "engine", "ui", "tests"}) {
        if (!std::filesystem::exists(root / folder))
            continue;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            const std::string ending = entry.path().extension().string();
            if (!entry.is_regular_file() || (ending != ".cpp" && ending != ".h"))
                continue;
            std::ifstream in(entry.path(), std::ios::binary);
            files.push_back({std::filesystem::relative(entry.path(), root).generic_string(),
                             std::string(std::istreambuf_iterator<char>(in), {})});
        }
    }
    std::sort(files.begin(), files.end(),
              [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return files;
}

} // namespace lint
