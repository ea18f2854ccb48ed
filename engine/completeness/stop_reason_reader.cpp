#include "engine/completeness/stop_reason_reader.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cotejo
{
namespace
{

constexpr int kPrimaryMonths = 6;
constexpr std::size_t kOpensSentence =
    24; // bytes before an act that opens its sentence ("Por ello se retira")
constexpr std::array<std::string_view, 12> kCauses = {
    "por",        "debido a", "secundario a", "secundaria a", "a causa de", "due to",
    "because of", "for",      "tras",         "motivo",       "causa",      "dado"};
constexpr std::array<std::string_view, 6> kAlone = {
    "inefficacy_primary", "inefficacy_secondary", "inefficacy", "access_supply", "pregnancy", "unknown"};

} // namespace

// "por", at most three words before the reason ("por probable neumonía", "por falta de eficacia").
bool StopReasonReader::causeBefore(std::size_t position) const
{
    const std::size_t from = position > 34 ? position - 34 : 0;
    const std::string_view before = m_note.folded().substr(from, position - from);
    for (const auto cause : kCauses) {
        const auto place = before.rfind(cause);
        if (place == std::string_view::npos || (place > 0 && TextCursor::isWord(before[place - 1])))
            continue;
        const std::string_view between = before.substr(place + cause.size());
        if (between.find_first_of(".;|") == std::string_view::npos &&
            std::count(between.begin(), between.end(), ' ') <= 4)
            return true;
    }
    return !before.empty() && before.find_last_not_of(" \n") != std::string_view::npos &&
           (before[before.find_last_not_of(" \n")] == '(' || before[before.find_last_not_of(" \n")] == ':');
}

std::optional<StopReason> StopReasonReader::reasonOf(const Mention& mention,
                                                     std::optional<int> monthsOfUse) const
{
    const Assertion& said = mention.assertion;
    if (said.family || (said.hypothetical && !mention.is("stop_reason", "unknown")))
        return std::nullopt;
    const bool inside = said.cue.overlaps(mention.range); // "sin respuesta" is itself the reason
    if (said.kind == AssertionKind::negated && !inside)
        return std::nullopt;
    if (mention.is("stop_reason")) {
        if (mention.is("stop_reason", "unknown"))
            return StopReason{"", mention.range};
        if (!mention.is("stop_reason", "inefficacy"))
            return StopReason{mention.entry->id, mention.range};
        const bool late = monthsOfUse && *monthsOfUse > kPrimaryMonths;
        return StopReason{late ? "inefficacy_secondary" : "inefficacy_primary", mention.range};
    }
    if (!mention.is("event") || !causeBefore(mention.range.begin))
        return std::nullopt;
    return StopReason{mention.entry->attribute("kind") == "infection" ? "infection" : "adverse_event",
                      mention.range};
}

// "en diciembre presentó trombosis venosa, se retiró": what came right before the stop, in its sentence.
std::optional<StopReason> StopReasonReader::presented(const Mention& mention, const FoldedRange& stop) const
{
    static constexpr std::array<std::string_view, 6> kPresented = {"presento ", "desarrollo ", "curso con ",
                                                                   "presenta ", "presentar ",  "presentado "};
    if (!mention.is("event") || !mention.assertion.aboutPatientNow() || mention.range.end > stop.begin ||
        mention.assertion.kind == AssertionKind::negated)
        return std::nullopt;
    const FoldedRange sentence = m_note.sentenceAt(stop.begin).range;
    const bool next = stop.begin - sentence.begin <= kOpensSentence && sentence.begin > 0 &&
                      m_note.sentenceAt(sentence.begin - 1).range.contains(mention.range);
    if (!next && !sentence.contains(mention.range))
        return std::nullopt;
    const std::size_t from = mention.range.begin > 24 ? mention.range.begin - 24 : 0;
    const std::string_view before = m_note.words({from, mention.range.begin});
    if (std::none_of(kPresented.begin(), kPresented.end(),
                     [&](std::string_view word) { return before.find(word) != std::string_view::npos; }))
        return std::nullopt;
    return StopReason{mention.entry->attribute("kind") == "infection" ? "infection" : "adverse_event",
                      mention.range};
}

std::optional<StopReason> StopReasonReader::read(const FoldedRange& zone, const FoldedRange& stop,
                                                 std::optional<int> monthsOfUse) const
{
    std::optional<StopReason> best;
    std::int64_t least = 0;
    for (const auto& mention : m_note.mentionsIn(zone)) {
        auto reason = reasonOf(mention, monthsOfUse);
        if (!reason)
            reason = presented(mention, stop);
        if (!reason || mention.range.overlaps(stop))
            continue;
        const bool behind = mention.range.begin >= stop.begin;
        std::int64_t cost = behind ? static_cast<std::int64_t>(mention.range.begin - stop.begin)
                                   : 200 + static_cast<std::int64_t>(stop.begin - mention.range.begin);
        if (reason->code == "patient_decision")
            cost += 1000;
        if (mention.is("stop_reason") && causeBefore(mention.range.begin))
            cost -= 100;
        if (!best || cost < least || (cost == least && reason->range.length() > best->range.length())) {
            best = reason;
            least = cost;
        }
    }
    return best;
}

std::optional<StopReason> StopReasonReader::readBefore(const FoldedRange& stop) const
{
    const FoldedRange sentence = m_note.sentenceAt(stop.begin).range;
    if (sentence.begin == 0)
        return std::nullopt;
    std::optional<StopReason> last;
    for (const auto& mention : m_note.mentionsIn(m_note.sentenceAt(sentence.begin - 1).range))
        if (auto reason = presented(mention, stop))
            last = reason;
    return last;
}

std::optional<StopReason> StopReasonReader::readAlone(const FoldedRange& zone,
                                                      std::optional<int> monthsOfUse) const
{
    for (const auto& mention : m_note.mentionsIn(zone)) {
        if (!mention.is("stop_reason") ||
            std::find(kAlone.begin(), kAlone.end(), mention.entry->id) == kAlone.end())
            continue;
        if (auto reason = reasonOf(mention, monthsOfUse))
            return reason;
    }
    return std::nullopt;
}

} // namespace cotejo
