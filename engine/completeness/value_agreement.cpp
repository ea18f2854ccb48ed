#include "engine/completeness/value_agreement.h"

#include "engine/completeness/date_agreement.h"
#include "engine/completeness/number_agreement.h"
#include "engine/text/folded_text.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

namespace cotejo
{
namespace
{

constexpr std::size_t kWordOfMeaning = 4; // letters

const std::string* textOf(const FieldReading& reading)
{
    return std::get_if<std::string>(&reading.value);
}

bool isWordFor(std::string_view code, std::string_view yesOrNo)
{
    return code == yesOrNo;
}

std::set<std::string> wordsOf(std::string_view text)
{
    std::set<std::string> words;
    const std::string folded = foldedForm(text);
    std::string word;
    for (const char c : folded + " ") {
        if (TextCursor::isWord(c)) {
            word += c;
            continue;
        }
        if (word.size() >= kWordOfMeaning)
            words.insert(word);
        word.clear();
    }
    return words;
}

std::vector<std::string> numbersOf(std::string_view text)
{
    std::vector<std::string> numbers;
    std::string digits;
    for (const char c : std::string(text) + " ") {
        if (TextCursor::isDigit(c) || ((c == '.' || c == ',') && !digits.empty()))
            digits += c == ',' ? '.' : c;
        else if (!digits.empty()) {
            while (digits.back() == '.')
                digits.pop_back();
            numbers.push_back(std::move(digits));
            digits.clear();
        }
    }
    return numbers;
}

// Free text: one within the other, or a word of meaning in both; numbers of the one among those of the other.
Agreement compareTexts(const std::string& stated, const std::string& noted)
{
    const std::string a = foldedForm(stated);
    const std::string b = foldedForm(noted);
    if (a.find(b) != std::string::npos || b.find(a) != std::string::npos)
        return Agreement::agrees;
    const auto mine = numbersOf(a);
    const auto theirs = numbersOf(b);
    if (!mine.empty() && !theirs.empty())
        return std::all_of(mine.begin(), mine.end(),
                           [&](const std::string& n) {
                               return std::find(theirs.begin(), theirs.end(), n) != theirs.end();
                           })
                   ? Agreement::agrees
                   : Agreement::differs;
    const auto words = wordsOf(a);
    const auto others = wordsOf(b);
    if (words.empty() || others.empty())
        return Agreement::unclear;
    return std::any_of(words.begin(), words.end(), [&](const std::string& w) { return others.contains(w); })
               ? Agreement::agrees
               : Agreement::differs;
}

Agreement compareCodes(const FieldReading& stated, const FieldReading& noted)
{
    const std::string& a = *textOf(stated);
    const std::string& b = *textOf(noted);
    if (a == b) {
        const bool titles = !stated.titre.empty() && !noted.titre.empty();
        return titles && compareTitres(stated.titre, noted.titre) == Agreement::differs ? Agreement::differs
                                                                                        : Agreement::agrees;
    }
    if (isNegative(stated) || isNegative(noted))
        return isNegative(stated) == isNegative(noted) ? Agreement::agrees : Agreement::differs;
    if (isWordFor(a, "si") || isWordFor(b, "si"))
        return Agreement::agrees;
    constexpr std::string_view kKind = "inefficacy"; // which of the two is a rule's reading
    if (a.starts_with(kKind) && b.starts_with(kKind))
        return Agreement::agrees;
    return Agreement::differs;
}

std::vector<std::string> codesOf(const FieldReading& reading)
{
    if (const auto* codes = std::get_if<std::vector<std::string>>(&reading.value))
        return *codes;
    if (const auto* text = textOf(reading))
        return {*text};
    return {};
}

Agreement compareSets(const FieldReading& stated, const FieldReading& noted)
{
    if (isNegative(stated) || isNegative(noted))
        return isNegative(stated) == isNegative(noted) ? Agreement::agrees : Agreement::differs;
    const auto mine = codesOf(stated);
    const auto theirs = codesOf(noted);
    if (mine.empty() || theirs.empty())
        return Agreement::unclear;
    return std::all_of(mine.begin(), mine.end(),
                       [&](const std::string& c) {
                           return std::find(theirs.begin(), theirs.end(), c) != theirs.end();
                       })
               ? Agreement::agrees
               : Agreement::differs;
}

} // namespace

bool isNegative(const FieldReading& reading)
{
    if (reading.detail == FieldDetail::negative || reading.detail == FieldDetail::templated)
        return true;
    constexpr std::array<std::string_view, 7> kNone = {"no",    "ninguno", "ninguna", "negativo",
                                                       "naive", "nunca",   "ausente"};
    if (const auto* number = std::get_if<Decimal>(&reading.value))
        return number->value() == 0.0;
    const auto codes = codesOf(reading);
    return codes.size() == 1 && std::find(kNone.begin(), kNone.end(), codes.front()) != kNone.end();
}

Agreement compareValues(const FormField& field, const FieldReading& stated, const FieldReading& noted,
                        const AgreementFacts& facts)
{
    const bool numbers =
        std::holds_alternative<Decimal>(stated.value) && std::holds_alternative<Decimal>(noted.value);
    if (numbers)
        return compareNumbers(field, stated, noted, facts);
    if (field.type == FormFieldType::date)
        return compareDates(stated, noted);
    const bool oneNumber =
        std::holds_alternative<Decimal>(stated.value) || std::holds_alternative<Decimal>(noted.value);
    if (oneNumber || std::holds_alternative<std::monostate>(stated.value) ||
        std::holds_alternative<std::monostate>(noted.value)) {
        if (isNegative(stated) || isNegative(noted))
            return isNegative(stated) == isNegative(noted) ? Agreement::agrees : Agreement::differs;
        return Agreement::agrees;
    }
    if (field.type == FormFieldType::codes ||
        std::holds_alternative<std::vector<std::string>>(stated.value) ||
        std::holds_alternative<std::vector<std::string>>(noted.value))
        return compareSets(stated, noted);
    if (field.type == FormFieldType::text && !isNegative(stated) && !isNegative(noted))
        return compareTexts(*textOf(stated), *textOf(noted));
    return compareCodes(stated, noted);
}

} // namespace cotejo
