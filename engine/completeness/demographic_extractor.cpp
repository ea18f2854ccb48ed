#include "engine/completeness/demographic_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/completeness/visit_reading.h"
#include "engine/text/analysed_note.h"
#include "engine/text/text_cursor.h"
#include "engine/text/unit_name.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr double kLeastWeight = 3; // kg, the form's range
constexpr double kMostWeight = 250;

bool isLetterCode(const Mention& person)
{
    return person.entry->attribute("letter") == "yes";
}
bool saysSex(const Mention& person)
{
    return person.entry->id != "patient";
}

// Only blanks, "de", commas, brackets and slashes between a person and an age.
bool onlyJoins(std::string_view between)
{
    for (std::size_t i = 0; i < between.size();) {
        if (between.substr(i, 2) == "de" || between.substr(i, 2) == "of" || between.substr(i, 2) == "yo") {
            i += 2;
            continue;
        }
        if (std::string_view(" ,(/:\n\t.").find(between[i]) == std::string_view::npos)
            return false;
        ++i;
    }
    return true;
}

// The "M" of "D.C.M., de 31 años" is no letter of a sex.
bool closesInitials(const AnalysedNote& note, const Mention& person)
{
    return isLetterCode(person) && person.range.begin > 1 && note.folded()[person.range.begin - 1] == '.' &&
           TextCursor::isLetter(note.folded()[person.range.begin - 2]);
}

class DemographicScan
{
public:
    DemographicScan(const AnalysedNote& note, NoteReading& soFar) : m_note(note), m_soFar(soFar), m_make(note)
    {
    }
    void ages();
    void sexOfEachVisit();
    void bareWeight();
    void settleLetters();

private:
    [[nodiscard]] const Mention* personBefore(const QuantityExpression& age) const;
    [[nodiscard]] const Mention* namedBefore(const QuantityExpression& age) const;
    [[nodiscard]] const Mention* personAfter(const QuantityExpression& age) const;
    [[nodiscard]] bool followedByAgeWords(const QuantityExpression& age) const;
    [[nodiscard]] bool behindBirthDate(const QuantityExpression& age) const;
    [[nodiscard]] bool aboutDuration(const QuantityExpression& age) const;
    [[nodiscard]] std::string_view wordedSex() const;
    [[nodiscard]] bool speaksOfWoman() const;
    void pushAge(const QuantityExpression& age, const FoldedRange& place);
    void pushSex(const Mention& person, const FoldedRange& place);

    const AnalysedNote& m_note;
    NoteReading& m_soFar;
    ReadingFactory m_make;
    const Visit* m_agedVisit = nullptr;
    const Visit* m_sexedVisit = nullptr;
};

const Mention* DemographicScan::personBefore(const QuantityExpression& age) const
{
    const std::size_t begin = m_note.sentenceAt(age.number.begin).range.begin;
    const std::size_t reach = std::min(age.number.begin, std::size_t{24});
    const Mention* best = nullptr;
    for (const auto& mention :
         m_note.mentionsIn({std::max(begin, age.number.begin - reach), age.number.begin}))
        if (mention.is("person") && mention.range.end <= age.number.begin && !mention.assertion.family &&
            !closesInitials(m_note, mention) &&
            onlyJoins(m_note.words({mention.range.end, age.number.begin})) &&
            (best == nullptr || saysSex(mention)))
            best = &mention;
    return best != nullptr ? best : namedBefore(age);
}

// "Paciente Ximena Arrazola Tun, de 31 años": the name stands between.
const Mention* DemographicScan::namedBefore(const QuantityExpression& age) const
{
    constexpr std::size_t kNameReach = 64;
    const std::size_t end = age.number.begin;
    const std::string_view text = m_note.folded();
    const bool led = end > 5 && (text.substr(end - 5, 5) == ", de " || text.substr(end - 2, 2) == ", ");
    if (!led)
        return nullptr;
    const std::size_t begin = m_note.lineAt(end).range.begin;
    const Mention* person = nullptr;
    for (const auto& mention :
         m_note.mentionsIn({std::max(begin, end > kNameReach ? end - kNameReach : 0), end}))
        if (mention.is("person") && !isLetterCode(mention) && !mention.assertion.family &&
            mention.range.end + 3 < end)
            person = &mention;
    if (person == nullptr)
        return nullptr;
    std::size_t names = 0;
    for (std::size_t i = person->range.end; i + 4 < end;) {
        if (!TextCursor::isWord(text[i])) {
            if (std::string_view(" .,-").find(text[i]) == std::string_view::npos)
                return nullptr;
            ++i;
            continue;
        }
        std::size_t wordEnd = i;
        while (wordEnd < end && TextCursor::isWord(text[wordEnd]))
            ++wordEnd;
        const std::string_view word = text.substr(i, wordEnd - i);
        const bool joins =
            word == "de" || word == "del" || word == "la" || word == "las" || word == "los" || word == "y";
        if (!joins && !m_note.text().upperAt(i))
            return nullptr;
        names += joins ? 0U : 1U;
        i = wordEnd;
    }
    return names > 0 ? person : nullptr;
}

const Mention* DemographicScan::personAfter(const QuantityExpression& age) const
{
    const std::size_t end = m_note.sentenceAt(age.number.begin).range.end;
    std::size_t from = age.range.end;
    for (const auto& months : m_note.quantitiesIn({from, std::min(end, from + 5)})) // "4 a 3 m, femenino"
        if (age.unit == "anos" && (months.unit == "meses" || months.unit == "m") && months.value.value() < 12)
            from = months.range.end;
    for (const auto& mention : m_note.mentionsIn({from, std::min(end, from + 22)}))
        if (mention.is("person") && saysSex(mention) &&
            onlyJoins(m_note.words({from, mention.range.begin})) &&
            (!isLetterCode(mention) || mention.range.begin - from <= 3))
            return &mention;
    return nullptr;
}

bool DemographicScan::followedByAgeWords(const QuantityExpression& age) const
{
    const std::string_view words = m_note.words(age.range);
    const std::string_view behind = m_note.folded().substr(age.range.end, 10);
    return words.find("edad") != std::string_view::npos || words.find("old") != std::string_view::npos ||
           words.find("y/o") != std::string_view::npos || behind.starts_with(" de edad");
}

// "nacida el 17 de junio de 1967 (57 años)"
bool DemographicScan::behindBirthDate(const QuantityExpression& age) const
{
    const std::size_t begin = age.range.begin;
    const FoldedRange near{begin - std::min(begin, std::size_t{36}), begin};
    for (const auto& date : m_note.datesIn(near)) {
        if (date.range.end > begin || !onlyJoins(m_note.words({date.range.end, begin})))
            continue;
        const std::size_t from = date.range.begin - std::min(date.range.begin, std::size_t{26});
        const std::string_view before = m_note.words({from, date.range.begin});
        for (const std::string_view word : {"nacid", "nacim", "nacio", "nac.", "fn", "f.n", "dob", "born"})
            if (before.find(word) != std::string_view::npos)
                return true;
    }
    return false;
}

bool DemographicScan::aboutDuration(const QuantityExpression& age) const
{
    const std::string_view behind = m_note.folded().substr(age.range.end, 12);
    for (const std::string_view words :
         {" de evol", " de dx", " de diag", " de enf", " de padec", " de trat", " de segui"})
        if (behind.starts_with(words))
            return true;
    const std::size_t begin = age.range.begin;
    const Mention* after = personAfter(age); // "Vasculitis de 4 años, mujer de 53"
    const std::string_view behindPerson =
        after == nullptr ? std::string_view() : m_note.folded().substr(after->range.end, 5);
    if (begin > 4 && m_note.words({begin - 4, begin}) == " de " && behindPerson.starts_with(" de ") &&
        behindPerson.size() == 5 && TextCursor::isDigit(behindPerson[4]))
        return true;
    const std::string_view before = m_note.words({begin - std::min(begin, std::size_t{9}), begin});
    for (const std::string_view words :
         {"hace ", "desde ", "durante ", "por ", "los ", "cada ", "c/", "ultimos "})
        if (before.ends_with(words))
            return true;
    return false;
}

void DemographicScan::pushAge(const QuantityExpression& age, const FoldedRange& place)
{
    const Visit& visit = m_note.visitAt(age.number.begin);
    if (m_agedVisit == &visit)
        return;
    m_agedVisit = &visit;
    FieldReading reading = m_make.value("age", age.value, {place});
    reading.unit = unitName(age.unit == "meses" ? "meses" : "anos");
    placeInVisit(m_note, age.number.begin, reading);
    m_soFar.readings.push_back(std::move(reading));
}

void DemographicScan::pushSex(const Mention& person, const FoldedRange& place)
{
    const Visit& visit = m_note.visitAt(person.range.begin);
    if (m_sexedVisit == &visit)
        return;
    m_sexedVisit = &visit;
    FieldReading reading = m_make.value("sex", person.entry->id, {place});
    placeInVisit(m_note, person.range.begin, reading);
    m_soFar.readings.push_back(std::move(reading));
}

void DemographicScan::ages()
{
    for (const auto& age : m_note.quantities()) {
        const bool years = age.unit == "anos";
        const bool months = age.unit == "meses" && age.value.value() < 36;
        if ((!years && !months && !age.unit.empty()) || age.value.value() > 110 || age.upper || age.outOf ||
            age.comparator != '\0')
            continue;
        if (m_note.sectionKindAt(age.number.begin) == "ahf" || aboutDuration(age))
            continue;
        const Mention* before = personBefore(age);
        const Mention* after = personAfter(age);
        const bool bare = age.unit.empty();
        const bool sexed = (before != nullptr && saysSex(*before)) || (after != nullptr && years);
        const bool lettersOnly = before == nullptr && after != nullptr && isLetterCode(*after);
        const bool beside = lettersOnly && after->range.begin == age.range.end && // "33F" opens a sentence
                            m_note.sentenceAt(age.range.begin).range.begin == age.range.begin;
        const bool slashed =
            beside || (lettersOnly &&
                       m_note.words({age.range.end, after->range.begin}).find('/') != std::string_view::npos);
        const bool stated =
            (years || months) && (before != nullptr || followedByAgeWords(age) || behindBirthDate(age) ||
                                  (after != nullptr && (!lettersOnly || slashed || years)));
        if (!(bare ? (before != nullptr && sexed && age.value.printedDecimals() == 0) || slashed : stated))
            continue;
        FoldedRange place = age.range;
        if (before != nullptr)
            place.begin = before->range.begin;
        pushAge(age, place);
        if (before != nullptr && saysSex(*before))
            pushSex(*before, place);
        else if (after != nullptr)
            pushSex(*after, {place.begin, after->range.end});
    }
}

// "AIJ poliarticular, 31 kg, tocilizumab": kilograms alone between commas are the patient's.
void DemographicScan::bareWeight()
{
    for (const auto& reading : m_soFar.readings)
        if (reading.field == "weight")
            return;
    for (const auto& weight : m_note.quantities()) {
        if (weight.unit != "kg" || weight.upper || weight.outOf || weight.comparator != '\0' ||
            weight.value.value() < kLeastWeight || weight.value.value() > kMostWeight)
            continue;
        const FoldedRange phrase = m_note.phraseAt(weight.range.begin);
        const std::string_view before = m_note.words({phrase.begin, weight.range.begin});
        const std::string_view behind =
            m_note.words({weight.range.end, std::max(weight.range.end, phrase.end)});
        if (before.find_first_not_of(" ,;\n|") != std::string_view::npos ||
            behind.find_first_not_of(" ,;.\n|") != std::string_view::npos)
            continue;
        FieldReading reading = m_make.value("weight", weight.value, {weight.range});
        reading.unit = unitName("kg");
        placeInVisit(m_note, weight.range.begin, reading);
        m_soFar.readings.push_back(std::move(reading));
        return;
    }
}

void DemographicScan::sexOfEachVisit()
{
    for (const bool weak : {false, true}) {
        m_sexedVisit = nullptr;
        for (const auto& reading : m_soFar.readings)
            if (reading.field == "sex" && reading.current)
                return;
        for (const Mention* person : m_note.mentionsOf("person")) {
            const bool wanted = saysSex(*person) && !isLetterCode(*person) &&
                                (person->entry->attribute("weak") == "yes") == weak;
            if (wanted && person->assertion.aboutPatientNow() &&
                m_note.sectionKindAt(person->range.begin) != "ahf")
                pushSex(*person, person->range);
        }
    }
}

std::string_view DemographicScan::wordedSex() const
{
    for (const Mention* person : m_note.mentionsOf("person"))
        if (saysSex(*person) && !isLetterCode(*person) && person->assertion.aboutPatientNow())
            return person->entry->id;
    return {};
}

// Her own pregnancy asked for, its test, or the menopause.
bool DemographicScan::speaksOfWoman() const
{
    const auto events = m_note.mentionsOf("life_event");
    return std::any_of(events.begin(), events.end(), [&](const Mention* event) {
        const std::string_view id = event->entry->id;
        const FoldedRange sentence = m_note.sentenceAt(event->range.begin).range;
        return (id == "pregnancy_denied" || id == "pregnancy_test" || id == "postmenopausal") &&
               !event->assertion.family &&
               std::none_of(events.begin(), events.end(), [&](const Mention* other) {
                   return other->is("life_event", "partner") && sentence.contains(other->range);
               });
    });
}

// "M" is "masculino"; beside words of a woman, or of what only a woman is asked, it is "mujer".
void DemographicScan::settleLetters()
{
    for (auto& reading : m_soFar.readings) {
        const auto* code = std::get_if<std::string>(&reading.value);
        if (reading.field == "sex" && code != nullptr && *code == "m")
            reading.value =
                std::string(wordedSex() == "femenino" || speaksOfWoman() ? "femenino" : "masculino");
    }
}

} // namespace

void DemographicExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    DemographicScan scan(note, soFar);
    scan.ages();
    scan.sexOfEachVisit();
    scan.settleLetters();
    scan.bareWeight();
}

} // namespace cotejo
