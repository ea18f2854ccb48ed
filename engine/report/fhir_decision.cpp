#include "engine/report/fhir_decision.h"

#include "engine/report/fhir_text.h"
#include "engine/report/json_line.h"

namespace cotejo
{
namespace
{
constexpr std::string_view kUrn = "urn:uuid:";

void beginResource(JsonLine& out, std::string_view type, const std::string& id)
{
    out.beginObject().key("fullUrl").text(std::string(kUrn) + id);
    out.key("resource").beginObject().key("resourceType").text(type).key("id").text(id);
}

void coding(JsonLine& out, std::string_view system, std::string_view code)
{
    out.beginObject().key("system").text(system).key("code").text(fhirString(code)).endObject();
}

void detail(JsonLine& out, std::string_view type, std::string_view value)
{
    if (value.empty())
        return;
    out.beginObject().key("type").text(type);
    fhirMember(out, "valueString", value);
    out.endObject();
}

std::string joinedReasons(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ";") + word;
    return text;
}

void source(JsonLine& out, std::string_view system, std::string_view value)
{
    if (value.empty())
        return;
    out.beginObject().key("role").text("source").key("what").beginObject();
    fhirIdentifier(out, system, value);
    out.endObject().endObject();
}
} // namespace

std::string auditEventEntry(const ExportRow& row)
{
    JsonLine out(JsonEscapes::few);
    beginResource(out, "AuditEvent", row.event);
    out.key("type");
    coding(out, "urn:cotejo:event", "decision.made");
    out.key("subtype").beginArray();
    coding(out, kFhirDecision, row.decision);
    out.endArray();
    out.key("action").text("C").key("recorded").text(fhirInstant(row.at, row.offset));
    out.key("outcome").text("0"); // of the recording, which succeeded
    out.key("agent").beginArray().beginObject().key("who").beginObject();
    fhirMember(out, "display", row.actor);
    out.endObject().key("requestor").boolean(true).endObject().endArray();
    out.key("source").beginObject();
    fhirMember(out, "site", row.device);
    out.key("observer").beginObject().key("display").text("Cotejo").endObject().endObject();
    out.key("entity").beginArray().beginObject().key("what").beginObject();
    fhirIdentifier(out, kFhirItem, row.item);
    out.endObject().key("detail").beginArray();
    detail(out, "seq", std::to_string(row.seq));
    detail(out, "document", row.document);
    detail(out, "verdict", row.verdict);
    detail(out, "versions", row.versions);
    detail(out, "reasons", joinedReasons(row.reasons));
    detail(out, "level", row.level);
    detail(out, "urgency", row.urgency);
    detail(out, "to", row.to);
    detail(out, "comment", row.comment);
    detail(out, "until", row.until);
    detail(out, "corrected", row.corrected);
    detail(out, "state", row.state);
    out.endArray().endObject().endArray().endObject().endObject();
    return out.take();
}

std::string provenanceEntry(const ExportRow& row)
{
    JsonLine out(JsonEscapes::few);
    beginResource(out, "Provenance", fhirUuid("provenance " + row.event));
    out.key("target").beginArray().beginObject();
    out.key("reference").text(std::string(kUrn) + row.event).endObject().endArray();
    const std::string at = fhirInstant(row.at, row.offset);
    out.key("occurredDateTime").text(at).key("recorded").text(at);
    if (!row.reasons.empty()) {
        out.key("reason").beginArray();
        for (const std::string& reason : row.reasons) {
            out.beginObject().key("coding").beginArray();
            coding(out, kFhirReason, reason);
            out.endArray().endObject();
        }
        out.endArray();
    }
    fhirConcept(out, "activity", kFhirDecision, row.decision);
    out.key("agent").beginArray().beginObject().key("who").beginObject();
    fhirMember(out, "display", row.actor);
    out.endObject().endObject().endArray();
    out.key("entity").beginArray();
    source(out, kFhirItem, row.item);
    source(out, "urn:cotejo:sha256", row.document);
    out.endArray().endObject().endObject();
    return out.take();
}

} // namespace cotejo
