#include "engine/completeness/header_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/text/analysed_note.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr std::size_t kHeaderReach = 44; // bytes between a label and its code
constexpr std::size_t kHeaderLines = 5;
constexpr std::array<std::string_view, 3> kPseudonymPrefixes = {"bmx", "bbmx", "biobadamex"};

bool isCodeByte(char c)
{
    return TextCursor::isWord(c) || c == '-';
}

struct Shape {
    std::size_t digits = 0;
    std::size_t letters = 0;
};

Shape shapeOf(std::string_view token)
{
    Shape shape;
    for (const char c : token) {
        shape.digits += TextCursor::isDigit(c) ? 1U : 0U;
        shape.letters += TextCursor::isLetter(c) ? 1U : 0U;
    }
    return shape;
}

// The next token of letters, digits and hyphens at or after `position`.
FoldedRange tokenAt(std::string_view text, std::size_t position, std::size_t end)
{
    while (position < end && !TextCursor::isWord(text[position]))
        ++position;
    std::size_t last = position;
    while (last < end && isCodeByte(text[last]) && last - position < 40)
        ++last;
    while (last > position && text[last - 1] == '-')
        --last;
    return {position, last};
}

bool isCentreCode(std::string_view token)
{
    const Shape shape = shapeOf(token);
    return shape.digits >= 1 && shape.digits <= 4 && shape.letters <= 3 && token.size() <= 8 &&
           TextCursor::isDigit(token.back());
}

bool isPseudonym(const AnalysedNote& note, const FoldedRange& token)
{
    const Shape shape = shapeOf(note.words(token));
    const std::size_t back = std::min(token.begin, std::size_t{12});
    const auto dates = note.datesIn({token.begin - back, token.end});
    const bool date =
        std::any_of(dates.begin(), dates.end(), [&](const auto& d) { return d.range.overlaps(token); });
    return shape.digits >= 3 && shape.letters <= 8 && token.length() >= 4 && !date;
}

// "BMX 11-0087": a prefix alone takes the number behind it along.
FoldedRange withNumber(std::string_view text, FoldedRange token, std::size_t end)
{
    if (shapeOf(text.substr(token.begin, token.length())).digits > 0 || token.end + 1 >= end)
        return token;
    const FoldedRange next = tokenAt(text, token.end + 1, end);
    return next.begin == token.end + 1 && TextCursor::isDigit(text[next.begin])
               ? FoldedRange{token.begin, next.end}
               : token;
}

class HeaderScan
{
public:
    HeaderScan(const AnalysedNote& note, NoteReading& soFar) : m_note(note), m_soFar(soFar), m_make(note) {}

    void date()
    {
        if (m_note.noteDate() && m_note.noteDateRange())
            push(m_make.value("note_date", m_note.noteDate()->iso(), {*m_note.noteDateRange()}));
    }
    void labels();
    void shapes();

private:
    void push(FieldReading reading) { m_soFar.readings.push_back(std::move(reading)); }
    void value(std::string_view field, const FoldedRange& token, const FoldedRange& place)
    {
        push(m_make.value(field, std::string(m_note.originalWords(token)), {place}));
    }
    void centre(const Mention& label);
    void pseudonym(const Mention& label);
    void residence(const Mention& label);

    const AnalysedNote& m_note;
    NoteReading& m_soFar;
    ReadingFactory m_make;
    bool m_centre = false;
    bool m_pseudonym = false;
};

void HeaderScan::labels()
{
    for (const Mention* label : m_note.mentionsOf("header")) {
        if (label->entry->id == "centre")
            centre(*label);
        else if (label->entry->id == "record")
            pseudonym(*label);
        else
            residence(*label);
    }
}

void HeaderScan::centre(const Mention& label)
{
    const std::size_t end =
        std::min(m_note.lineAt(label.range.begin).range.end, label.range.end + kHeaderReach);
    for (FoldedRange token = tokenAt(m_note.folded(), label.range.end, end); !token.empty();
         token = tokenAt(m_note.folded(), token.end, end)) {
        const std::string_view word = m_note.words(token);
        const bool joining = word == "no" || word == "num" || word == "id" || word == "clave" ||
                             word == "codigo" || word == "registro" || word == "biobadamex" || word == "de" ||
                             word == "del";
        if (isCentreCode(word) && !m_centre) {
            m_centre = true;
            value("centre_code", token, {label.range.begin, token.end});
        }
        if (!joining)
            return;
    }
}

void HeaderScan::pseudonym(const Mention& label)
{
    const std::size_t end =
        std::min(m_note.sentenceAt(label.range.begin).range.end, label.range.end + kHeaderReach);
    const bool weak = label.entry->id == "record" && label.range.length() <= 3;
    FoldedRange token = tokenAt(m_note.folded(), label.range.end, end);
    for (int words = 0; words < 4 && !token.empty(); ++words) {
        const FoldedRange code = withNumber(m_note.folded(), token, end);
        const Shape shape = shapeOf(m_note.words(code));
        if (isPseudonym(m_note, code) && (!weak || shape.letters > 0) && !m_pseudonym) {
            m_pseudonym = true;
            value("record_id", code, code);
            return;
        }
        token = tokenAt(m_note.folded(), token.end, end);
    }
}

void HeaderScan::residence(const Mention& label)
{
    const std::size_t end =
        std::min(m_note.sentenceAt(label.range.begin).range.end, label.range.end + kHeaderReach);
    for (const auto& state : m_note.mentionsIn({label.range.end, end}))
        if (state.is("state") && label.assertion.aboutPatientNow()) {
            push(m_make.value("residence_state", state.entry->id,
                              {FoldedRange{label.range.begin, state.range.end}}));
            return;
        }
}

void HeaderScan::shapes()
{
    const std::string_view text = m_note.folded();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!TextCursor::isLetter(text[i]) || (i > 0 && isCodeByte(text[i - 1])))
            continue;
        const FoldedRange token = tokenAt(text, i, text.size());
        const std::string_view word = m_note.words(token);
        for (const auto prefix : kPseudonymPrefixes)
            if (!m_pseudonym && word.starts_with(prefix)) {
                const FoldedRange code = withNumber(text, token, text.size());
                m_pseudonym = isPseudonym(m_note, code);
                if (m_pseudonym)
                    value("record_id", code, code);
            }
        const bool shaped = word.size() >= 3 && word.size() <= 4 && word.front() == 'c' &&
                            shapeOf(word).digits == word.size() - 1 && m_note.text().upperAt(token.begin) &&
                            (token.end >= text.size() || text[token.end] != '.' ||
                             token.end + 1 >= text.size() || !TextCursor::isDigit(text[token.end + 1]));
        const bool inHeader =
            kHeaderLines >= m_note.lines().size() || token.begin < m_note.lines()[kHeaderLines].range.begin;
        if (shaped && inHeader && !m_centre) {
            m_centre = true;
            value("centre_code", token, token);
        }
        i = std::max(i, token.end > 0 ? token.end - 1 : 0);
    }
}

} // namespace

void HeaderExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    HeaderScan scan(note, soFar);
    scan.date();
    scan.labels();
    scan.shapes();
}

} // namespace cotejo
