#pragma once

#include "engine/domain/note.h"
#include "engine/domain/transcript.h"

#include <filesystem>
#include <string>
#include <vector>

namespace bench
{

std::vector<cotejo::Transcript> sampleTranscripts();
std::vector<cotejo::Note> sampleNotes();

// An answer of at least `bytes` bytes that cites like the sample's answers do.
std::string longAnswer(std::size_t bytes);

// Transcripts that cite `citations` times, a hundred in each answer, beside a list of fifty that holds half
// of them.
std::vector<cotejo::Transcript> citingTranscripts(std::size_t citations);

// `count` sample transcripts as JSON Lines, each with an id and words of its own; about 4.4 kB a record.
void writeTranscripts(const std::filesystem::path& file, std::size_t count);

// `count` sample notes as JSON Lines, each with an id of its own.
void writeNotes(const std::filesystem::path& file, std::size_t count);

// A folder that is gone when the object is.
class ScratchFolder
{
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    [[nodiscard]] std::filesystem::path operator/(const char* name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

} // namespace bench
