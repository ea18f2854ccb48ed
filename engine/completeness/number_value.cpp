#include "engine/completeness/number_value.h"

#include "engine/text/number_reader.h"
#include "engine/text/text_cursor.h"

namespace cotejo
{
namespace
{

std::string scaleOf(const QuantityExpression& quantity)
{
    if (quantity.outOf)
        return quantity.outOf->value() > 10 ? "0-100" : "0-10";
    if (quantity.unit == "mm")
        return "0-100";
    if (quantity.unit == "cm")
        return "0-10";
    return quantity.value.value() > 10 ? "0-100" : ""; // "EVA 7": of 10 or of 100, nobody knows
}

bool inVitals(const AnalysedNote& note, const QuantityExpression& quantity)
{
    constexpr std::size_t kBareSentence = 8; // "FR 34.": nothing else in its sentence, and it may be breaths
    constexpr double kMostBreaths = 60;
    const FoldedRange& range = quantity.range;
    const FoldedRange sentence = note.sentenceAt(range.begin).range;
    if (sentence.begin > 0 && sentence.length() <= kBareSentence && quantity.value.value() <= kMostBreaths)
        return true;
    for (const auto& mention : note.mentionsIn(note.sentenceAt(range.begin).range))
        if (mention.is("vital"))
            return true;
    return note.sectionKindAt(range.begin) == "ef";
}

} // namespace

bool takeNumber(const CueSpec& spec, const QuantityExpression& quantity, CuedValue& value)
{
    if (spec.entry.attribute("scaled") == "only" && !quantity.outOf) // "dolor 6/10", never "dolor 3 días"
        return false;
    const bool scale = spec.flag("scale");
    if (quantity.titre || (quantity.upper && !scale))
        return false;
    if (quantity.comparator != '\0' && quantity.comparator != '~' && !spec.flag("comparator"))
        return false;
    const bool scaleUnit = scale && (quantity.unit == "mm" || quantity.unit == "cm" || quantity.unit == "%");
    if (!scaleUnit && !spec.accepts(quantity.unit) &&
        !(quantity.unit == "anos" && quantity.range.length() < 4))
        return false;
    if (spec.kind == CueSpec::Kind::date)
        return false;
    if (spec.kind == CueSpec::Kind::enumeration) {
        if (spec.field != "mda" || !quantity.outOf || quantity.outOf->value() != 7)
            return false;
        value.value = std::string(quantity.value.value() >= 5 ? "si" : "no");
        value.range = quantity.range;
        value.detail = quantity.value.value() >= 5 ? FieldDetail::value : FieldDetail::negative;
        return true;
    }
    value.value = quantity.value;
    value.range = quantity.range;
    if (!quantity.unit.empty() && spec.accepts(quantity.unit))
        value.unit = quantity.unit;
    if (scale)
        value.unit = scaleOf(quantity);
    if (quantity.value.value() == 0 && spec.kind == CueSpec::Kind::count)
        value.detail = FieldDetail::negative;
    return true;
}

bool takeTitre(const AnalysedNote& note, const CueSpec& spec, const QuantityExpression& quantity,
               CuedValue& value)
{
    if (!spec.accepts(quantity.unit) || quantity.upper)
        return false;
    if (spec.entry.attribute("vitals") == "no" && quantity.unit.empty() && inVitals(note, quantity))
        return false;
    const bool dilution = quantity.outOf && quantity.value.value() == 1;
    if (quantity.outOf && !dilution)
        return false;
    if (spec.cutoff <= 0 && !dilution)
        return false;
    const std::string sign =
        quantity.comparator == '<' || quantity.comparator == '>' ? std::string(1, quantity.comparator) : "";
    const double level = dilution ? quantity.outOf->value() : quantity.value.value();
    const bool positive =
        dilution ? level >= 80 || spec.field == "rf" : level >= spec.cutoff && quantity.comparator != '<';
    value.value = std::string(positive ? "positivo" : "negativo");
    value.detail = positive ? FieldDetail::value : FieldDetail::negative;
    value.titre = dilution ? "1:" + quantity.outOf->lexeme() : sign + quantity.value.lexeme();
    if (!quantity.unit.empty())
        value.unit = quantity.unit;
    value.range = quantity.range;
    return true;
}

bool readPlainNumber(const AnalysedNote& note, const CueSpec& spec, FoldedRange part, CuedValue& value)
{
    TextCursor cursor(note.folded().substr(0, part.end), part.begin);
    QuantityExpression quantity;
    cursor.skipBlanks(2);
    const std::size_t begin = cursor.position();
    if (!readNumber(cursor, quantity.value))
        return false;
    quantity.number = quantity.range = {begin, cursor.position()};
    return spec.kind == CueSpec::Kind::result ? takeTitre(note, spec, quantity, value)
                                              : takeNumber(spec, quantity, value);
}

} // namespace cotejo
