#include "engine/completeness/life_events.h"

#include "engine/completeness/stated_value.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 26> kRelatives = {
    "madre",  "padre",  "mama",   "papa",    "hermano", "hermana", "tio",      "tia",     "abuelo",
    "abuela", "primo",  "prima",  "hijo",    "hija",    "esposo",  "marido",   "suegra",  "suegro",
    "mother", "father", "sister", "brother", "sobrino", "sobrina", "familiar", "hermanos"};
constexpr std::array<std::string_view, 8> kDeathNouns = {
    "muerte fetal", "muerte celular",    "muerte subita familiar", "riesgo de muerte",
    "huevo muerto", "peligro de muerte", "miedo a la muerte",      "ideas de muerte"};
constexpr std::array<std::string_view, 6> kCauseJoints = {
    "por ", "debido a ", "a causa de ", "secundario a ", "secundaria a ", "como consecuencia de "};

bool hasWord(std::string_view text, std::string_view word)
{
    for (auto place = text.find(word); place != std::string_view::npos; place = text.find(word, place + 1)) {
        const std::size_t end = place + word.size();
        if ((place == 0 || !TextCursor::isWord(text[place - 1])) &&
            (end >= text.size() || !TextCursor::isWord(text[end])))
            return true;
    }
    return false;
}

// "Rx de tórax: no localizada": words that may be said of a paper as of the patient count where the phrase
// before them is empty or names the patient or the call.
bool ofSomethingElse(const AnalysedNote& note, const Mention& mention)
{
    if (mention.entry->attribute("subject") != "patient")
        return false;
    const FoldedRange before{note.phraseAt(mention.range.begin).begin, mention.range.begin};
    const std::string_view words = note.words(before);
    if (words.find_first_not_of(" \n\t-*") == std::string_view::npos)
        return false;
    constexpr std::array<std::string_view, 11> kPatient = {"pacient", "px",      "pte",        "llam",
                                                           "contact", "telefon", "domicil",    "cita",
                                                           "sra",     "senor",   "seguimiento"};
    return std::none_of(kPatient.begin(), kPatient.end(),
                        [&](std::string_view word) { return words.find(word) != std::string_view::npos; });
}

} // namespace

bool canBePregnant(const NoteReading& reading)
{
    constexpr double kYoungest = 9;
    constexpr double kOldest = 60;
    for (const auto& one : reading.readings) {
        const auto* sex = std::get_if<std::string>(&one.value);
        const auto* age = std::get_if<Decimal>(&one.value);
        if (one.field == "sex" && one.current && sex != nullptr && *sex == "masculino")
            return false;
        if (one.field == "age" && one.current && age != nullptr &&
            (one.unit == "meses" || age->value() < kYoungest || age->value() > kOldest))
            return false;
    }
    return true;
}

bool LifeEventReader::ofRelative(const Mention& mention) const
{
    if (mention.assertion.family)
        return true;
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    const std::size_t from = std::max(clause.begin, mention.range.begin > 60 ? mention.range.begin - 60 : 0);
    const std::string_view before = m_note.folded().substr(from, mention.range.begin - from);
    const auto stop = before.rfind(',');
    const std::string_view last = before.substr(stop == std::string_view::npos ? 0 : stop);
    // "Contesta el esposo, quien informa que la paciente falleció": the relative tells it, the patient died.
    if (hasWord(before, "paciente") || before.find("informa") != std::string_view::npos ||
        before.find("refiere") != std::string_view::npos)
        return false;
    return std::any_of(kRelatives.begin(), kRelatives.end(),
                       [&](std::string_view word) { return hasWord(last, word) || hasWord(before, word); });
}

std::optional<PlacedDate> LifeEventReader::dateNear(const FoldedRange& place, std::size_t before,
                                                    std::size_t behind) const
{
    const FoldedRange sentence = m_note.sentenceAt(place.begin).range;
    for (const auto& date : m_note.datesIn({place.end, std::min(sentence.end, place.end + behind)}))
        if (date.date && date.kind != DateExpression::Kind::age)
            return PlacedDate{*date.date, {place.begin, date.range.end}, date.estimated};
    const DateExpression* last = nullptr;
    const std::size_t from = std::max(sentence.begin, place.begin > before ? place.begin - before : 0);
    for (const auto& date : m_note.datesIn({from, place.begin}))
        if (date.date && date.kind != DateExpression::Kind::age)
            last = &date;
    if (last == nullptr)
        return std::nullopt;
    return PlacedDate{*last->date, {last->range.begin, place.end}, last->estimated};
}

void LifeEventReader::readCause(PatientDeath& death) const
{
    const auto take = [&](FoldedRange words) {
        if (words.length() > 3 && std::string_view(").").find(m_note.folded()[words.begin + 1]) !=
                                      std::string_view::npos) // "a) falla orgánica múltiple, b) …"
            words.begin += 3;
        std::size_t end = words.begin;
        while (end < words.end &&
               std::string_view(",;.|()\n").find(m_note.folded()[end]) == std::string_view::npos)
            ++end;
        while (end > words.begin && TextCursor::isBlank(m_note.folded()[end - 1]))
            --end;
        if (end <= words.begin + 2)
            return;
        death.causePlace = {words.begin, end};
        death.cause = m_note.originalWords(death.causePlace);
    };
    for (const auto& mention : m_note.mentions())
        if (mention.is("life_event", "death_cause_unknown") && !mention.assertion.family) {
            death.causeUnknown = true;
            death.causePlace = mention.range;
            return;
        }
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("life_event", "death_cause") || mention.assertion.family)
            continue;
        const StatedValue value = statedValue(m_note, mention.range);
        const std::string_view words = m_note.words(mention.range);
        if (words == "debido a" || words == "a causa de" || words == "secundario a" ||
            words == "secundaria a")
            continue;
        if (value.unknown || mention.assertion.kind == AssertionKind::unknown) {
            death.causeUnknown = true;
            death.causePlace = {mention.range.begin, std::max(mention.range.end, value.range.end)};
            return;
        }
        if (words == "se le complico")
            death.causePlace = {mention.range.begin, m_note.phraseAt(mention.range.begin).end};
        else if (!value.range.empty())
            death.causePlace = value.range;
        if (!death.causePlace.empty())
            return take(death.causePlace);
    }
    const FoldedRange sentence = m_note.sentenceAt(death.place.begin).range;
    const std::string_view behind = m_note.words({death.place.end, sentence.end});
    std::size_t nearest = std::string_view::npos;
    for (const auto joint : kCauseJoints) {
        const auto place = behind.find(joint);
        if (place != std::string_view::npos && place < 70 &&
            (nearest == std::string_view::npos || place < nearest))
            nearest = place + joint.size();
    }
    if (nearest != std::string_view::npos)
        take({death.place.end + nearest, sentence.end});
}

std::optional<PatientDeath> LifeEventReader::death() const
{
    std::optional<PatientDeath> found;
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("life_event", "death") || mention.assertion.hypothetical ||
            mention.assertion.kind == AssertionKind::negated ||
            mention.assertion.kind == AssertionKind::possible || ofRelative(mention))
            continue;
        const FoldedRange around{mention.range.begin > 12 ? mention.range.begin - 12 : 0,
                                 mention.range.end + 14};
        const std::string_view words =
            m_note.words({around.begin, std::min(around.end, m_note.folded().size())});
        if (std::any_of(kDeathNouns.begin(), kDeathNouns.end(),
                        [&](std::string_view noun) { return words.find(noun) != std::string_view::npos; }))
            continue;
        const auto date = dateNear(mention.range, 45, 60);
        if (!found) {
            found.emplace();
            found->place = mention.range;
        }
        if (date && !found->date) {
            found->date = date;
            found->place = date->range;
        }
    }
    if (found)
        readCause(*found);
    return found;
}

bool LifeEventReader::ofPartner(const Mention& mention) const
{
    const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
    for (const auto& other : m_note.mentionsIn(sentence))
        if (other.is("life_event", "partner") && other.range.begin < mention.range.end + 40)
            return true;
    return false;
}

// "desea embarazo", "prueba de embarazo": the longer words speak, not the word inside them.
bool LifeEventReader::insideLonger(const Mention& mention) const
{
    const std::size_t from = mention.range.begin > 40 ? mention.range.begin - 40 : 0;
    const auto around = m_note.mentionsIn({from, mention.range.end});
    return std::any_of(around.begin(), around.end(), [&](const Mention& other) {
        return other.is("life_event") && other.entry != mention.entry &&
               other.range.begin <= mention.range.begin && other.range.end >= mention.range.end &&
               other.range.length() > mention.range.length();
    });
}

// A pregnancy dated to more than its own length before the visit.
bool LifeEventReader::pregnancyIsOver(const Mention& mention) const
{
    constexpr int kDays = 300;
    const auto& visit = m_note.noteDate();
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    if (!visit)
        return false;
    for (const auto& date : m_note.datesIn({mention.range.end, std::min(clause.end, mention.range.end + 30)}))
        if (date.date && date.kind != DateExpression::Kind::age)
            return date.date->precision() == 1 ? date.date->year < visit->year - 1
                                               : date.date->dayNumber() < visit->dayNumber() - kDays;
    return false;
}

std::optional<PregnancyStatement> LifeEventReader::pregnancy(bool partner) const
{
    std::optional<PregnancyStatement> found;
    bool now = false;
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("life_event") || mention.assertion.hypothetical)
            continue;
        const std::string_view id = mention.entry->id;
        if (id != "pregnant" && id != "pregnancy_test" && id != "pregnancy_denied" &&
            id != "pregnancy_planned")
            continue;
        const bool family = mention.assertion.family && !ofPartner(mention);
        if (family || ofPartner(mention) != partner)
            continue;
        if (id == "pregnant" && (insideLonger(mention) || pregnancyIsOver(mention)))
            continue;
        const FoldedRange before{mention.range.begin > 14 ? mention.range.begin - 14 : 0,
                                 mention.range.begin};
        const std::string_view left = m_note.words(before);
        if (left.find("prueba") != std::string_view::npos && id == "pregnant")
            continue; // its result speaks, not the word
        const StatedValue value = statedValue(m_note, mention.range);
        PregnancyStatement statement{PregnancyStatement::Kind::pregnant, mention.range, partner};
        const bool denied = id == "pregnancy_denied" || mention.assertion.kind == AssertionKind::negated ||
                            mention.assertion.kind == AssertionKind::templated ||
                            (value.slot && value.denied);
        if (value.slot && value.notApplicable) {
            statement.kind = PregnancyStatement::Kind::not_applicable;
            statement.place.end = value.range.end;
        } else if (id == "pregnancy_planned") {
            if (mention.assertion.kind != AssertionKind::affirmed)
                continue;
            statement.kind = PregnancyStatement::Kind::planned;
        } else if (denied) {
            statement.kind = PregnancyStatement::Kind::denied;
            if (!mention.assertion.cue.empty() && mention.assertion.cue.end >= mention.range.begin)
                statement.place.end = std::max(statement.place.end, mention.assertion.cue.end);
        } else if (id == "pregnancy_test") {
            const FoldedRange behind{
                mention.range.end,
                std::min(m_note.sentenceAt(mention.range.begin).range.end, mention.range.end + 30)};
            const std::string_view words = m_note.words(behind);
            if (words.find("negativ") != std::string_view::npos ||
                words.find("(-)") != std::string_view::npos) {
                statement.kind = PregnancyStatement::Kind::denied;
                statement.place.end = behind.end;
            } else if (words.find("positiv") == std::string_view::npos &&
                       words.find("(+)") == std::string_view::npos) {
                continue;
            }
        } else if ((value.slot && value.unknown) || mention.assertion.kind == AssertionKind::unknown ||
                   mention.assertion.kind == AssertionKind::possible) {
            statement.kind = PregnancyStatement::Kind::unknown;
            if (!mention.assertion.cue.empty())
                statement.place = {std::min(statement.place.begin, mention.assertion.cue.begin),
                                   std::max(statement.place.end, mention.assertion.cue.end)};
        } else if (mention.assertion.kind != AssertionKind::affirmed) {
            continue;
        }
        const std::string_view word = m_note.words(mention.range);
        if (statement.kind == PregnancyStatement::Kind::pregnant &&
            (word.starts_with("gesta") || word.starts_with("puerper") || word == "fum" ||
             word.starts_with("obstet")))
            continue; // obstetric history alone says nothing of now
        const bool current = m_note.visitAt(mention.range.begin).current;
        const bool better = !found || (current && !now) ||
                            (current == now && statement.kind == PregnancyStatement::Kind::pregnant &&
                             found->kind != PregnancyStatement::Kind::pregnant);
        if (!better)
            continue;
        found = statement;
        now = current;
    }
    return found;
}

std::optional<FollowUpEnd> LifeEventReader::followUpEnd() const
{
    const bool exit = std::any_of(m_note.mentions().begin(), m_note.mentions().end(), [](const Mention& m) {
        return m.is("life_event", "registry_exit") && m.assertion.affirmed();
    });
    std::optional<FollowUpEnd> found;
    for (const auto& mention : m_note.mentions()) {
        const bool asked = mention.is("life_event", "consent_withdrawn") && // "solicita retiro de …" does it
                           mention.assertion.kind == AssertionKind::pending &&
                           !mention.assertion.hypothetical;
        if (!mention.is("life_event") || (!mention.assertion.affirmed() && !asked) ||
            !m_note.visitAt(mention.range.begin).current)
            continue;
        const std::string_view id = mention.entry->id;
        if (id != "lost" && id != "transfer" && id != "consent_withdrawn")
            continue;
        const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
        bool past = false; // "perdió seguimiento en 2019 y regresa"
        for (const std::string_view word : {"regres", "reingres", "retom", "acude hoy", "reinicia", "volvio"})
            past = past || m_note.words(sentence).find(word) != std::string_view::npos;
        if (past || (id == "transfer" && !exit) || ofSomethingElse(m_note, mention))
            continue;
        const bool more = !found || (id != "lost" && found->reason == "perdida");
        if (more)
            found =
                FollowUpEnd{std::string(mention.entry->attribute("value")), mention.range, {}, std::nullopt};
        else if (found->reason == mention.entry->attribute("value") && found->further.size() < 3)
            found->further.push_back(mention.range);
    }
    if (!found)
        return found;
    for (const auto& mention : m_note.mentions()) // "se cierra seguimiento el 07/07/2025"
        if (mention.is("life_event", "registry_exit") && mention.assertion.affirmed() && !found->date)
            found->date = dateNear(mention.range, 0, 24);
    for (const auto& mention : m_note.mentions()) {
        if (found->date || !mention.is("life_event", "last_visit") || mention.assertion.family)
            continue;
        if (auto date = dateNear(mention.range, 0, 40)) {
            found->date = date;
            break;
        }
    }
    if (!found->date)
        found->date = dateNear(found->place, 30, 40);
    return found;
}

} // namespace cotejo
