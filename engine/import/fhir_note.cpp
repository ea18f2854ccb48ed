#include "engine/import/fhir_note.h"

#include "engine/import/fhir_documents.h"
#include "engine/import/fhir_lines.h"
#include "engine/import/fhir_terms.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>

namespace cotejo
{
namespace
{
// The last part of "Patient/p1", "https://…/Patient/p1" or "urn:uuid:…".
std::string lastPart(const std::string& reference)
{
    return reference.substr(reference.find_last_of("/:") + 1);
}

class PatientNotes
{
public:
    explicit PatientNotes(std::string id) : m_id(std::move(id)) {}

    // Names of a patient that mean the same, from a first look at the bundle.
    void know(const ForeignValue& entry)
    {
        const ForeignValue resource = entry.member("resource");
        const auto id = resource.member("id").plain();
        const auto url = entry.member("fullUrl").plain();
        if (id && url && resource.member("resourceType").plain() == "Patient")
            m_names[lastPart(*url)] = *id;
    }

    void add(const ForeignValue& resource)
    {
        NoteDraft& draft = draftOf(patientOf(resource));
        const std::string type = resource.member("resourceType").plain().value_or(std::string());
        if (addFhirDocument(resource, draft) || addFhirLine(resource, draft))
            return;
        const std::string narrative = narrativeText(resource);
        if (!narrative.empty())
            draft.line(narrative, resourcePlace(resource) + ".text");
        else if (type != "Organization" && type != "Practitioner" && type != "PractitionerRole" &&
                 type != "Encounter")
            draft.remark("read.resource_left_out", resourcePlace(resource), "no text of its own to show");
    }

    std::vector<Result<NoteDraft>> take()
    {
        std::vector<Result<NoteDraft>> notes;
        for (NoteDraft& draft : m_drafts) {
            if (draft.empty() && draft.withdrawnCount() == 0)
                continue;
            notes.emplace_back(std::move(draft));
        }
        if (notes.empty())
            notes.emplace_back(fail("read.empty_note", {}, "expected a resource with a text or a value"));
        return notes;
    }

private:
    std::string patientOf(const ForeignValue& resource) const
    {
        if (resource.member("resourceType").plain() == "Patient")
            return resource.member("id").plain().value_or(std::string());
        const ForeignValue subject = resource.firstMember({"subject", "patient", "individual"});
        const auto reference = subject.isObject() ? subject.member("reference").plain() : subject.plain();
        const std::string name = reference ? lastPart(*reference) : std::string();
        const auto known = m_names.find(name);
        return known == m_names.end() ? name : known->second;
    }

    // A resource that names nobody belongs to the first patient.
    NoteDraft& draftOf(const std::string& patient)
    {
        if (m_drafts.empty() || (!patient.empty() && !m_patients.empty() && !m_patients.contains(patient))) {
            m_drafts.emplace_back(m_drafts.empty() ? m_id : m_id + "-" + std::to_string(m_drafts.size() + 1));
            if (!patient.empty())
                m_patients.emplace(patient, m_drafts.size() - 1);
            return m_drafts.back();
        }
        if (patient.empty())
            return m_drafts.front();
        return m_drafts[m_patients.emplace(patient, m_drafts.size() - 1).first->second];
    }

    std::string m_id;
    std::map<std::string, std::string> m_names;
    std::map<std::string, std::size_t> m_patients;
    std::vector<NoteDraft> m_drafts;
};

void addBundle(const ForeignValue& bundle, PatientNotes& notes)
{
    const auto entries = bundle.member("entry").oneOrMore();
    for (const ForeignValue& entry : entries)
        notes.know(entry);
    for (const ForeignValue& entry : entries) {
        const ForeignValue inner = entry.member("resource");
        if (inner.isObject() && inner.member("resourceType").plain() == "Bundle")
            inner.refuse("read.nested_bundle", "resources, not a bundle inside a bundle");
        else if (inner.isObject())
            notes.add(inner);
        else if (!inner.isNull())
            inner.refuse("read.wrong_type", "a resource");
    }
}
} // namespace

std::vector<Result<NoteDraft>> readFhir(const nlohmann::json& json, const std::string& id)
{
    std::optional<Error> fault;
    const ForeignValue resource(json, {}, fault);
    PatientNotes notes(resource.member("id").plain().value_or(id));
    if (resource.member("resourceType").plain() == "Bundle")
        addBundle(resource, notes);
    else
        notes.add(resource);
    std::vector<Result<NoteDraft>> all;
    if (fault)
        all.emplace_back(tl::unexpected<Error>(*fault));
    else
        all = notes.take();
    return all;
}

} // namespace cotejo
