#include "engine/store/sealed_document.h"

#include "engine/base/sha256.h"

#include <utility>

namespace cotejo
{
namespace
{
ImportedDocument withHash(ImportedDocument imported)
{
    imported.document.sha256 = sha256Hex(imported.document.bytes);
    return imported;
}
} // namespace

std::string evaluationLines(const std::vector<ItemEvaluation>& evaluations)
{
    std::size_t size = 0;
    for (const ItemEvaluation& evaluation : evaluations)
        size += evaluation.json.size() + 1;
    std::string lines;
    lines.reserve(size);
    for (const ItemEvaluation& evaluation : evaluations)
        lines.append(evaluation.json).append(1, '\n');
    return lines;
}

SealedEvaluations::SealedEvaluations(const StoredDocument& document,
                                     const std::vector<ItemEvaluation>& evaluations)
    : lines(evaluationLines(evaluations))
{
    payload = {document.sha256, document.kind, document.record, sha256Hex(lines), {}};
    payload.items.reserve(evaluations.size());
    for (const ItemEvaluation& each : evaluations)
        payload.items.push_back(
            {each.turn, each.verdict, each.versions, each.completeness, each.reasons, {}});
    json = toPayload(payload);
}

SealedDocument::SealedDocument(ImportedDocument document)
    : m_imported(withHash(std::move(document))), m_evaluations(m_imported.document, m_imported.evaluations)
{
    for (ItemEvaluation& each : m_imported.evaluations)
        each.json = {}; // it stands in the lines
}

} // namespace cotejo
