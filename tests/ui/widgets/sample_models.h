#pragma once

#include "tests/ui/widgets/sample_scores.h"
#include "ui/theme/tone.h"
#include "ui/widgets/decision_choices.h"
#include "ui/widgets/item_roles.h"

#include <QStandardItemModel>

#include <memory>

// Invented content for pictures and tests of the widgets.
namespace cotejo
{

inline DecisionChoices sampleChoices()
{
    const std::vector<ReasonChoice> reasons = {{QStringLiteral("dose"), QStringLiteral("dosis")},
                                               {QStringLiteral("citation"), QStringLiteral("cita")},
                                               {QStringLiteral("data"), QStringLiteral("dato del paciente")}};
    DecisionChoices choices;
    for (const DecisionKind kind : {DecisionKind::approve, DecisionKind::approve_with_correction,
                                    DecisionKind::reject, DecisionKind::escalate, DecisionKind::cannot_judge})
        choices.reasons.emplace_back(kind, reasons);
    choices.levels = {
        {EscalationLevel::colleague, QStringLiteral("colega"), Urgency::routine},
        {EscalationLevel::committee, QStringLiteral("comité"), Urgency::routine},
        {EscalationLevel::pharmacovigilance, QStringLiteral("farmacovigilancia"), Urgency::same_day}};
    choices.addressees = {{QStringLiteral("uc"), QStringLiteral("Dr. M. Uc")},
                          {QStringLiteral("pech"), QStringLiteral("Dra. L. Pech")}};
    choices.dueTexts = QStringList{QStringLiteral("Se espera respuesta antes del 3 abr."),
                                   QStringLiteral("Se espera respuesta antes de las 18:00."),
                                   QStringLiteral("De inmediato: avise también por teléfono.")};
    return choices;
}

inline void addQueueItem(QStandardItemModel& model, const char* subject, const char* place, const char* time,
                         std::optional<Verdict> verdict, const char* icon, const char* reason,
                         std::optional<Tone> tone, int more = 0, bool draft = false)
{
    auto* item = new QStandardItem(QString::fromUtf8(subject));
    item->setData(QString::fromUtf8(place), QueuePlaceRole);
    item->setData(QString::fromUtf8(time), QueueTimeRole);
    if (verdict)
        item->setData(static_cast<int>(*verdict), QueueVerdictRole);
    else
        item->setData(QStringLiteral("Nota de registro"), QueueKindTextRole);
    item->setData(QString::fromUtf8(icon), QueueReasonIconRole);
    item->setData(QString::fromUtf8(reason), QueueReasonTextRole);
    if (tone)
        item->setData(static_cast<int>(*tone), QueueReasonToneRole);
    item->setData(more, QueueMoreReasonsRole);
    item->setData(draft, QueueDraftRole);
    item->setEditable(false);
    model.appendRow(item);
}

inline std::unique_ptr<QStandardItemModel> sampleQueue()
{
    auto model = std::make_unique<QStandardItemModel>();
    addQueueItem(*model, "P-017", "Turno 2", "hace 3 h", Verdict::delivered_not_rescored, "finding",
                 "Metotrexato diario", Tone::query, 2, true);
    addQueueItem(*model, "P-023", "Turno 1", "hace 4 h", Verdict::failed, "verdict-failed",
                 "61 de 100, umbral 70", Tone::failed);
    addQueueItem(*model, "P-031", "Turno 4", "ayer", Verdict::evaluator_error, "verdict-evaluator_error",
                 "Respuesta cortada", Tone::evaluatorError);
    addQueueItem(*model, "P-009", "Turno 1", "ayer", Verdict::passed, "citation-not_retrieved",
                 "1 PMID no recuperado", Tone::notRetrieved);
    addQueueItem(*model, "P-044", "Turno 2", "ayer", Verdict::not_evaluated, "verdict-not_evaluated",
                 "Ruta de estudio", Tone::notEvaluated);
    addQueueItem(*model, "P-012", "Turno 3", "7 abr", Verdict::fallback_delivered,
                 "verdict-fallback_delivered", "Tras 3 intentos", Tone::fallbackDelivered);
    addQueueItem(*model, "P-052", "Turno 1", "7 abr", Verdict::no_threshold, "citation-no_list",
                 "Sin lista de evidencia", std::nullopt);
    addQueueItem(*model, "P-038", "Nota", "6 abr", std::nullopt, "query", "2 datos por aclarar", Tone::query);
    return model;
}

inline QStandardItem* fieldItem(const char* label, FieldDetail detail, const char* value,
                                const char* trailing = "", const char* query = "", int link = 0)
{
    auto* item = new QStandardItem(QString::fromUtf8(label));
    item->setData(static_cast<int>(detail), FieldDetailRole);
    item->setData(QString::fromUtf8(value), FieldValueRole);
    item->setData(QString::fromUtf8(trailing), FieldTrailingRole);
    item->setData(QString::fromUtf8(query), FieldQueryRole);
    item->setData(link, FieldLinkRole);
    item->setEditable(false);
    return item;
}

inline QStandardItem* groupItem(const char* label, const char* counts)
{
    auto* item = new QStandardItem(QString::fromUtf8(label));
    item->setData(true, FieldIsGroupRole);
    item->setData(QString::fromUtf8(counts), FieldTrailingRole);
    item->setEditable(false);
    return item;
}

inline std::unique_ptr<QStandardItemModel> sampleFields()
{
    auto model = std::make_unique<QStandardItemModel>();
    QStandardItem* screening = groupItem("Tamizaje y prevención", "3 de 6 completos");
    screening->appendRow(fieldItem("QuantiFERON / IGRA", FieldDetail::by_rule, "", "No aplica: basta PPD"));
    screening->appendRow(fieldItem("PPD", FieldDetail::value, "0 mm", "26 feb 2026"));
    screening->appendRow(fieldItem("Tele de tórax", FieldDetail::pending, ""));
    screening->appendRow(fieldItem("AgHBs", FieldDetail::negative, "negativo"));
    screening->appendRow(fieldItem("Anti-HBc", FieldDetail::not_mentioned, ""));
    screening->appendRow(fieldItem("Anti-VHC", FieldDetail::templated, "negativo"));
    screening->appendRow(fieldItem("Varicela", FieldDetail::stated, ""));
    screening->appendRow(fieldItem("VIH", FieldDetail::stated_unknown, "", "", "", 2));
    model->appendRow(screening);
    QStandardItem* activity = groupItem("Actividad", "5 de 6 completos");
    activity->appendRow(fieldItem("DAS28-VSG", FieldDetail::value, "6.05"));
    activity->appendRow(fieldItem("PCR", FieldDetail::value, "2.1 mg/dL", "", "Por aclarar: unidad"));
    model->appendRow(activity);
    return model;
}

} // namespace cotejo
