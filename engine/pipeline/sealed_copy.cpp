#include "engine/pipeline/sealed_copy.h"

#include "engine/base/platform/private_files.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

namespace cotejo
{
namespace
{
namespace fs = std::filesystem;

// Writes OUT.part through `fill` and gives it its name if that went well.
Result<void> writeWhole(const std::string& out, const std::function<Result<void>(std::ofstream&)>& fill)
{
    if (fs::exists(out))
        return fail("seal.exists", out, "a name that is not taken was expected");
    const std::string part = out + ".part";
    std::error_code failed;
    fs::remove(part, failed);
    Result<void> done = fail("seal.io", out, "a folder that can be written was expected");
    if (makePrivateFile(part)) {
        std::ofstream file(part, std::ios::binary | std::ios::trunc);
        done = fill(file);
        file.close();
        if (done && file.fail())
            done = fail("seal.io", out, "not all bytes could be written");
    }
    if (done) {
        fs::rename(part, out, failed);
        if (failed)
            done = fail("seal.io", out, "the finished file could not be given its name");
    }
    if (!done)
        fs::remove(part, failed);
    return done;
}

Result<void> named(Result<void> done, const std::string& file)
{
    if (done || !done.error().where.empty())
        return done;
    Error error = done.error();
    error.where = file;
    return tl::unexpected<Error>(error);
}
} // namespace

Result<void> sealBytes(std::string_view bytes, const std::string& out, std::string_view passphrase,
                       const SealCost& cost)
{
    return writeWhole(out, [&](std::ofstream& file) {
        std::istringstream in{std::string(bytes)};
        return seal(in, file, passphrase, cost);
    });
}

Result<void> sealFile(const std::string& file, const std::string& out, std::string_view passphrase,
                      const SealCost& cost)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return fail("seal.unreadable", file, "a file that can be read was expected");
    return named(writeWhole(out, [&](std::ofstream& sealed) { return seal(in, sealed, passphrase, cost); }),
                 file);
}

Result<void> openSealedFile(const std::string& file, const std::string& out, std::string_view passphrase)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return fail("seal.unreadable", file, "a file that can be read was expected");
    return named(writeWhole(out,
                            [&](std::ofstream& opened) {
                                return openSealed(
                                    in,
                                    [&opened](std::string_view bytes) {
                                        opened.write(bytes.data(),
                                                     static_cast<std::streamsize>(bytes.size()));
                                        return opened.good();
                                    },
                                    passphrase);
                            }),
                 file);
}

} // namespace cotejo
