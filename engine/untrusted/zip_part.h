#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

struct zip;

namespace cotejo
{

// An archive in memory (libzip). Nothing is ever unpacked to a disk.
class ZipArchive
{
public:
    // read.bad_archive, read.too_large (entries), read.archive_path (a name that
    // leads out of the archive).
    [[nodiscard]] static Result<ZipArchive> open(std::string_view bytes);

    // The bytes of one entry, never more than `most` of them: read.missing_part,
    // read.encrypted, read.too_large, read.bad_archive.
    [[nodiscard]] Result<std::string> part(const std::string& name, std::size_t most) const;

private:
    struct Close {
        void operator()(zip* archive) const;
    };
    std::unique_ptr<zip, Close> m_archive;
};

} // namespace cotejo
