#include "engine/import/source_walk.h"

#include "engine/import/file_path.h"
#include "engine/import/file_shape.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace cotejo
{
namespace
{
namespace fs = std::filesystem;

class Walk
{
public:
    explicit Walk(std::vector<FoundFile>& found) : m_found(found) {}

    void visit(const fs::path& path, bool given)
    {
        std::error_code problem;
        const fs::file_status status = fs::status(path, problem);
        if (status.type() == fs::file_type::not_found)
            return add(path, given, Error{"read.not_found", {}, "expected a file or a folder"});
        if (problem)
            return add(path, given,
                       Error{"read.cannot_open", {}, "expected a file or a folder that may be read"});
        if (fs::is_directory(status))
            return enter(path, given);
        if (!fs::is_regular_file(status))
            return add(path, given,
                       Error{"read.not_a_file", {}, "expected a file or a folder, not a device or pipe"});
        add(path, given, std::nullopt);
    }

private:
    void add(const fs::path& path, bool given, std::optional<Error> error)
    {
        FoundFile file{pathText(path), 0, given, false, std::move(error)};
        std::error_code problem;
        if (const auto size = fs::file_size(path, problem); !file.problem && !problem)
            file.bytes = static_cast<std::size_t>(size);
        m_found.push_back(std::move(file));
    }

    void enter(const fs::path& folder, bool given)
    {
        std::error_code problem;
        const fs::path real = fs::canonical(folder, problem);
        if (!problem && !m_entered.insert(real).second)
            return;
        std::vector<fs::path> names;
        fs::directory_iterator entry(folder, problem);
        for (; !problem && entry != fs::directory_iterator(); entry.increment(problem))
            names.push_back(entry->path().filename());
        if (problem) {
            add(folder, given, Error{"read.cannot_open", {}, "expected a folder that may be read"});
            m_found.back().folder = true;
            return;
        }
        std::sort(names.begin(), names.end(),
                  [](const fs::path& a, const fs::path& b) { return pathText(a) < pathText(b); });
        for (const fs::path& name : names) {
            if (!isLeftOut(pathText(name)))
                visit(folder / name, false);
        }
    }

    std::vector<FoundFile>& m_found;
    std::set<fs::path> m_entered;
};
} // namespace

std::vector<FoundFile> walkSources(const std::vector<std::string>& paths)
{
    std::vector<FoundFile> found;
    for (const std::string& path : paths) {
        const std::size_t before = found.size();
        Walk(found).visit(filePath(path), true);
        if (found.size() == before) {
            found.push_back({path, 0, true, true,
                             Error{"read.empty", {}, "expected a folder with at least one file to read"}});
        }
    }
    return found;
}

} // namespace cotejo
