#pragma once

#include "engine/base/text_span.h"
#include "ui/theme/tone.h"

#include <QString>

#include <optional>
#include <vector>

namespace cotejo
{

enum class MarkKind {
    citation,  // an identifier: a line under it alone, badges after it
    evidence,  // where a field or card was found: wash and thin line; stronger while selected
    finding,   // wash, line in the query's colour, numbered badge
    hidden,    // a personal datum: a solid block as wide as `label`
    searchHit, // a hit of the search: wash as evidence, no line
    added,     // a word the other text lacks: underlined
    removed,   // a word taken out: struck through
    emphasis   // semibold: a heading inside the text; is no stop of the keyboard
};

enum class MarkLine { none, solid, wave, dotted, dashed, dashDotted, thin };

// What stands after a mark, painted and never part of the text. No tone: grey.
struct MarkBadge {
    QString icon; // icon id, may be empty
    QString text; // "2", "no recuperado"; may be empty
    std::optional<Tone> tone;
    bool strong = false; // semibold text
};

// A place of one section of a SourceTextView. Marks may overlap, touch and share an id (two places of one
// matter).
struct TextMark {
    QString id;
    std::size_t section = 0;
    TextSpan span; // code points of that section's text as given
    MarkKind kind = MarkKind::evidence;
    MarkLine line = MarkLine::none;
    std::optional<Tone> tone; // of the line; none: grey
    std::vector<MarkBadge> badges;
    QString
        label; // hidden: what stands in place of the text, and what a screen reader hears ("nombre oculto")
    QString toolTip; // the status in a sentence

    [[nodiscard]] bool isStop() const { return kind != MarkKind::emphasis && kind != MarkKind::hidden; }
};

// One of the texts shown one below the other: a question, an answer, a note.
struct TextSection {
    QString id;
    QString lead;       // semibold words before the text ("Pregunta."), no part of it and never copied
    std::string text;   // UTF-8 as given, byte order mark and CR LF included
    bool quiet = false; // muted colour
};

} // namespace cotejo
