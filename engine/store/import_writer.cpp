#include "engine/store/import_writer.h"

#include "engine/base/sha256.h"
#include "engine/store/document_projection.h"
#include "engine/store/event_log.h"
#include "engine/store/role_gate.h"
#include "engine/store/sealed_document.h"
#include "engine/store/search_index.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kKnown{"known_import",
                         "SELECT 1 FROM imports WHERE kind = ?1 AND record = ?2 AND document = ?3"};
constexpr SqlText kDocument{"insert_document",
                            "INSERT INTO documents (sha256, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING"};
constexpr SqlText kArtifact{"insert_artifact",
                            "INSERT INTO artifacts (sha256, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING"};

void keepBytes(SqlConnection& connection, const SqlText& into, const std::string& sha256,
               std::string_view bytes)
{
    SqlStatement insert = connection.prepare(into);
    insert.bind(1, sha256);
    insert.bindBlob(2, bytes);
    insert.run();
}

bool isKnown(SqlConnection& connection, const StoredDocument& document)
{
    SqlStatement query = connection.prepare(kKnown);
    query.bindAll(codeOfItemKind(document.kind), document.record, document.sha256);
    return query.step();
}
} // namespace

std::string evaluationMark(const std::vector<ItemEvaluation>& evaluations)
{
    const std::string artifact = sha256Hex(evaluationLines(evaluations));
    std::string mark;
    for (const ItemEvaluation& evaluation : evaluations)
        mark += (mark.empty() ? "" : "\n") + artifact + ' ' + evaluation.versions;
    return mark;
}

ImportWriter::ImportWriter(WriteHandle& handle, const Clock& clock, std::string actor)
    : m_handle(handle), m_clock(clock), m_actor(std::move(actor)), m_batch(clock.now())
{
}

ImportWriter::~ImportWriter() = default;

Result<void> ImportWriter::begin()
{
    return asResult([this] {
        m_words.clear();
        auto transaction = std::make_unique<SqlTransaction>(m_handle.connection());
        requireActOfAnybody(m_handle.connection(), m_actor, ReviewAct::import_documents);
        m_transaction = std::move(transaction);
    });
}

Result<ImportOutcome> ImportWriter::add(const ImportedDocument& imported)
{
    return add(SealedDocument(imported));
}

Result<ImportOutcome> ImportWriter::add(const SealedDocument& sealed)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        const ImportedDocument& imported = sealed.imported();
        const StoredDocument& document = imported.document;
        if (isKnown(connection, document))
            return ImportOutcome::duplicate;
        keepBytes(connection, kDocument, document.sha256, document.bytes);
        ImportedPayload payload{document.sha256, document.kind,
                                document.record, document.subject,
                                document.date,   toIsoUtc(m_batch.epochMs),
                                imported.file,   {},
                                imported.origin};
        for (const DocumentItem& item : imported.items)
            payload.items.emplace_back(item.turn, item.date);
        const AppendedEvent event =
            appendEvent(connection, m_handle.device(), m_clock,
                        {m_actor, "document.imported", document.record, toPayload(payload)});
        applyImported(connection, event.receipt.event, payload);
        for (const DocumentItem& item : imported.items)
            if (!item.searchText.empty())
                m_words.emplace_back(
                    addSearchRow(connection, {document.kind, document.record, item.turn}, document.sha256),
                    item.searchText);
        if (!imported.evaluations.empty())
            keepEvaluations(sealed.evaluations());
        for (const LoopEscalation& escalation : imported.escalations) {
            const ItemKey key{document.kind, document.record, escalation.turn};
            static_cast<void>(
                appendEvent(connection, m_handle.device(), m_clock,
                            {m_actor, "loop.escalated", key.item(), toPayload(escalation, document.sha256)}));
        }
        return ImportOutcome::added;
    });
}

Result<void> ImportWriter::reevaluated(const StoredDocument& document,
                                       const std::vector<ItemEvaluation>& evaluations)
{
    return asResult([&] { keepEvaluations(SealedEvaluations(document, evaluations)); });
}

void ImportWriter::keepEvaluations(const SealedEvaluations& sealed)
{
    SqlConnection& connection = m_handle.connection();
    keepBytes(connection, kArtifact, sealed.payload.artifact, sealed.lines);
    const AppendedEvent event =
        appendEvent(connection, m_handle.device(), m_clock,
                    {m_actor, "document.evaluated", sealed.payload.record, sealed.json});
    applyEvaluated(connection, event.receipt.event, sealed.payload);
}

Result<void> ImportWriter::commit()
{
    return asResult([this] {
        if (!m_transaction)
            throw StoreFailure("store.sql", "commit", "nothing was begun");
        for (const auto& [row, text] : m_words)
            addSearchWords(m_handle.connection(), row, text);
        m_words.clear();
        m_transaction->commit();
        m_transaction.reset();
    });
}

} // namespace cotejo
