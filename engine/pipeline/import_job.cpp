#include "engine/pipeline/import_job.h"

#include "engine/pipeline/document_builder.h"
#include "engine/pipeline/document_workers.h"
#include "engine/pipeline/import_ledger.h"
#include "engine/pipeline/paper_lookup.h"
#include "engine/pipeline/record_namer.h"
#include "engine/store/import_writer.h"
#include "engine/store/store_file.h"

#include <deque>
#include <future>
#include <memory>

namespace cotejo
{
namespace
{
// A transaction ends after so many bytes of documents: a commit waits for the disk, and the index is written
// at each.
constexpr std::size_t kBatchBytes = 8U * 1024U * 1024U;
// Records under evaluation hold no more than this, or one record, so that a large file needs little memory.
constexpr std::size_t kWaitingBytes = 2U * 1024U * 1024U;

// One import call: records come in one by one, are evaluated by the workers, and go into the open
// transaction in the order in which they came.
class ImportRun
{
public:
    ImportRun(ImportWriter& writer, RecordNamer& namer, const Evaluators& evaluators,
              const ImportNotices& notices, const std::atomic<bool>& cancel)
        : m_writer(writer), m_namer(namer), m_evaluators(evaluators), m_notices(notices), m_cancel(cancel)
    {
    }

    bool take(TranscriptRecord&& record)
    {
        if (record.namedByFile && !nameApart(ItemKind::turn, record.transcript.id, record, true))
            return false;
        if (m_ledger.isRepeated(record.transcript.id) && m_notices.repeatedId)
            m_notices.repeatedId(record.transcript.id, record.place);
        return evaluate("transcript", std::move(record), [this](TranscriptRecord& mine) {
            ImportedDocument document = documentOf(mine.transcript, std::move(mine.bytes), mine.place.file);
            document.origin = originOf(mine);
            if (m_evaluators.transcript)
                document.evaluations = m_evaluators.transcript(mine.transcript);
            return SealedDocument(std::move(document));
        });
    }
    bool take(NoteRecord&& record)
    {
        const bool isRecord = record.note.text != record.bytes; // a text file has no id inside
        if (record.namedByFile && !nameApart(ItemKind::note, record.note.id, record, isRecord))
            return false;
        return evaluate("note", std::move(record), [this](NoteRecord& mine) {
            ImportedDocument document = documentOf(mine.note, std::move(mine.bytes), mine.place.file);
            document.origin = originOf(mine);
            if (m_evaluators.note)
                document.evaluations.push_back(m_evaluators.note(mine.note));
            return SealedDocument(std::move(document));
        });
    }
    bool take(RefusedRecord&& record)
    {
        if (!writeWaiting(0))
            return false;
        if (m_notices.refused)
            m_notices.refused(record);
        m_ledger.refused(std::move(record));
        return goOn();
    }
    void remark(const RecordPlace& place, const Error& error)
    {
        if (error.code == "read.as_format" && writeWaiting(0))
            m_ledger.readAs(place.file, error.where);
        if (m_notices.remarked)
            m_notices.remarked(place, error);
    }
    bool goOn()
    {
        if (m_cancel.load())
            m_cancelled = true;
        return !m_cancelled && !m_error;
    }
    // After a cancel, what was written before it stays.
    void finish()
    {
        writeWaiting(0);
        if (!m_error)
            flush(true);
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }
    [[nodiscard]] const ImportLedger& ledger() const { return m_ledger; }

private:
    struct Waiting {
        RecordPlace place;
        const char* kind;
        std::size_t bytes;
        std::future<SealedDocument> document;
    };

    template <class Record>
    static std::string originOf(const Record& record)
    {
        return record.namedByFile ? RecordNamer::originOf(record.place.file) : std::string();
    }
    // Gives `id` another name where it would take another record's place, and says so.
    template <class Record>
    bool nameApart(ItemKind kind, std::string& id, Record& record, bool isRecord)
    {
        const Result<std::string> name = m_namer.name(kind, id, record.bytes, record.place.file);
        if (!name)
            return stop(name.error());
        if (*name == id)
            return true;
        remark(record.place,
               {"import.named_apart", *name,
                "another record is called " + id + "; this one is kept under a name of its own"});
        id = *name;
        if (isRecord)
            record.bytes = withRecordId(record.bytes, id);
        return true;
    }

    // Commits what is open and tells of the files that are whole.
    bool flush(bool fileIsWhole)
    {
        if (m_begun) {
            if (const Result<void> done = m_writer.commit(); !done) {
                m_error = done.error();
                return false;
            }
            m_begun = false;
            m_bytes = 0;
        }
        m_ledger.committed(fileIsWhole, m_notices.fileDone);
        return true;
    }

    template <class Record, class Build>
    bool evaluate(const char* kind, Record&& record, Build build)
    {
        if (!goOn())
            return false;
        const std::size_t bytes = record.bytes.size();
        Waiting last{record.place, kind, bytes, {}};
        const auto mine = std::make_shared<Record>(std::forward<Record>(record));
        last.document = m_workers.start([mine, build] { return build(*mine); });
        m_waiting.push_back(std::move(last));
        m_waitingBytes += bytes;
        return writeWaiting(kWaitingBytes);
    }
    // Writes the oldest until no more than `bytes` wait.
    bool writeWaiting(std::size_t bytes)
    {
        while (!m_waiting.empty() && (bytes == 0 || m_waitingBytes > bytes)) {
            Waiting oldest = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_waitingBytes -= oldest.bytes;
            if (!store(oldest.place, oldest.kind, oldest.document.get()))
                return false;
        }
        return true;
    }
    bool store(const RecordPlace& place, const char* kind, const SealedDocument& document)
    {
        if (!goOn())
            return false;
        if (!m_begun) {
            if (const Result<void> begun = m_writer.begin(); !begun)
                return stop(begun.error());
            m_begun = true;
        }
        const Result<ImportOutcome> outcome = m_writer.add(document);
        if (!outcome)
            return stop(outcome.error());
        m_ledger.stored(place.file, kind, *outcome == ImportOutcome::added);
        m_bytes += document.imported().document.bytes.size();
        return m_bytes < kBatchBytes || flush(false);
    }
    bool stop(const Error& error)
    {
        m_error = error;
        return false;
    }

    ImportWriter& m_writer;
    RecordNamer& m_namer;
    const Evaluators& m_evaluators;
    const ImportNotices& m_notices;
    const std::atomic<bool>& m_cancel;
    ImportLedger m_ledger;
    std::optional<Error> m_error;
    std::size_t m_bytes = 0;
    bool m_begun = false;
    bool m_cancelled = false;
    std::deque<Waiting> m_waiting;
    std::size_t m_waitingBytes = 0;
    DocumentWorkers m_workers{DocumentWorkers::sensibleThreads()}; // last: its threads end first
};
} // namespace

Result<ImportTotals> runImport(const StoreFile& store, const std::vector<std::string>& paths,
                               const Evaluators& evaluators, const ImportOptions& options,
                               const ImportNotices& notices, const std::atomic<bool>& cancel,
                               const Clock& clock)
{
    Result<WriteHandle> handle = store.openWrite();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    const Result<Evaluators> informed = withPaperFacts(evaluators, store);
    if (!informed)
        return tl::unexpected<Error>(informed.error());
    ImportWriter writer(*handle, clock, options.actor);
    RecordNamer namer(*handle);
    ImportRun run(writer, namer, *informed, notices, cancel);
    RecordSink sink;
    sink.transcript = [&run](TranscriptRecord&& record) { return run.take(std::move(record)); };
    sink.note = [&run](NoteRecord&& record) { return run.take(std::move(record)); };
    sink.refused = [&run](RefusedRecord&& record) { return run.take(std::move(record)); };
    sink.remarked = [&](const RecordPlace& place, const Error& error) { run.remark(place, error); };
    sink.progress = notices.progress;
    const ReadCounts counts = DocumentReader(options.as).read(paths, sink);
    if (!run.error())
        run.finish();
    if (run.error())
        return tl::unexpected<Error>(*run.error());
    ImportTotals totals = run.ledger().totals();
    totals.passedOver = counts.passedOver;
    totals.cancelled = run.cancelled();
    return totals;
}

} // namespace cotejo
