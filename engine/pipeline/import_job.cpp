#include "engine/pipeline/import_job.h"

#include "engine/pipeline/document_builder.h"
#include "engine/pipeline/document_workers.h"
#include "engine/pipeline/import_ledger.h"
#include "engine/pipeline/paper_lookup.h"
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
constexpr std::size_t kBatchBytes = 4U * 1024U * 1024U;
// Records under evaluation hold no more than this, or one record, so that a large file needs little memory.
constexpr std::size_t kWaitingBytes = 2U * 1024U * 1024U;

// One import call: records come in one by one, are evaluated by the workers, and go into the open
// transaction in the order in which they came.
class ImportRun
{
public:
    ImportRun(ImportWriter& writer, const Evaluators& evaluators, const ImportNotices& notices,
              const std::atomic<bool>& cancel)
        : m_writer(writer), m_evaluators(evaluators), m_notices(notices), m_cancel(cancel)
    {
    }

    bool take(TranscriptRecord&& record)
    {
        if (m_ledger.isRepeated(record.transcript.id) && m_notices.repeatedId)
            m_notices.repeatedId(record.transcript.id, record.place);
        return evaluate("transcript", std::move(record), [this](TranscriptRecord& mine) {
            ImportedDocument document = documentOf(mine.transcript, std::move(mine.bytes), mine.place.file);
            if (m_evaluators.transcript)
                document.evaluations = m_evaluators.transcript(mine.transcript);
            return document;
        });
    }
    bool take(NoteRecord&& record)
    {
        return evaluate("note", std::move(record), [this](NoteRecord& mine) {
            ImportedDocument document = documentOf(mine.note, std::move(mine.bytes), mine.place.file);
            if (m_evaluators.note)
                document.evaluations.push_back(m_evaluators.note(mine.note));
            return document;
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
        std::future<ImportedDocument> document;
    };

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
    bool store(const RecordPlace& place, const char* kind, const ImportedDocument& document)
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
        m_bytes += document.document.bytes.size();
        return m_bytes < kBatchBytes || flush(false);
    }
    bool stop(const Error& error)
    {
        m_error = error;
        return false;
    }

    ImportWriter& m_writer;
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
    ImportRun run(writer, *informed, notices, cancel);
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
