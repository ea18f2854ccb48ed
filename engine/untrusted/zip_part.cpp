#include "engine/untrusted/zip_part.h"

#include <zip.h>

#include <array>

namespace cotejo
{
namespace
{
constexpr zip_int64_t kMaxEntries = 10000;

bool leadsOut(std::string_view name)
{
    if (name.starts_with('/') || name.starts_with('\\') || (name.size() > 1 && name[1] == ':'))
        return true;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find_first_of("/\\"), name.size());
        if (name.substr(0, end) == "..")
            return true;
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return false;
}
} // namespace

void ZipArchive::Close::operator()(zip* archive) const
{
    zip_discard(archive);
}

Result<ZipArchive> ZipArchive::open(std::string_view bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    ZipArchive archive;
    if (source != nullptr) {
        archive.m_archive.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
        if (!archive.m_archive)
            zip_source_free(source);
    }
    zip_error_fini(&error);
    if (!archive.m_archive)
        return fail("read.bad_archive", {}, "expected a sound ZIP archive");
    const zip_int64_t count = zip_get_num_entries(archive.m_archive.get(), 0);
    if (count > kMaxEntries)
        return fail("read.too_large", {}, "expected at most " + std::to_string(kMaxEntries) + " entries");
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* name = zip_get_name(archive.m_archive.get(), static_cast<zip_uint64_t>(i), 0);
        if (name == nullptr || leadsOut(name))
            return fail("read.archive_path", "entry " + std::to_string(i + 1),
                        "expected names inside the archive");
    }
    return archive;
}

Result<std::string> ZipArchive::part(const std::string& name, std::size_t most) const
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat(m_archive.get(), name.c_str(), 0, &stat) != 0)
        return fail("read.missing_part", name, "expected this part in the archive");
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
        return fail("read.encrypted", name, "expected a document without a password");
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(
        zip_fopen_index(m_archive.get(), stat.index, 0), &zip_fclose);
    if (!file)
        return fail("read.bad_archive", name, "expected a part that can be unpacked");
    std::string bytes;
    std::array<char, 65536> piece{};
    while (true) {
        const zip_int64_t got = zip_fread(file.get(), piece.data(), piece.size());
        if (got < 0)
            return fail("read.bad_archive", name, "expected a part that can be unpacked");
        if (got == 0)
            return bytes;
        bytes.append(piece.data(), static_cast<std::size_t>(got));
        if (bytes.size() > most) // whatever size its head declares
            return fail("read.too_large", name,
                        "expected at most " + std::to_string(most) + " bytes unpacked");
    }
}

} // namespace cotejo
