#pragma once

#include "engine/base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// A file to read, or a path that gives none.
struct FoundFile {
    std::string path; // as given, or the folder as given and the way down from it
    std::size_t bytes = 0;
    bool given = true;            // named by the caller; false: found in a folder
    bool folder = false;          // a folder that could not be read
    std::optional<Error> problem; // read.not_found, read.not_a_file, read.cannot_open, read.empty
};

// Every file behind `paths`, in their order; folders recursively in the byte order of names. Links are
// followed, but no folder is entered twice from one path, so a link to a folder above ends the way. Special
// files (pipes, devices) are never opened.
[[nodiscard]] std::vector<FoundFile> walkSources(const std::vector<std::string>& paths);

} // namespace cotejo
