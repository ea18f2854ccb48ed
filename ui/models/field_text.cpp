#include "ui/models/field_text.h"

#include "engine/completeness/form.h"
#include "ui/theme/language.h"
#include "ui/widgets/text_offsets.h"

#include <QDate>
#include <QLocale>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
const FormCode* codeIn(const std::vector<FormCode>& codes, const std::string& code)
{
    const auto found =
        std::find_if(codes.begin(), codes.end(), [&code](const FormCode& c) { return c.code == code; });
    return found == codes.end() ? nullptr : &*found;
}

QString labelOf(const FormCode& code, bool spanish)
{
    return QString::fromStdString(spanish ? code.label.es : code.label.en);
}

QString word(const std::string& text, const FormField* form, bool spanish)
{
    if (const FormCode* code = form == nullptr ? nullptr : codeIn(form->codes, text))
        return labelOf(*code, spanish);
    const QString date = FieldText::date(QString::fromStdString(text));
    return date == QString::fromStdString(text) ? toQString(text).replace(QLatin1Char('_'), QLatin1Char(' '))
                                                : date;
}
} // namespace

QString FieldText::number(const Decimal& value)
{
    const QString lexeme = QString::fromStdString(value.lexeme());
    if (!lexeme.contains(QLatin1Char('e'), Qt::CaseInsensitive))
        return lexeme;
    return QLocale::c().toString(value.value(), 'f', QLocale::FloatingPointShortest);
}

QString FieldText::value(const FieldFinding& field, const FormField* form, bool spanish)
{
    QString text;
    if (const auto* number = std::get_if<Decimal>(&field.value)) {
        text = FieldText::number(*number);
    } else if (const auto* one = std::get_if<std::string>(&field.value)) {
        text = word(*one, form, spanish);
    } else if (const auto* several = std::get_if<std::vector<std::string>>(&field.value)) {
        QStringList list;
        for (const std::string& each : *several)
            list.append(word(each, form, spanish));
        text = list.join(QStringLiteral(", "));
    }
    if (!text.isEmpty() && !field.unit.empty())
        text += QChar(QChar::Nbsp) + QString::fromStdString(field.unit);
    if (!field.titre.empty())
        text += QStringLiteral(" · ") + QString::fromStdString(field.titre);
    if (!field.variant.empty()) {
        const FormCode* variant = form == nullptr ? nullptr : codeIn(form->variants, field.variant);
        text += QStringLiteral(" (") +
                (variant != nullptr ? labelOf(*variant, spanish)
                                    : QString::fromStdString(field.variant).toUpper()) +
                QLatin1Char(')');
    }
    return text;
}

QString FieldText::json(const std::string& value, const FormField* form, bool spanish)
{
    const nlohmann::json read = nlohmann::json::parse(value, nullptr, false);
    if (read.is_string())
        return word(read.get<std::string>(), form, spanish);
    return read.is_null() || read.is_discarded() ? QString() : QString::fromStdString(value);
}

QString FieldText::disease(Disease disease)
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

QString FieldText::context(VisitContext context)
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

QString FieldText::date(const QString& iso)
{
    const QLocale locale = Language::locale();
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
