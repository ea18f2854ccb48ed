#include "ui/session/field_words.h"

#include "ui/session/verdict_words.h"

#include <QDate>
#include <QLocale>

namespace cotejo
{
namespace
{
QString coded(const std::string& text)
{
    return QString::fromStdString(text).replace(QLatin1Char('_'), QLatin1Char(' '));
}
} // namespace

QString FieldWords::status(FieldStatus status, FieldDetail detail)
{
    switch (detail) {
    case FieldDetail::value:
        return tr("Present");
    case FieldDetail::negative:
        return tr("Negative finding");
    case FieldDetail::templated:
        return tr("Boilerplate negative");
    case FieldDetail::not_mentioned:
        return tr("Not in the note");
    case FieldDetail::stated_unknown:
        return tr("Unknown: the note says so");
    case FieldDetail::pending:
        return tr("Unknown: pending");
    case FieldDetail::by_rule:
        return tr("Not applicable: by rule");
    case FieldDetail::stated:
        return tr("Not applicable: the note says so");
    }
    return status == FieldStatus::present ? tr("Present") : tr("Unknown status");
}

QString FieldWords::sentence(const FieldFinding& field, const QString& rule)
{
    switch (field.detail) {
    case FieldDetail::value:
    case FieldDetail::negative:
        return status(field.status, field.detail) + QLatin1Char('.');
    case FieldDetail::templated:
        return tr("A negative that looks like boilerplate; counted and marked.");
    case FieldDetail::not_mentioned:
        return field.asked() ? tr("Asked at this visit; the note does not mention it.")
                             : tr("Not asked at this visit; the note does not mention it.");
    case FieldDetail::stated_unknown:
        return tr("The note says it is not known or leaves it open.");
    case FieldDetail::pending:
        return tr("Ordered; the result is awaited.");
    case FieldDetail::by_rule:
        return tr("Not asked here: %1. Outside the count.").arg(rule);
    case FieldDetail::stated:
        return tr("The note says it does not apply, and the rule agrees: %1.").arg(rule);
    }
    return {};
}

QString FieldWords::query(QueryKind kind)
{
    switch (kind) {
    case QueryKind::conflict:
        return tr("two values");
    case QueryKind::stale:
        return tr("date");
    case QueryKind::implausible:
        return tr("range");
    case QueryKind::unit:
        return tr("unit");
    case QueryKind::stated_na_but_applicable:
        return tr("not applicable");
    case QueryKind::missing_variant:
        return tr("variant");
    }
    return {};
}

QString FieldWords::querySentence(QueryKind kind)
{
    switch (kind) {
    case QueryKind::conflict:
        return tr("The note gives two different values.");
    case QueryKind::stale:
        return tr("The value is older than the rule asks.");
    case QueryKind::implausible:
        return tr("The value is outside the expected range.");
    case QueryKind::unit:
        return tr("The unit is missing or not the expected one.");
    case QueryKind::stated_na_but_applicable:
        return tr("The note says “not applicable”, but it is asked here.");
    case QueryKind::missing_variant:
        return tr("The variant is missing (ESR or CRP).");
    }
    return {};
}

QString FieldWords::scalar(const FieldScalar& value, const std::string& unit)
{
    QString text;
    if (const auto* number = std::get_if<Decimal>(&value)) {
        text = decimalText(*number);
    } else if (const auto* word = std::get_if<std::string>(&value)) {
        text = coded(*word);
    } else if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
        QStringList list;
        for (const std::string& one : *words)
            list.append(coded(one));
        text = list.join(QStringLiteral(", "));
    }
    if (!text.isEmpty() && !unit.empty())
        text += QChar(QChar::Nbsp) + QString::fromStdString(unit);
    return text;
}

QString FieldWords::value(const FieldFinding& field)
{
    QString text = scalar(field.value, field.unit);
    if (const auto* word = std::get_if<std::string>(&field.value); word != nullptr && field.unit.empty()) {
        const QString dated = date(QString::fromStdString(*word));
        if (dated != QString::fromStdString(*word))
            text = dated;
    }
    if (!field.titre.empty())
        text += QStringLiteral(" · ") + QString::fromStdString(field.titre);
    if (!field.variant.empty())
        text += QStringLiteral(" (") + coded(field.variant).toUpper() + QLatin1Char(')');
    return text;
}

QString FieldWords::identifier(IdentifierKind kind)
{
    switch (kind) {
    case IdentifierKind::nombre_paciente:
    case IdentifierKind::nombre_familiar:
    case IdentifierKind::nombre_medico:
    case IdentifierKind::nombre_otro:
        return tr("name");
    case IdentifierKind::iniciales:
        return tr("initials");
    case IdentifierKind::fecha_nacimiento:
        return tr("date of birth");
    case IdentifierKind::curp:
        return QStringLiteral("CURP");
    case IdentifierKind::rfc:
        return QStringLiteral("RFC");
    case IdentifierKind::nss:
        return QStringLiteral("NSS");
    case IdentifierKind::expediente:
        return tr("record number");
    case IdentifierKind::folio_fv:
        return tr("report number");
    case IdentifierKind::cedula:
        return tr("licence number");
    case IdentifierKind::telefono:
        return tr("telephone");
    case IdentifierKind::correo:
        return tr("e-mail");
    case IdentifierKind::domicilio:
        return tr("address");
    }
    return tr("identifier");
}

QString FieldWords::disease(Disease disease)
{
    switch (disease) {
    case Disease::AR:
        return tr("RA");
    case Disease::EA:
        return tr("AS");
    case Disease::APs:
        return tr("PsA");
    case Disease::LES:
        return tr("SLE");
    case Disease::AIJ:
        return tr("JIA");
    case Disease::OTR:
        return tr("Other disease");
    }
    return {};
}

QString FieldWords::context(VisitContext context)
{
    switch (context) {
    case VisitContext::INC:
        return tr("Inclusion");
    case VisitContext::FUP:
        return tr("Follow-up");
    case VisitContext::CHG:
        return tr("Change of treatment");
    case VisitContext::STP:
        return tr("Stop of treatment");
    case VisitContext::AEV:
        return tr("Adverse event");
    case VisitContext::DTH:
        return tr("Death");
    case VisitContext::PRG:
        return tr("Pregnancy");
    case VisitContext::LTF:
        return tr("Lost to follow-up");
    }
    return {};
}

QString FieldWords::date(const QString& iso)
{
    const QLocale locale;
    const auto month = [&locale](const QDate& day) {
        return locale.monthName(day.month(), QLocale::ShortFormat).remove(QLatin1Char('.')).toLower();
    };
    if (const QDate day = QDate::fromString(iso.left(10), Qt::ISODate); iso.size() >= 10 && day.isValid())
        return QStringLiteral("%1 %2 %3")
            .arg(QString::number(day.day()), month(day), QString::number(day.year()));
    if (const QDate day = QDate::fromString(iso + QStringLiteral("-01"), Qt::ISODate);
        iso.size() == 7 && day.isValid())
        return QStringLiteral("%1 %2").arg(month(day), QString::number(day.year()));
    return iso;
}

} // namespace cotejo
