#include "engine/completeness/cue_run.h"

#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kGap = 12;     // bytes between two cues of a run
constexpr std::size_t kRegion = 240; // bytes of values behind a run

bool joins(std::string_view between, bool& slash)
{
    TextCursor cursor(between, 0);
    std::size_t signs = 0;
    while (cursor.position() < between.size()) {
        if (cursor.takeAny(" \n&()")) {
            continue;
        }
        if (cursor.take('/') || (cursor.take('\xc2') && cursor.take('\xb7'))) {
            slash = true;
            ++signs;
            continue;
        }
        if (cursor.take(',')) {
            ++signs;
            continue;
        }
        const bool word = cursor.takeWord("y") || cursor.takeWord("e") || cursor.takeWord("o") ||
                          cursor.takeWord("ni") || cursor.takeWord("and") || cursor.takeWord("de") ||
                          cursor.takeWord("los") || cursor.takeWord("la");
        if (!word)
            return false;
        ++signs;
    }
    return signs > 0;
}

// The slash of "mg/dl" parts nothing.
bool insideUnit(std::string_view text, std::size_t slash)
{
    return slash > 0 && slash + 1 < text.size() && TextCursor::isLetter(text[slash - 1]) &&
           TextCursor::isLetter(text[slash + 1]);
}

} // namespace

std::vector<CueRun> findCueRuns(const AnalysedNote& note, std::string_view group)
{
    std::vector<CueRun> runs;
    std::size_t reached = 0;
    for (const auto& mention : note.mentions()) {
        if (!mention.is(group) || mention.range.begin < reached)
            continue;
        bool slash = false;
        const bool statement = mention.entry->attribute("value") == "statement";
        const bool follows = !runs.empty() && !statement &&
                             runs.back().cues.back()->entry->attribute("value") != "statement" &&
                             runs.back().cues.back()->sentence == mention.sentence &&
                             mention.range.begin - reached <= kGap &&
                             joins(note.words({reached, mention.range.begin}), slash);
        if (!follows)
            runs.emplace_back();
        runs.back().cues.push_back(&mention);
        runs.back().slashes = runs.back().slashes || slash;
        reached = mention.range.end;
    }
    return runs;
}

FoldedRange valueRegion(const AnalysedNote& note, const CueRun& run)
{
    const std::size_t begin = run.range().end;
    const TextLine& line = note.lineAt(begin);
    FoldedRange region{begin,
                       std::min(begin + kRegion, note.sentenceAt(run.cues.back()->range.begin).range.end)};
    const auto semicolon = note.words(region).find(';');
    if (semicolon != std::string_view::npos)
        region.end = begin + semicolon;
    const auto next = std::upper_bound(line.cells.begin(), line.cells.end(), run.cues.back()->range.begin,
                                       [](std::size_t p, const FoldedRange& cell) { return p < cell.begin; });
    if (next == line.cells.begin() || begin > (next - 1)->end)
        return region;
    const std::size_t cell = static_cast<std::size_t>(next - line.cells.begin()) - 1;
    if (line.valueLine != 0)
        return note.lines()[line.valueLine].cells[cell];
    if (cell == 0 && line.valueCell > 1)
        region.end = std::max(begin, std::min(begin + kRegion, line.cells[line.valueCell].end));
    else if (next != line.cells.end())
        region.end = std::min(region.end, std::max(next->end, begin));
    return region;
}

std::vector<FoldedRange> slashParts(const AnalysedNote& note, const CueRun& run)
{
    FoldedRange region = valueRegion(note, run);
    const TextLine& line = note.lineAt(region.begin);
    if (line.cells.empty() || !line.pipes) { // in prose the list ends with its phrase
        for (std::size_t i = region.begin; i < region.end; ++i) {
            const char c = note.folded()[i];
            const bool decimal = i + 1 < region.end && TextCursor::isDigit(note.folded()[i + 1]);
            if (c == ',' && !decimal)
                region.end = i;
        }
    }
    std::vector<FoldedRange> parts;
    std::size_t begin = region.begin;
    while (begin < region.end &&
           std::string_view(" :|=\t").find(note.folded()[begin]) != std::string_view::npos)
        ++begin;
    for (std::size_t i = begin; i <= region.end && parts.size() <= run.cues.size(); ++i) {
        const bool dot = i + 1 < region.end && note.folded()[i] == '\xc2' && note.folded()[i + 1] == '\xb7';
        if (i == region.end || dot || (note.folded()[i] == '/' && !insideUnit(note.folded(), i))) {
            parts.push_back({begin, i});
            begin = i + (dot ? 2 : 1);
            i += dot ? 1 : 0;
        }
    }
    if (parts.size() != run.cues.size())
        parts.clear();
    return parts;
}

} // namespace cotejo
