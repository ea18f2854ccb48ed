#include "engine/completeness/typed_value.h"

#include "engine/text/folded_text.h"
#include "engine/text/partial_date.h"

#include <fmt/format.h>

#include <algorithm>

namespace cotejo
{
namespace
{
std::string folded(const std::string& words)
{
    const FoldedText text(words);
    std::string out(text.view());
    std::replace(out.begin(), out.end(), ' ', '_');
    return out;
}

std::string trimmed(const std::string& words)
{
    const auto first = words.find_first_not_of(" \t\r\n");
    return first == std::string::npos ? std::string()
                                      : words.substr(first, words.find_last_not_of(" \t\r\n") - first + 1);
}

std::string permitted(const FormField& field)
{
    constexpr std::size_t kNamed = 12;
    std::string list;
    for (std::size_t i = 0; i < std::min(field.codes.size(), kNamed); ++i)
        list += (i == 0 ? "" : ", ") + field.codes[i].code;
    return field.codes.size() > kNamed ? list + ", …" : list;
}

std::optional<std::string> codeOfWord(const FormField& field, const std::string& word)
{
    const std::string wanted = folded(word);
    for (const FormCode& code : field.codes)
        if (folded(code.code) == wanted || folded(code.label.es) == wanted || folded(code.label.en) == wanted)
            return code.code;
    if (field.open && !wanted.empty())
        return wanted;
    return std::nullopt;
}

Result<const FormUnit*> unitOf(const FormField& field, const std::string& unit)
{
    if (unit.empty())
        return nullptr;
    std::string wanted = folded(unit);
    std::erase(wanted, '_');
    for (const FormUnit& known : field.units)
        if (known.unit == unit ||
            std::find(known.spellings.begin(), known.spellings.end(), wanted) != known.spellings.end())
            return &known;
    if (field.unit.empty() && field.units.empty())
        return fail("field.unknown_unit", field.id, "no unit was expected");
    std::string list;
    for (const FormUnit& known : field.units)
        list += (list.empty() ? "" : ", ") + known.unit;
    return fail("field.unknown_unit", field.id, list.empty() ? field.unit : list);
}

Result<FieldScalar> number(const FormField& field, std::string typed, const FormUnit* unit)
{
    if (std::count(typed.begin(), typed.end(), ',') == 1 && typed.find('.') == std::string::npos)
        std::replace(typed.begin(), typed.end(), ',', '.');
    const auto value = Decimal::parse(typed);
    if (!value) {
        if (const auto code = codeOfWord(field, typed); code && !field.codes.empty())
            return FieldScalar(*code);
        return fail("field.invalid_value", field.id,
                    field.codes.empty() ? "a number was expected"
                                        : "a number was expected, or one of: " + permitted(field));
    }
    const bool comparable = unit == nullptr || unit->factor.has_value();
    if (field.range && comparable) {
        const double own = value->value() * (unit == nullptr ? 1.0 : *unit->factor);
        if (own < field.range->low || own > field.range->high)
            return fail("field.implausible", field.id,
                        fmt::format("from {} to {} {} was expected", field.range->low, field.range->high,
                                    field.unit));
    }
    return FieldScalar(*value);
}

Result<FieldScalar> codes(const FormField& field, const std::string& typed)
{
    std::vector<std::string> list;
    for (std::size_t begin = 0; begin <= typed.size();) {
        const std::size_t end = std::min(typed.find(',', begin), typed.size());
        if (const std::string word = trimmed(typed.substr(begin, end - begin)); !word.empty()) {
            const auto code = codeOfWord(field, word);
            if (!code)
                return fail("field.invalid_value", field.id, "expected of: " + permitted(field));
            list.push_back(*code);
        }
        begin = end + 1;
    }
    return FieldScalar(std::move(list));
}
} // namespace

Result<FieldScalar> typedValue(const FormField& field, FieldStatus status, const std::string& typed,
                               const std::string& unit)
{
    const std::string value = trimmed(typed);
    if (status != FieldStatus::present) {
        if (!value.empty())
            return fail("field.invalid_value", field.id, "only what is present has a value");
        return FieldScalar();
    }
    if (value.empty())
        return fail("field.invalid_value", field.id, "what is present has a value");
    const auto known = unitOf(field, trimmed(unit));
    if (!known)
        return tl::unexpected<Error>(known.error());
    switch (field.type) {
    case FormFieldType::number:
        return number(field, value, *known);
    case FormFieldType::date: {
        const auto date = PartialDate::fromIso(value);
        if (!date || date->iso() != value)
            return fail("field.invalid_value", field.id, "a date was expected: 2024, 2024-03 or 2024-03-12");
        return FieldScalar(value);
    }
    case FormFieldType::code:
        if (const auto code = codeOfWord(field, value))
            return FieldScalar(*code);
        return fail("field.invalid_value", field.id, "expected of: " + permitted(field));
    case FormFieldType::codes:
        return codes(field, value);
    case FormFieldType::text:
        break;
    }
    return FieldScalar(value);
}

} // namespace cotejo
