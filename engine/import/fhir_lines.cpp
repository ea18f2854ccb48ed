#include "engine/import/fhir_lines.h"

#include "engine/import/fhir_terms.h"
#include "engine/import/narrative_dates.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace cotejo
{
namespace
{
using StatusWords = std::pair<std::string_view, std::string_view>; // `%` stands for the drug or the diagnosis

template <std::size_t N>
std::string worded(const std::array<StatusWords, N>& words, const std::string& status,
                   const std::string& what)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const StatusWords& one) { return one.first == status; });
    std::string text(found == words.end() ? words.back().second : found->second);
    text.replace(text.find('%'), 1, what);
    return text;
}

void addPart(std::string& line, std::string_view label, const std::string& value)
{
    if (value.empty())
        return;
    line.append(". ").append(label).append(value);
}

void addWord(std::string& line, std::string_view label, const std::optional<std::string>& value)
{
    if (value && !value->empty())
        line.append(label).append(*value);
}

std::string dated(const std::optional<std::string>& date)
{
    return date ? " (" + *date + ")" : std::string();
}

void withdrawn(const ForeignValue& resource, const std::string& text, NoteDraft& draft)
{
    draft.withdraw(text, resourcePlace(resource));
    draft.remark("read.withdrawn", resourcePlace(resource), "entered in error or cancelled: not in the text");
}

void addNotes(const ForeignValue& resource, NoteDraft& draft)
{
    for (const ForeignValue& note : resource.member("note").oneOrMore()) {
        const auto text = note.isObject() ? note.member("text").plain() : note.plain();
        if (text)
            draft.line("Nota: " + *text, resourcePlace(resource) + ".note");
    }
}

// The result of an observation or of one of its components, in words.
std::string resultText(const ForeignValue& observation, std::string& member)
{
    std::string text = choiceText(observation, "value", member);
    if (!text.empty())
        return text;
    const std::string absent = codeText(observation.member("dataAbsentReason"));
    if (absent.empty())
        return {};
    member = "dataAbsentReason";
    if (absent == "not-performed")
        return "no realizado";
    return absent == "not-applicable" ? "no aplica" : "se desconoce";
}

void addObservation(const ForeignValue& resource, NoteDraft& draft)
{
    const std::string name = conceptText(resource.member("code"));
    const std::string status = resource.member("status").plain().value_or(std::string());
    const auto date = dateText(resource, {"effectiveDateTime", "effectivePeriod", "effectiveInstant"});
    std::string member;
    std::string value = resultText(resource, member);
    if (status == "entered-in-error" || status == "cancelled")
        return withdrawn(resource, name + ": " + value, draft);
    if (value.empty() && status == "registered")
        value = "pendiente";
    std::string line = name + ": " + value;
    const std::string interpretation = conceptText(resource.member("interpretation"));
    if (!value.empty() && !interpretation.empty())
        line += " [" + interpretation + "]";
    if (status == "preliminary")
        line += " (preliminar)";
    const std::string place = resourcePlace(resource);
    const auto components = resource.member("component").oneOrMore();
    if (!value.empty() || components.empty())
        draft.line(line + dated(date), member.empty() ? place : place + "." + member);
    for (const ForeignValue& component : components) {
        const std::string part = resultText(component, member);
        if (!part.empty())
            draft.line(conceptText(component.member("code")) + ": " + part + dated(date),
                       place + ".component" + component.pointer().substr(component.pointer().rfind('/')));
    }
    addNotes(resource, draft);
}

std::string drugText(const ForeignValue& resource)
{
    const ForeignValue drug = resource.firstMember(
        {"medicationCodeableConcept", "medicationReference", "medication", "vaccineCode"});
    return conceptText(drug.member("concept").isNull() ? drug : drug.member("concept"));
}

void addMedication(const ForeignValue& resource, NoteDraft& draft)
{
    static constexpr auto kWords = std::to_array<StatusWords>({
        {"active", "Toma %"},
        {"completed", "Tomó % (tratamiento terminado)"},
        {"stopped", "Suspendió %"},
        {"on-hold", "% en pausa"},
        {"intended", "Se propone %"},
        {"draft", "Se propone %"},
        {"not-taken", "No toma %"},
        {"", "%: se desconoce si lo toma"},
    });
    const std::string drug = drugText(resource);
    std::string status = resource.member("status").plain().value_or(std::string());
    if (status == "entered-in-error" || status == "cancelled")
        return withdrawn(resource, drug, draft);
    const std::string adherence = codeText(resource.member("adherence").member("code"));
    if (adherence.starts_with("not-taking") || adherence.starts_with("stopped"))
        status = adherence.starts_with("stopped") ? "stopped" : "not-taken";
    std::string line = worded(kWords, status, drug);
    const ForeignValue dosage = resource.firstMember({"dosage", "dosageInstruction"});
    for (const ForeignValue& one : dosage.oneOrMore())
        addWord(line, " ", one.firstMember({"text", "renderedInstruction"}).plain());
    const ForeignValue period = resource.member("effectivePeriod");
    addWord(line, " desde ", dateText(period, {"start"}));
    addWord(line, " hasta ", dateText(period, {"end"}));
    if (!adherence.empty())
        addPart(line, "Adherencia: ", conceptText(resource.member("adherence").member("code")));
    addPart(line, "Motivo: ", conceptText(resource.firstMember({"statusReason", "reasonCode", "reason"})));
    const auto date = dateText(resource, {"effectiveDateTime", "authoredOn", "dateAsserted"});
    draft.line(line + dated(date), resourcePlace(resource));
    addNotes(resource, draft);
    if (status == "not-taken" && !resource.member("note").isNull())
        draft.remark("read.conflict", resourcePlace(resource),
                     "stated as not taken, and a note says more of its intake: both are shown");
}

void addImmunization(const ForeignValue& resource, NoteDraft& draft)
{
    const std::string vaccine = drugText(resource);
    const std::string status = resource.member("status").plain().value_or(std::string());
    if (status == "entered-in-error")
        return withdrawn(resource, vaccine, draft);
    const auto date = dateText(resource, {"occurrenceDateTime", "occurrenceString"});
    std::string line = status == "not-done" ? "No vacunado contra " + vaccine : "Vacuna aplicada: " + vaccine;
    line += dated(date);
    addPart(line, "Motivo: ", conceptText(resource.member("statusReason")));
    draft.line(line, resourcePlace(resource));
}

void addCondition(const ForeignValue& resource, NoteDraft& draft)
{
    static constexpr auto kCertainty = std::to_array<StatusWords>({
        {"unconfirmed", "Diagnóstico posible: %"},
        {"provisional", "Diagnóstico posible: %"},
        {"differential", "Diagnóstico posible: %"},
        {"refuted", "Se descartó %"},
        {"", "Diagnóstico: %"},
    });
    const std::string name = conceptText(resource.member("code"));
    const std::string certainty = codeText(resource.member("verificationStatus"));
    if (certainty == "entered-in-error")
        return withdrawn(resource, name, draft);
    const std::string state = codeText(resource.member("clinicalStatus"));
    std::string line = state == "resolved" || state == "inactive"
                           ? "Antecedente de " + name + " (ya no activo)"
                           : worded(kCertainty, certainty, name);
    if (state == "remission")
        line += ", en remisión";
    std::string member;
    const std::string onset = choiceText(resource, "onset", member);
    if (!onset.empty())
        line += " (desde " + onset + ")";
    addPart(line, "Gravedad: ", conceptText(resource.member("severity")));
    draft.line(line, resourcePlace(resource));
    addNotes(resource, draft);
}

void addAdverseEvent(const ForeignValue& resource, NoteDraft& draft)
{
    const std::string name = conceptText(resource.firstMember({"event", "code"}));
    if (resource.member("status").plain() == "entered-in-error")
        return withdrawn(resource, name, draft);
    const bool potential = resource.member("actuality").plain() == "potential";
    std::string line = (potential ? "Posible evento adverso: " : "Evento adverso: ") + name;
    line += dated(dateText(resource, {"date", "occurrenceDateTime", "occurrencePeriod", "detected"}));
    addPart(line, "Seriedad: ", conceptText(resource.member("seriousness")));
    addPart(line, "Intensidad: ", conceptText(resource.member("severity")));
    addPart(line, "Desenlace: ", conceptText(resource.member("outcome")));
    for (const ForeignValue& suspect : resource.member("suspectEntity").oneOrMore()) {
        addPart(
            line, "Sospechoso: ",
            conceptText(suspect.firstMember({"instance", "instanceCodeableConcept", "instanceReference"})));
        for (const ForeignValue& causality : suspect.member("causality").oneOrMore())
            addPart(line, "Causalidad: ", conceptText(causality.member("assessment")));
    }
    draft.line(line, resourcePlace(resource));
}

void addAllergy(const ForeignValue& resource, NoteDraft& draft)
{
    const std::string name = conceptText(resource.member("code"));
    const std::string certainty = codeText(resource.member("verificationStatus"));
    if (certainty == "entered-in-error")
        return withdrawn(resource, name, draft);
    draft.line((certainty == "refuted" ? "Se descartó alergia: " : "Alergia: ") + name,
               resourcePlace(resource));
}

void addPatient(const ForeignValue& resource, NoteDraft& draft)
{
    static constexpr auto kSexes = std::to_array<StatusWords>({{"female", "Sexo: femenino%"},
                                                               {"male", "Sexo: masculino%"},
                                                               {"other", "Sexo: otro%"},
                                                               {"", "Sexo: se desconoce%"}});
    const std::string place = resourcePlace(resource);
    if (const auto sex = resource.member("gender").plain())
        draft.line(worded(kSexes, *sex, {}), place + ".gender");
    if (const auto birth = resource.member("birthDate").plain())
        draft.line("Fecha de nacimiento: " + *birth, place + ".birthDate");
    if (const auto death = dateText(resource, {"deceasedDateTime"}))
        draft.line("Defunción: " + *death, place + ".deceasedDateTime");
}

// Where narrative and data give different days, the narrative is shown too.
void compareNarrative(const ForeignValue& resource, NoteDraft& draft)
{
    const std::string narrative = narrativeText(resource);
    const auto date =
        dateText(resource, {"onsetDateTime", "effectiveDateTime", "occurrenceDateTime", "date"});
    const std::string status = resource.member("text").member("status").plain().value_or(std::string());
    const bool differs = date && date->size() == 10 && givesOtherDay(narrative, *date);
    if (differs)
        draft.remark("read.conflict", resourcePlace(resource),
                     "the narrative gives another day than the data: both are shown");
    if (differs || (status == "additional" && !narrative.empty()))
        draft.line(narrative, resourcePlace(resource) + ".text");
}
} // namespace

bool addFhirLine(const ForeignValue& resource, NoteDraft& draft)
{
    using Add = void (*)(const ForeignValue&, NoteDraft&);
    static constexpr auto kKinds = std::to_array<std::pair<std::string_view, Add>>({
        {"Observation", addObservation},
        {"MedicationStatement", addMedication},
        {"MedicationUsage", addMedication},
        {"MedicationRequest", addMedication},
        {"MedicationAdministration", addMedication},
        {"Immunization", addImmunization},
        {"Condition", addCondition},
        {"AdverseEvent", addAdverseEvent},
        {"AllergyIntolerance", addAllergy},
        {"Patient", addPatient},
    });
    const std::string type = resource.member("resourceType").plain().value_or(std::string());
    const auto found =
        std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& kind) { return kind.first == type; });
    if (found == kKinds.end())
        return false;
    const std::size_t before = draft.withdrawnCount();
    found->second(resource, draft);
    if (draft.withdrawnCount() == before && type != "Patient")
        compareNarrative(resource, draft);
    return true;
}

} // namespace cotejo
