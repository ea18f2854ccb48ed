#include "engine/completeness/value_tail.h"

#include "engine/completeness/number_value.h"
#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr int kTailSteps = 7;

bool isDateFiller(std::string_view word)
{
    static const WordList words("date_filler");
    return words.contains(word);
}

// Reads on behind a value, over brackets, commas and joining words.
class Tail
{
public:
    Tail(const AnalysedNote& note, const CueSpec& spec, const FoldedRange& within, CuedValue& value)
        : m_note(note), m_spec(spec), m_end(within.end), m_value(value), m_position(value.range.end)
    {
    }

    void newerNumber();
    void scale();
    void variantBehind();
    void run();

private:
    bool titreHere(bool joined);
    bool resultHere();
    bool dateHere();
    bool over();

    const AnalysedNote& m_note;
    const CueSpec& m_spec;
    std::size_t m_end;
    CuedValue& m_value;
    std::size_t m_position;
};

void Tail::newerNumber()
{
    TextCursor cursor(m_note.folded().substr(0, m_end), m_position);
    cursor.skipBlanks(1);
    const bool arrow = (cursor.take('-') || cursor.take('=')) && cursor.take('>');
    const std::size_t begin = m_value.range.begin;
    const bool from = begin >= 3 && m_note.words({begin - 3, begin}) == "de ";
    if (!arrow && !(from && cursor.takeWord("a")))
        return;
    cursor.skipBlanks(1);
    for (const auto& quantity :
         m_note.quantitiesIn({cursor.position(), std::min(m_end, cursor.position() + 1)})) {
        CuedValue newer = m_value;
        if (!takeNumber(m_spec, quantity, newer))
            return;
        m_value = newer;
        m_value.past = false;
        m_position = quantity.range.end;
    }
}

void Tail::scale()
{
    TextCursor cursor(m_note.folded().substr(0, m_end), m_position);
    cursor.skipBlanks(1);
    if (!cursor.takeWord("de") && !cursor.takeWord("sobre") && !cursor.takeWord("/"))
        return;
    cursor.skipBlanks(1);
    const auto top = cursor.takeDigits(3);
    if (!top || (top->value != 10 && top->value != 100) || TextCursor::isWord(cursor.peek()))
        return;
    m_value.unit = top->value == 10 ? "0-10" : "0-100";
    m_value.range.end = m_position = cursor.position();
}

// "SLEDAI 2 (versión SELENA)", "DAS28 3.1 (con PCR)"
void Tail::variantBehind()
{
    TextCursor cursor(m_note.folded().substr(0, m_end), m_position);
    cursor.skipBlanks(1);
    if (!cursor.take('('))
        return;
    for (const std::string_view word : {"version", "variante", "version:", "calculado", "con", "por", "de"})
        if (cursor.takeWord(word))
            cursor.skipBlanks(1);
    for (const auto& mention : m_note.mentionsIn({cursor.position(), cursor.position() + 1})) {
        const bool own = mention.is("field") && mention.entry->id == m_spec.field;
        const std::string_view variant = mention.is("variant") ? std::string_view(mention.entry->id)
                                         : own                 ? mention.entry->attribute("variant")
                                                               : std::string_view();
        if (variant.empty() || mention.range.end >= m_end || m_note.folded()[mention.range.end] != ')')
            continue;
        m_value.variant = variant;
        m_value.range.end = m_position = mention.range.end;
        return;
    }
}

bool Tail::titreHere(bool joined)
{
    if (m_spec.kind != CueSpec::Kind::result || !m_value.titre.empty() ||
        m_value.status != FieldStatus::present)
        return false;
    for (const auto& quantity : m_note.quantitiesIn({m_position, std::min(m_end, m_position + 3)})) {
        if (quantity.range.begin > m_position || quantity.range.end > m_end)
            return false;
        CuedValue titre = m_value;
        const bool fits = !quantity.unit.empty() || quantity.outOf || joined;
        if (!fits || !takeTitre(m_note, m_spec, quantity, titre))
            return false;
        m_value.titre = titre.titre;
        m_value.unit = titre.unit;
        m_value.range.end = m_position = quantity.range.end;
        return true;
    }
    return false;
}

bool Tail::resultHere()
{
    if (m_spec.kind != CueSpec::Kind::result || m_value.titre.empty())
        return false;
    const Mention* result = m_note.mentionAt(m_position, "result");
    if (result == nullptr || result->range.end > m_end)
        return false;
    m_value.value = result->entry->id;
    m_value.detail = result->entry->id == "negativo" ? FieldDetail::negative : FieldDetail::value;
    m_value.range.end = m_position = result->range.end;
    return true;
}

bool Tail::dateHere()
{
    for (const auto& date : m_note.datesIn({m_position, m_position + 1})) {
        if (date.range.end > m_end || !date.date)
            return false;
        const auto next = m_note.quantitiesIn({date.range.end, date.range.end + 3});
        if (m_position > 0 && m_note.folded()[m_position - 1] != ')' && !next.empty() &&
            m_note.words({date.range.end, next.front().number.begin}) == " ")
            return false; // "34 (en noviembre 33.5)": the date of the earlier number
        m_value.date = date.date;
        m_value.dateRange = date.range;
        m_position = date.range.end;
        return true;
    }
    return false;
}

bool Tail::over()
{
    const char c = m_note.folded()[m_position];
    if (std::string_view(" \n(),:").find(c) != std::string_view::npos) {
        ++m_position;
        return true;
    }
    std::size_t end = m_position;
    while (end < m_end && TextCursor::isWord(m_note.folded()[end]))
        ++end;
    if (!isDateFiller(m_note.words({m_position, end})))
        return false;
    m_position = end;
    return true;
}

void Tail::run()
{
    bool comma = false;
    bool words = false;
    for (int steps = 0; steps < 2 * kTailSteps && m_position < m_end; ++steps) {
        if (!comma && (titreHere(!words) || resultHere()))
            continue;
        if (dateHere())
            return;
        const char c = m_note.folded()[m_position];
        comma = comma || c == ',';
        words = words || TextCursor::isWord(c);
        if (!over())
            return;
    }
}

} // namespace

void readValueTail(const AnalysedNote& note, const CueSpec& spec, const FoldedRange& within, CuedValue& value)
{
    Tail tail(note, spec, within, value);
    const bool number = spec.kind == CueSpec::Kind::number || spec.kind == CueSpec::Kind::count;
    if (number && value.status == FieldStatus::present) {
        tail.newerNumber();
        if (spec.flag("scale"))
            tail.scale();
        if (spec.flag("variants") && value.variant.empty())
            tail.variantBehind();
    }
    if (spec.kind != CueSpec::Kind::date)
        tail.run();
}

} // namespace cotejo
