#include "engine/completeness/infection_fields.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <string>

namespace cotejo
{

// "de origen urinario", "de foco pulmonar" behind the infection's name; empty where nothing says so.
FoldedRange InfectionFields::originOf(const AdverseEvent& event) const
{
    const std::size_t end = std::min(m_note.clauseAt(event.place.begin).end, event.place.end + 44);
    const FoldedRange behind{event.place.end, std::max(event.place.end, end)};
    const std::string_view words = m_note.words(behind);
    for (const std::string_view lead :
         {"de origen ", "origen ", "de foco ", "foco ", "de punto de partida "}) {
        const auto place = words.find(lead);
        if (place == std::string_view::npos || place > 3)
            continue;
        const std::size_t begin = behind.begin + place + lead.size();
        std::size_t last = begin;
        while (last < behind.end && TextCursor::isLetter(m_note.folded()[last]))
            ++last;
        if (last > begin)
            return {begin, last};
    }
    return {};
}

std::optional<FieldReading> InfectionFields::site(const AdverseEvent& event) const
{
    if (const FoldedRange origin = originOf(event); !origin.empty())
        return m_make.value("infection_site", std::string(m_note.originalWords(origin)),
                            {{event.place.begin, origin.end}});
    if (event.attribute("site").empty())
        return std::nullopt;
    return m_make.value("infection_site", std::string(event.attribute("site")), {event.place});
}

std::optional<FieldReading> InfectionFields::germ(const AdverseEvent& event) const
{
    for (const auto& mention : m_note.mentionsIn(event.scope))
        if (mention.is("germ") && mention.assertion.affirmed())
            return m_make.value("infection_germ", std::string(mention.entry->attribute("label")),
                                {mention.range});
    for (const std::string_view id : {"not_isolated", "not_studied"})
        for (const auto* fact : m_facts.in(event.scope, id))
            return m_make.negative("infection_germ", fact->entry->attribute("value"), {fact->range});
    for (const auto* fact : m_facts.in(event.scope, "germ")) {
        if (fact->assertion.kind == AssertionKind::pending)
            return m_make.pending("infection_germ",
                                  {{fact->range.begin, std::max(fact->range.end, fact->assertion.cue.end)}});
        if (fact->assertion.kind == AssertionKind::unknown)
            return m_make.unknown("infection_germ", {fact->range});
    }
    return std::nullopt;
}

std::vector<FieldReading> InfectionFields::of(const AdverseEvent& event) const
{
    std::vector<FieldReading> made;
    if (!event.infection())
        return made;
    if (auto reading = site(event))
        made.push_back(std::move(*reading));
    if (event.entry->attributes.contains("tb") && !event.attribute("tb").empty())
        made.push_back(m_make.value("tb_form", std::string(event.attribute("tb")), {event.place}));
    if (auto reading = germ(event))
        made.push_back(std::move(*reading));
    return made;
}

} // namespace cotejo
