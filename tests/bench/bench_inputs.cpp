#include "tests/bench/bench_inputs.h"

#include "engine/import/document_reader.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <random>

namespace bench
{
namespace
{
constexpr std::size_t kTranscriptsOfSubject = 3;
const std::string kSample = std::string(COTEJO_SOURCE_DIR) + "/resources/sample";

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string onOneLine(std::string json)
{
    // The sample is written one member a line; outside strings a line end is only space.
    for (char& c : json)
        c = c == '\n' ? ' ' : c;
    return json;
}
} // namespace

std::vector<cotejo::Transcript> sampleTranscripts()
{
    std::vector<cotejo::Transcript> transcripts;
    cotejo::RecordSink sink;
    sink.transcript = [&](cotejo::TranscriptRecord&& record) {
        transcripts.push_back(std::move(record.transcript));
        return true;
    };
    sink.note = [](cotejo::NoteRecord&&) { return true; };
    sink.refused = [](cotejo::RefusedRecord&&) { return true; };
    (void)cotejo::DocumentReader(cotejo::DocumentKind::transcript).read({kSample + "/transcripts"}, sink);
    return transcripts;
}

std::vector<cotejo::Note> sampleNotes()
{
    std::vector<cotejo::Note> notes;
    cotejo::RecordSink sink;
    sink.transcript = [](cotejo::TranscriptRecord&&) { return true; };
    sink.note = [&](cotejo::NoteRecord&& record) {
        notes.push_back(std::move(record.note));
        return true;
    };
    sink.refused = [](cotejo::RefusedRecord&&) { return true; };
    (void)cotejo::DocumentReader(cotejo::DocumentKind::note).read({kSample + "/notes"}, sink);
    return notes;
}

std::string longAnswer(std::size_t bytes)
{
    std::string text;
    const auto transcripts = sampleTranscripts();
    for (std::size_t i = 0; text.size() < bytes; ++i) {
        for (const cotejo::Turn& turn : transcripts[i % transcripts.size()].turns)
            text += turn.answer + "\n\n";
    }
    return text;
}

std::vector<cotejo::Transcript> citingTranscripts(std::size_t citations)
{
    constexpr std::size_t kInOneAnswer = 100;
    constexpr std::size_t kListed = 50;
    std::mt19937 random(20261130);
    std::vector<cotejo::Transcript> transcripts;
    for (std::size_t cited = 0; cited < citations; cited += kInOneAnswer) {
        cotejo::Transcript& transcript = transcripts.emplace_back();
        transcript.id = "cites-" + std::to_string(cited);
        cotejo::Turn& turn = transcript.turns.emplace_back();
        turn.id = "t1";
        turn.query = "¿Qué dice la evidencia?";
        turn.retrieved.emplace();
        for (std::size_t i = 0; i < kInOneAnswer; ++i) {
            const std::string pmid = std::to_string(20000000 + random() % 18000000);
            if (i < kListed)
                turn.retrieved->push_back({pmid, "Título " + pmid, 2020, std::nullopt, std::nullopt});
            turn.answer += "La respuesta fue mayor con tratamiento combinado (PMID: " + pmid + "). ";
        }
    }
    return transcripts;
}

void writeTranscripts(const std::filesystem::path& file, std::size_t count)
{
    std::vector<std::string> seeds;
    cotejo::RecordSink sink;
    sink.transcript = [&](cotejo::TranscriptRecord&& record) {
        seeds.push_back(onOneLine(std::move(record.bytes)));
        replaceAll(seeds.back(), "\"id\": \"" + record.transcript.id + "\"", "\"id\": \"@ID@\"");
        replaceAll(seeds.back(), "\"subject\": \"" + record.transcript.subject.value_or("") + "\"",
                   "\"subject\": \"@SUBJECT@\"");
        return true;
    };
    sink.note = [](cotejo::NoteRecord&&) { return true; };
    sink.refused = [](cotejo::RefusedRecord&&) { return true; };
    (void)cotejo::DocumentReader(cotejo::DocumentKind::transcript).read({kSample + "/transcripts"}, sink);
    std::ofstream out(file, std::ios::binary);
    std::mt19937 random(20261130);
    for (std::size_t i = 0; i < count; ++i) {
        std::string record = seeds[i % seeds.size()];
        replaceAll(record, "@ID@", "bench-" + std::to_string(i));
        replaceAll(record, "@SUBJECT@", "P-" + std::to_string(i / kTranscriptsOfSubject));
        // Words of its own in every question, so that the search index has something to index.
        std::string words;
        for (int w = 0; w < 60; ++w)
            words += " palabra" + std::to_string(random() % 20000);
        replaceAll(record, "\"query\": \"", "\"query\": \"" + words.substr(1) + " ");
        out << record << '\n';
    }
}

void writeNotes(const std::filesystem::path& file, std::size_t count)
{
    const std::vector<cotejo::Note> seeds = sampleNotes();
    std::ofstream out(file, std::ios::binary);
    for (std::size_t i = 0; i < count; ++i) {
        const cotejo::Note& seed = seeds[i % seeds.size()];
        nlohmann::ordered_json note{
            {"format", "biobadamex.note"}, {"version", 1}, {"id", "bench-" + std::to_string(i)}};
        if (seed.date)
            note["date"] = *seed.date;
        note["text"] = seed.text;
        out << note.dump() << '\n';
    }
}

ScratchFolder::ScratchFolder()
    : m_path(std::filesystem::temp_directory_path() /
             ("cotejo-bench-" + std::to_string(std::random_device{}())))
{
    std::filesystem::create_directories(m_path);
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

} // namespace bench
