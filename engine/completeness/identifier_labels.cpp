#include "engine/completeness/identifier_labels.h"

#include "engine/completeness/identifier_lexicon.h"
#include "engine/completeness/identifier_name.h"

#include <re2/re2.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

namespace cotejo
{
namespace
{
// A label's place: [start, end) is the label itself.
struct LabelPlace {
    const IdentifierLabel* label = nullptr;
    TextSpan span;
};

std::optional<TextSpan> matchAfter(const RE2& pattern, const std::string& text, std::size_t from)
{
    re2::StringPiece groups[2];
    if (!pattern.Match(text, from, text.size(), RE2::ANCHOR_START, groups, 2))
        return std::nullopt;
    const auto start = static_cast<std::size_t>(groups[1].data() - text.data());
    return TextSpan{start, start + groups[1].size()};
}

// What may stand between a label and its number.
const std::string kBetween = R"([ .]*(?:(?:no|num|numero|nro|n)\b[ .]*)?[:#=°|-]? *)";

std::size_t digitsIn(std::string_view text, const TextSpan& span)
{
    std::size_t digits = 0;
    for (std::size_t i = span.start; i < span.end; ++i)
        digits += text[i] >= '0' && text[i] <= '9' ? 1U : 0U;
    return digits;
}

bool isPseudonym(std::string_view text, const TextSpan& span)
{
    const auto& prefixes = IdentifierLexicon::embedded().pseudonymPrefixes;
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& prefix) {
        const std::string_view number = text.substr(span.start, span.length());
        return number.substr(0, prefix.size()) == prefix && number.size() > prefix.size() &&
               !(number[prefix.size()] >= 'a' && number[prefix.size()] <= 'z');
    });
}

std::optional<Identifier> contentAfter(const LabelPlace& place, const IdentifierText& text)
{
    static const RE2 kCode(kBetween + R"(([a-z0-9&][a-z0-9&@._%+-]*[a-z0-9]))");
    // As a scanner leaves them: parted by blanks, points or hyphens, letters for digits.
    static const RE2 kSpacedCurp(kBetween + R"(([a-z0-9](?:[ .-]{0,2}[a-z0-9]){15}(?:[ .-]?[a-z0-9]){0,2}))");
    static const RE2 kSpacedRfc(
        kBetween +
        R"(([a-z&](?:[ .-]{0,2}[a-z0-9&]){2,3}(?:[ .-]{0,2}[0-9oilsb]){6}(?:[ .-]?[a-z0-9]){0,3}))");
    static const RE2 kNumber(
        kBetween + R"(((?:[a-z]{1,5}[-/ ]?)?[0-9][0-9/-]*(?:[a-z]{1,2})?(?:-[a-z0-9]+)*)(?:$|[^a-z0-9%]))");
    static const RE2 kSpaced(
        kBetween + R"((\+?\(?[0-9oil](?:[ .()/-]{0,2}[0-9oil]){5,16}(?:-?[0-9]?[mf][0-9]{4}[a-z]{2})?))");
    static const RE2 kSpacedBehindWords(
        R"([ .]*(?:[a-z]{2,14}[ .]*){1,3}[:#=°|-]? *(\+?\(?[0-9](?:[ .()-]{0,2}[0-9]){9,16}))");
    static const RE2 kDate(
        R"([ .]*[:=|-]? *((?:[0-9]{1,2}[ ./-]+(?:de +)?(?:[0-9]{1,2}|[a-z]{3,10})[ ./-]+(?:de +|del +)?[0-9]{2,4}|[0-9]{4}-[0-9]{2}-[0-9]{2})))");
    static const RE2 kLine(
        R"([ .]*[:=|-]? *([^\n|]{4,160}?)(?:\n|$|\||   *| *[;.]? *(?:tel|cel|telefono|c\.?p\.?|edad|sexo)\b))");
    static const RE2 kInitials(R"([ .]*[:=|-]? *([a-z](?:\.? ?[a-z]){1,4}\.?)(?:$|[^a-z]))");
    const std::string& folded = text.folded();
    const IdentifierLabel& label = *place.label;
    std::optional<TextSpan> span;
    switch (label.follows) {
    case LabelledContent::code:
        if (label.kind == IdentifierKind::curp || label.kind == IdentifierKind::rfc)
            span = matchAfter(label.kind == IdentifierKind::curp ? kSpacedCurp : kSpacedRfc, folded,
                              place.span.end);
        if (!span || digitsIn(folded, *span) < 3)
            span = matchAfter(kCode, folded, place.span.end);
        if (span && span->length() < 8 && digitsIn(folded, *span) < 3)
            span.reset();
        break;
    case LabelledContent::number:
        span = matchAfter(kNumber, folded, place.span.end);
        if (span && (digitsIn(folded, *span) < 3 || isPseudonym(folded, *span)))
            span.reset();
        break;
    case LabelledContent::spaced_number: // "tel. de la hija: …", "tel. consultorio …"
        span = matchAfter(kSpaced, folded, place.span.end);
        if (span && digitsIn(folded, *span) < 5)
            span.reset();
        if (!span)
            span = matchAfter(kSpacedBehindWords, folded, place.span.end);
        break;
    case LabelledContent::date:
        span = matchAfter(kDate, folded, place.span.end);
        break;
    case LabelledContent::line:
        span = matchAfter(kLine, folded, place.span.end);
        break;
    case LabelledContent::initials:
        span = matchAfter(kInitials, folded, place.span.end);
        break;
    case LabelledContent::name:
        break;
    }
    return span ? std::optional(Identifier{label.kind, *span}) : std::nullopt;
}

std::optional<Identifier> nameAfter(const LabelPlace& place, const IdentifierText& text)
{
    const std::string& folded = text.folded();
    const std::string_view word = std::string_view(folded).substr(place.span.start, place.span.length());
    const IdentifierLexicon& lexicon = IdentifierLexicon::embedded();
    const bool small = text.typedSmall() && lexicon.typedSmallLabels.contains(word);
    auto name = readName(text, place.span.end, small);
    if (!name && place.label->kind == IdentifierKind::nombre_paciente) { // the label on a line of its own
        static const RE2 kLineEnd(R"(([ .:]*\n))");
        if (const auto end = matchAfter(kLineEnd, folded, place.span.end))
            name = readName(text, end->end);
        if (name && name->words < 2)
            name.reset();
    }
    if (!name)
        return std::nullopt;
    const bool weak = lexicon.weakNameLabels.contains(word) ||
                      (text.shouts(place.span.start) && place.label->kind == IdentifierKind::nombre_paciente);
    const bool marked = folded.find_first_of(":|", place.span.end) < name->span.start;
    // "Madre: Rosa" and "su hija Rosa Pérez" are names; one capital word after "paciente" alone tells
    // nothing.
    if (weak && !name->titled && !name->initials && name->words < 2 && !marked) {
        const std::string_view between =
            std::string_view(folded).substr(place.span.end, name->span.start - place.span.end);
        const bool called =
            place.label->kind == IdentifierKind::nombre_familiar && // "su hija Rosa", "la hija, Rosa,"
            !text.shouts(place.span.start) && (between == " " || between == ", ");
        if (!called)
            return std::nullopt;
    }
    if (name->initials && place.label->kind == IdentifierKind::nombre_paciente)
        return Identifier{IdentifierKind::iniciales, name->span};
    return Identifier{place.label->kind, name->span};
}

// "Alta a domicilio acompañada …" is no address; "a domicilio: …" would be.
bool goesHome(const std::string& text, const TextSpan& label)
{
    const std::string_view before = std::string_view(text).substr(0, label.start);
    const bool led = before.ends_with(" a ") || before.ends_with(" en su ") || before.ends_with(" a su ");
    return led && (label.end >= text.size() || text[label.end] != ':');
}

struct LabelPattern {
    const IdentifierLabel* label;
    std::unique_ptr<RE2> pattern;
};

const std::vector<LabelPattern>& patterns()
{
    static const std::vector<LabelPattern> all = [] {
        std::vector<LabelPattern> list;
        for (const IdentifierLabel& label : IdentifierLexicon::embedded().labels)
            list.push_back({&label, std::make_unique<RE2>("(?:^|[^a-z0-9])(" + patternOf(label.words) +
                                                          ")(?:$|[^a-z0-9])")});
        return list;
    }();
    return all;
}
} // namespace

std::vector<Identifier> identifiersByLabel(const IdentifierText& text)
{
    std::vector<Identifier> found;
    const std::string& folded = text.folded();
    for (const LabelPattern& entry : patterns()) {
        std::size_t from = 0;
        re2::StringPiece groups[2];
        while (from <= folded.size() &&
               entry.pattern->Match(folded, from, folded.size(), RE2::UNANCHORED, groups, 2)) {
            const auto start = static_cast<std::size_t>(groups[1].data() - folded.data());
            const LabelPlace place{entry.label, {start, start + groups[1].size()}};
            from = place.span.end;
            if (entry.label->kind == IdentifierKind::domicilio && goesHome(folded, place.span))
                continue;
            const auto identifier = entry.label->follows == LabelledContent::name ? nameAfter(place, text)
                                                                                  : contentAfter(place, text);
            if (identifier)
                found.push_back(*identifier);
        }
    }
    return found;
}

} // namespace cotejo
