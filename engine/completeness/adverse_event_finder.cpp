#include "engine/completeness/adverse_event_finder.h"

#include "engine/completeness/disease_reader.h"
#include "engine/completeness/stated_value.h"
#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
void AdverseEventFinder::merge(const Mention& mention, std::vector<AdverseEvent>& events) const
{
    const bool current = m_note.visitAt(mention.range.begin).current;
    const bool complaint = mention.entry->attribute("kind") == "event";
    if (complaint && !events.empty() && events.back().current == current &&
        m_note.sentenceAt(events.back().place.begin).range.contains(mention.range.begin)) {
        events.back().further.push_back(mention.range); // a sign of the event before it
        return;
    }
    if (mention.entry->id == "sepsis" && !events.empty() && events.back().current == current &&
        events.back().infection() &&
        m_note.clauseAt(events.back().place.begin).contains(mention.range.begin)) {
        events.back().further.push_back(mention.range); // "absceso perianal con sepsis" is one event
        return;
    }
    for (auto& event : events) {
        const bool same = event.entry == mention.entry ||
                          (event.infection() && mention.entry->attribute("kind") == "infection" &&
                           (event.attribute("site") == mention.entry->attribute("site") ||
                            mention.entry->attribute("site").empty() || event.attribute("site").empty()));
        if (!same || event.current != current)
            continue;
        event.further.push_back(mention.range);
        if (mention.entry->attribute("label").size() > event.attribute("label").size() &&
            mention.entry != event.entry) {
            event.further.push_back(event.place);
            event.place = mention.range;
            event.entry = mention.entry;
            event.term.clear();
        }
        return;
    }
    AdverseEvent event;
    event.place = mention.range;
    if (mention.entry->attribute("kind") == "site_place")
        if (const auto begin = m_criteria.complaintAt(mention))
            event.place.begin = *begin;
    event.entry = mention.entry;
    event.current = current;
    events.push_back(std::move(event));
}

// "EA: crisis de ansiedad": a label with words no lexicon knows.
void AdverseEventFinder::addVerbatim(std::vector<AdverseEvent>& events) const
{
    for (const auto* fact : m_facts.in({0, m_note.folded().size()})) {
        const bool label = fact->entry->id == "term" || (fact->entry->id == "abbreviation" &&
                                                         DiseaseReader::meansEvent(m_note, fact->range));
        if (!label || !fact->assertion.affirmed())
            continue;
        const StatedValue value = statedValue(m_note, fact->range);
        if (!value.slot || value.range.length() < 4 || value.denied || value.unknown || value.affirmed ||
            value.notApplicable)
            continue;
        const bool known = std::any_of(events.begin(), events.end(),
                                       [&](const AdverseEvent& e) { return value.range.overlaps(e.place); });
        const std::string_view words = m_note.words(value.range);
        const bool denial = words.starts_with("no ") || words.starts_with("sin ") ||
                            words.starts_with("niega") || words.starts_with("ningun") ||
                            words.starts_with("interrog") || words.starts_with("negad") ||
                            words.find("pendiente") != std::string_view::npos;
        if (known || denial || m_facts.first(value.range, "serious") != nullptr ||
            m_facts.first(value.range, "not_serious") != nullptr)
            continue;
        std::size_t end = value.range.begin;
        while (end < value.range.end &&
               std::string_view(",;.(").find(m_note.folded()[end]) == std::string_view::npos)
            ++end;
        AdverseEvent event;
        event.place = {value.range.begin, end};
        event.term = m_note.originalWords(event.place);
        event.current = m_note.visitAt(event.place.begin).current;
        events.push_back(std::move(event));
    }
}

// "… trombosis venosa profunda. […] Evento adverso serio": what the sentences before the statement name.
void AdverseEventFinder::addNamedBefore(std::vector<AdverseEvent>& events) const
{
    constexpr std::size_t kReach = 500;
    for (const auto* fact : m_facts.in({0, m_note.folded().size()}, "term")) {
        if (!fact->assertion.affirmed() || !m_note.visitAt(fact->range.begin).current)
            continue;
        const std::size_t from = fact->range.begin > kReach ? fact->range.begin - kReach : 0;
        const Mention* nearest = nullptr;
        for (const auto& mention : m_note.mentionsIn({from, fact->range.begin}))
            if (mention.is("event") && m_criteria.candidate(mention) && !m_criteria.ofThePast(mention) &&
                !m_criteria.old(mention))
                nearest = &mention;
        if (nearest != nullptr)
            return merge(*nearest, events);
    }
}

void AdverseEventFinder::addDeath(const std::optional<PatientDeath>& death,
                                  std::vector<AdverseEvent>& events) const
{
    if (!death)
        return;
    if (std::any_of(events.begin(), events.end(), [](const AdverseEvent& e) { return e.current; }))
        return;
    AdverseEvent event;
    event.place = death->causePlace.empty() ? death->place : death->causePlace;
    event.term = death->cause.empty() ? "muerte" : death->cause;
    event.death = true;
    event.further.push_back(death->place);
    events.push_back(std::move(event));
}

// "EA: 1) IVRS, leve. 2) fractura": where the next item of a numbered list of events begins; `end` where none
// does.
std::size_t AdverseEventFinder::nextItem(std::size_t from, std::size_t end) const
{
    const std::string_view text = m_note.folded();
    const std::size_t line = m_note.lineAt(from > 0 ? from - 1 : 0).range.begin;
    const auto heads = m_facts.in({line, from});
    const bool listed = std::any_of(heads.begin(), heads.end(), [&](const Mention* fact) {
        return fact->entry->id == "term" ||
               (fact->entry->id == "abbreviation" && DiseaseReader::meansEvent(m_note, fact->range));
    });
    if (!listed || text.substr(line, from - line).find("1)") == std::string_view::npos)
        return end;
    for (std::size_t at = from; at + 2 < std::min(end, from + 400); ++at)
        if (TextCursor::isDigit(text[at + 1]) && text[at + 2] == ')' && TextCursor::isBlank(text[at]))
            return at;
    return end;
}

void AdverseEventFinder::giveScopes(std::vector<AdverseEvent>& events) const
{
    std::vector<AdverseEvent*> now;
    for (auto& event : events) {
        event.scope = m_note.visitAt(event.place.begin).range;
        if (event.current)
            now.push_back(&event);
    }
    if (now.size() < 2) {
        for (AdverseEvent* event : now)
            event->scope.end = std::min(event->scope.end, nextItem(event->place.end, event->scope.end));
        return;
    }
    std::sort(now.begin(), now.end(),
              [](const AdverseEvent* a, const AdverseEvent* b) { return a->place.begin < b->place.begin; });
    for (std::size_t i = 0; i < now.size(); ++i) {
        now[i]->scope.begin = m_note.clauseAt(now[i]->place.begin).begin;
        if (i + 1 < now.size())
            now[i]->scope.end = std::max(now[i]->place.end, m_note.clauseAt(now[i + 1]->place.begin).begin);
    }
    for (AdverseEvent* event : now)
        event->scope.end = std::min(event->scope.end, nextItem(event->place.end, event->scope.end));
}

std::vector<AdverseEvent> AdverseEventFinder::find(const std::optional<PatientDeath>& death) const
{
    std::vector<AdverseEvent> events;
    for (const auto& mention : m_note.mentions())
        if (mention.is("event") && m_criteria.tellsOfEvent(mention))
            merge(mention, events);
    if (std::none_of(events.begin(), events.end(), [](const AdverseEvent& e) { return e.current; }) &&
        m_criteria.tellsOfSome())
        for (const auto& mention : m_note.mentions())
            if (mention.is("event") && mention.entry->attribute("kind") == "infection" &&
                m_criteria.candidate(mention) && !m_criteria.ofThePast(mention) && !m_criteria.old(mention) &&
                m_note.visitAt(mention.range.begin).current)
                merge(mention, events);
    addVerbatim(events);
    if (events.empty() && m_criteria.noteTells())
        addNamedBefore(events);
    addDeath(death, events);
    for (auto& event : events) {
        if (!event.term.empty())
            continue;
        const std::string_view written = m_note.originalWords(event.place);
        const bool broken = written.find('\n') != std::string_view::npos || event.place.length() <= 6;
        event.term = broken ? std::string(event.attribute("label")) : std::string(written);
    }
    giveScopes(events);
    return events;
}

} // namespace cotejo
