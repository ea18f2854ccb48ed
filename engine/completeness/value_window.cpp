#include "engine/completeness/value_window.h"

#include "engine/completeness/number_value.h"
#include "engine/completeness/value_tail.h"
#include "engine/text/question_answer.h"
#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr int kSteps = 24;
constexpr std::size_t kWindowReach = 160; // bytes after the cue

bool isJoiningWord(std::string_view word)
{
    static const WordList words("filler_word");
    return words.contains(word);
}

bool isStatusId(std::string_view id)
{
    return id == "pending" || id == "unknown" || id == "not_done" || id == "not_applicable";
}

} // namespace

ValueWindow::ValueWindow(const AnalysedNote& note, const CueSpec& spec, FoldedRange within)
    : m_note(note), m_spec(spec), m_within{within.begin, std::min(within.end, within.begin + kWindowReach)},
      m_position(within.begin)
{
    m_value.variant = spec.variant;
}

std::optional<CuedValue> ValueWindow::read()
{
    if (minusSign())
        return m_value;
    for (int steps = 0; steps < kSteps && m_position < m_within.end; ++steps) {
        const std::size_t before = m_position;
        const Step result = step();
        if (result == Step::found) {
            readValueTail(m_note, m_spec, m_within, m_value);
            return m_value;
        }
        if (result == Step::stop || m_position == before)
            return std::nullopt;
    }
    return std::nullopt;
}

// "ACPA- de 20 años", "FR-, ACPA-": the hyphen that is glued to its cue and joins no number.
bool ValueWindow::minusSign()
{
    const std::string_view text = m_note.folded();
    if (m_spec.kind != CueSpec::Kind::result || m_position >= m_within.end || text[m_position] != '-')
        return false;
    TextCursor cursor(text.substr(0, m_within.end), m_position + 1);
    const char next = cursor.peek();
    if (next != '\0' && std::string_view(" \n,;.)/").find(next) == std::string_view::npos)
        return false;
    cursor.skipBlanks(2);
    if (TextCursor::isDigit(cursor.peek()) ||
        std::string_view("<>").find(cursor.peek()) != std::string_view::npos)
        return false;
    for (const auto& mention : m_note.mentionsIn({cursor.position(), cursor.position() + 1}))
        if (mention.is("result") || mention.is("cue"))
            return false;
    m_value.range = {m_position, m_position + 1};
    m_value.value = std::string("negativo");
    m_value.detail = FieldDetail::negative;
    return true;
}

ValueWindow::Step ValueWindow::step()
{
    while (m_position < m_within.end &&
           (m_note.folded()[m_position] == ' ' || m_note.folded()[m_position] == '\n'))
        ++m_position;
    if (m_position >= m_within.end)
        return Step::stop;
    const std::size_t before = m_position;
    for (const auto attempt : {&ValueWindow::atMention, &ValueWindow::atDate, &ValueWindow::atQuantity,
                               &ValueWindow::atPunctuation, &ValueWindow::atWord}) {
        const Step result = (this->*attempt)();
        if (result != Step::on || m_position != before)
            return result;
    }
    return Step::stop;
}

ValueWindow::Step ValueWindow::atMention()
{
    for (const bool fields : {false, true}) // "VSG" may be a variant here: its own field comes last
        for (const auto& mention : m_note.mentionsIn({m_position, m_position + 1})) {
            if (mention.range.end > m_within.end || mention.is("field") != fields)
                continue;
            const std::size_t before = m_position;
            const Step result = takeMention(mention);
            if (result != Step::on || m_position != before)
                return result;
        }
    return Step::on;
}

ValueWindow::Step ValueWindow::takeMention(const Mention& mention)
{
    const std::string_view group = mention.entry->group;
    const bool qualitative = m_spec.entry.attribute("qualitative") == "yes" ||
                             mention.entry->id == m_spec.entry.attribute("qualitative");
    if (group == "cue" && isStatusId(mention.entry->id))
        return takeStatus(mention);
    if ((group == "result" && m_spec.kind == CueSpec::Kind::result) ||
        (group == "qualitative" && qualitative && m_spec.kind == CueSpec::Kind::number) ||
        (group == "value" && m_spec.kind == CueSpec::Kind::enumeration &&
         mention.entry->attribute("field") == m_spec.field))
        return takeResult(mention);
    const bool none =
        group == "block_word" && mention.entry->id == "negative" && m_spec.kind == CueSpec::Kind::count;
    if (none && m_spec.flag("zero"))
        return takeNone(mention);
    if (group == "decoy" || group == "molecular" || group == "vital")
        return Step::stop;
    const bool variant = group == "variant" && m_spec.flag("variants") && !quantityHere();
    const bool sameField = group == "field" && mention.entry->id == m_spec.field;
    const bool unit = group == "unit" && (mention.range.length() > 1 || m_note.words(mention.range) == "%") &&
                      m_spec.accepts(mention.entry->id);
    const std::string_view named = sameField ? mention.entry->attribute("variant") : std::string_view();
    if (!named.empty() && m_spec.variant.empty()) {
        if (!m_spec.flag("variants"))
            return Step::stop; // "complemento: C3 98, C4 18": the parts have readings of their own
        m_value.variant = named;
    }
    if (variant)
        m_value.variant = mention.entry->id;
    if (group == "timing")
        m_value.past = mention.entry->id == "past";
    if (unit)
        m_value.unit = mention.entry->id;
    if (variant || sameField || unit || group == "timing" || group == "filler") {
        m_position = mention.range.end;
        return Step::on;
    }
    return group == "field" ? Step::stop : Step::on;
}

ValueWindow::Step ValueWindow::takeStatus(const Mention& mention)
{
    const std::string_view id = mention.entry->id;
    m_value.range = mention.range;
    m_value.status = FieldStatus::unknown;
    m_value.detail = id == "pending" ? FieldDetail::pending : FieldDetail::stated_unknown;
    const bool coded = m_spec.kind == CueSpec::Kind::result || m_spec.field == "chest_xray";
    if (id == "not_done" && coded) {
        m_value.status = FieldStatus::present;
        m_value.detail = FieldDetail::value;
        m_value.value = std::string(m_spec.field == "chest_xray" ? "no_realizada" : "no_realizado");
    } else if (id == "not_applicable") {
        m_value.status = FieldStatus::not_applicable;
        m_value.detail = FieldDetail::stated;
    }
    return Step::found;
}

ValueWindow::Step ValueWindow::takeNone(const Mention& mention)
{
    m_value.range = mention.range;
    m_value.value = Decimal();
    m_value.detail = FieldDetail::negative;
    return Step::found;
}

ValueWindow::Step ValueWindow::takeResult(const Mention& mention)
{
    const std::string& id = mention.entry->id;
    m_value.range = mention.range;
    m_value.value = id;
    const bool negative =
        id == "negativo" || ((id == "no" || id == "nunca") && m_spec.kind == CueSpec::Kind::enumeration);
    m_value.detail = negative ? FieldDetail::negative : FieldDetail::value;
    return Step::found;
}

ValueWindow::Step ValueWindow::atDate()
{
    for (const auto& date : m_note.datesIn({m_position, m_position + 1})) {
        if (date.range.end > m_within.end)
            return Step::stop;
        m_position = date.range.end;
        if (m_spec.kind != CueSpec::Kind::date) {
            m_value.date = date.date;
            m_value.dateRange = date.range;
            return Step::on;
        }
        if (!date.date)
            return Step::stop;
        m_value.value = date.date->iso();
        m_value.range = date.range;
        return Step::found;
    }
    return Step::on;
}

const QuantityExpression* ValueWindow::quantityHere() const
{
    for (const auto& quantity : m_note.quantitiesIn({m_position, std::min(m_within.end, m_position + 5)}))
        return quantity.range.begin <= m_position ? &quantity : nullptr;
    return nullptr;
}

ValueWindow::Step ValueWindow::atQuantity()
{
    const QuantityExpression* quantity = quantityHere();
    if (quantity != nullptr && m_spec.kind == CueSpec::Kind::count && countsJoints(*quantity)) {
        m_position = quantity->number.end + 1;
        return Step::on;
    }
    const char here = m_note.folded()[m_position];
    const bool second = quantity == nullptr && TextCursor::isDigit(here) && m_position > 0 &&
                        m_note.folded()[m_position - 1] == '/';
    if (quantity == nullptr && !second)
        return Step::on;
    if (second || quantity->number.end > m_within.end) // "6/4" cut between two fields
        return readPlainNumber(m_note, m_spec, {m_position, m_within.end}, m_value) ? Step::found
                                                                                    : Step::stop;
    const bool taken = m_spec.kind == CueSpec::Kind::result ? takeTitre(m_note, m_spec, *quantity, m_value)
                                                            : takeNumber(m_spec, *quantity, m_value);
    return taken ? Step::found : Step::stop;
}

// "NAD (68)": how many joints are looked at, not how many hurt.
bool ValueWindow::countsJoints(const QuantityExpression& quantity) const
{
    const std::string_view text = m_note.folded();
    const std::string_view number = m_note.words(quantity.number);
    return (number == "28" || number == "44" || number == "66" || number == "68") &&
           quantity.number.begin > 0 && text[quantity.number.begin - 1] == '(' &&
           quantity.number.end < m_within.end && text[quantity.number.end] == ')';
}

bool ValueWindow::statusFollows(std::size_t position) const
{
    const std::size_t end = std::min(m_within.end, position + 24);
    for (const auto& mention : m_note.mentionsIn({position, end}))
        if (mention.is("cue") && isStatusId(mention.entry->id)) {
            for (std::size_t i = position; i < mention.range.begin;) {
                if (!TextCursor::isWord(m_note.folded()[i])) {
                    ++i;
                    continue;
                }
                std::size_t wordEnd = i;
                while (wordEnd < mention.range.begin && TextCursor::isWord(m_note.folded()[wordEnd]))
                    ++wordEnd;
                if (!isJoiningWord(m_note.words({i, wordEnd})))
                    return false;
                i = wordEnd;
            }
            return true;
        }
    return false;
}

ValueWindow::Step ValueWindow::atPunctuation()
{
    const char c = m_note.folded()[m_position];
    if (TextCursor::isWord(c))
        return Step::on;
    if (c == '|' || c == '\t') {
        if (++m_borders > 1)
            return Step::stop;
        const TextLine& line = m_note.lineAt(m_position);
        if (line.valueCell > 1 && m_position < line.cells[line.valueCell].begin) {
            m_position = line.cells[line.valueCell].begin;
            return Step::on;
        }
    } else if (c == ',') {
        const Mention* variant =
            m_spec.flag("variants") ? m_note.mentionAt(m_position + 2, "variant") : nullptr;
        if (variant == nullptr && !statusFollows(m_position + 1) && !relativeFollows(m_position + 1))
            return Step::stop;
    } else if (c == '?' && isAnsweredQuestion(m_note.folded(), m_position)) {
        ++m_position;
        return Step::on;
    } else if (std::string_view(":=()[]*\"~-_'").find(c) == std::string_view::npos) {
        return Step::stop;
    }
    ++m_position;
    return Step::on;
}

// ", que fueron normales", ", el cual resultó negativo"
bool ValueWindow::relativeFollows(std::size_t position)
{
    TextCursor cursor(m_note.folded().substr(0, m_within.end), position);
    cursor.skipBlanks(1);
    const bool article =
        cursor.takeWord("el") || cursor.takeWord("la") || cursor.takeWord("los") || cursor.takeWord("las");
    if (article)
        cursor.skipBlanks(1);
    const bool pronoun = article ? cursor.takeWord("cual") || cursor.takeWord("cuales")
                                 : cursor.takeWord("que") || cursor.takeWord("which");
    cursor.skipBlanks(1);
    if (!pronoun || !isJoiningWord(m_note.words({cursor.position(), wordEnd(cursor.position())})))
        return false;
    m_position = cursor.position() - 1;
    return true;
}

std::size_t ValueWindow::wordEnd(std::size_t position) const
{
    while (position < m_within.end && TextCursor::isLetter(m_note.folded()[position]))
        ++position;
    return position;
}

std::string_view ValueWindow::wordHere() const
{
    std::size_t end = m_position;
    while (end < m_within.end && TextCursor::isLetter(m_note.folded()[end]))
        ++end;
    return m_note.words({m_position, end});
}

ValueWindow::Step ValueWindow::atWord()
{
    const std::string_view word = wordHere();
    if (word.empty() || !isJoiningWord(word))
        return Step::stop;
    m_position += word.size();
    return Step::on;
}

} // namespace cotejo
