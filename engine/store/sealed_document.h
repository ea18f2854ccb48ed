#pragma once

#include "engine/store/event_payloads.h"
#include "engine/store/import_writer.h"

#include <string>
#include <vector>

namespace cotejo
{

[[nodiscard]] std::string evaluationLines(const std::vector<ItemEvaluation>& evaluations); // one a line

// Evaluations of a document as the store keeps them: their lines, the lines' hash, and what the event says.
struct SealedEvaluations {
    SealedEvaluations(const StoredDocument& document, const std::vector<ItemEvaluation>& evaluations);
    std::string lines;
    EvaluatedPayload payload;
    std::string json; // of the payload
};

// A document whose hashes and payloads are worked out: what needs no store, on whatever thread has the time.
class SealedDocument
{
public:
    explicit SealedDocument(ImportedDocument document);

    [[nodiscard]] const ImportedDocument& imported() const { return m_imported; } // with its sha256
    [[nodiscard]] const SealedEvaluations& evaluations() const { return m_evaluations; }

private:
    ImportedDocument m_imported;
    SealedEvaluations m_evaluations;
};

} // namespace cotejo
