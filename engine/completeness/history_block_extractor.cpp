#include "engine/completeness/history_block_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/completeness/visit_reading.h"
#include "engine/text/analysed_note.h"
#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

bool isHistory(std::string_view kind)
{
    return kind == "app" || kind == "comorbidity";
}

// Whether the sentence ends, or goes on to other matters, behind a block word: "negados." but not "negados
// para DM".
bool endsBlock(const AnalysedNote& note, std::size_t position, std::size_t end)
{
    TextCursor cursor(note.folded().substr(0, end), position);
    if (cursor.peek() == '\n' && !note.lineAt(position).wraps)
        return true;
    cursor.skipBlanks(1);
    return cursor.position() >= end ||
           std::string_view(".,;|\n)").find(cursor.peek()) != std::string_view::npos;
}

class BlockScan
{
public:
    BlockScan(const AnalysedNote& note, NoteReading& soFar) : m_note(note), m_soFar(soFar), m_make(note) {}

    void phrases()
    {
        for (const Mention* phrase : m_note.mentionsOf("block_negative"))
            if (phrase->assertion.aboutPatientNow())
                push(m_make.negative("comorb_any", "no", {phrase->range}), phrase->range);
    }

    void headed()
    {
        for (const auto& section : m_note.sections())
            if (isHistory(section.kind()))
                answer(section.heading, section.body);
        for (const auto& line : m_note.lines()) {
            if (!line.pipes || line.cells.size() != 2)
                continue;
            for (const auto& mention : m_note.mentionsIn(line.cells[0]))
                if (mention.is("section") && isHistory(mention.entry->id) && mention.range == line.cells[0])
                    answer(line.cells[0], line.cells[1]);
        }
    }

private:
    void answer(const FoldedRange& heading, const FoldedRange& body)
    {
        std::size_t begin = body.begin;
        while (begin < body.end && !TextCursor::isWord(m_note.folded()[begin]) &&
               m_note.folded()[begin] != '(')
            ++begin;
        for (const auto& word : m_note.mentionsIn({begin, begin + 1})) {
            if (!word.is("block_word") || word.range.end > body.end ||
                !endsBlock(m_note, word.range.end, body.end))
                continue;
            const FoldedRange place{heading.begin, word.range.end};
            const std::string_view id = word.entry->id;
            push(id == "unknown"     ? m_make.unknown("comorb_any", {place})
                 : id == "templated" ? m_make.templated("comorb_any", "no", {place})
                                     : m_make.negative("comorb_any", "no", {place}),
                 place);
            return;
        }
    }

    void push(FieldReading reading, const FoldedRange& place)
    {
        placeInVisit(m_note, place.begin, reading);
        m_soFar.readings.push_back(std::move(reading));
    }

    const AnalysedNote& m_note;
    NoteReading& m_soFar;
    ReadingFactory m_make;
};

} // namespace

void HistoryBlockExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    BlockScan scan(note, soFar);
    scan.phrases();
    scan.headed();
}

} // namespace cotejo
