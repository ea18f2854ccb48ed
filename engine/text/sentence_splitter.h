#pragma once

#include "engine/text/folded_text.h"
#include "engine/text/sentence.h"
#include "engine/text/text_line.h"

#include <vector>

namespace cotejo
{

// A sentence is never longer than this, in bytes: what is read within one sentence stays bounded however a
// text is written. Longer runs of words are parted at a cell, semicolon, comma or blank.
inline constexpr std::size_t kLongestSentence = 2000;

// Cuts lines into sentences. A stop inside a number, after an abbreviation ("dr.", "exp."), an initial ("s.
// pneumoniae") or the number of an enumeration ends none; a row of a table is one sentence; a line end ends
// one unless the line wraps. The whole text is covered but for blanks. Abbreviations: lexicon group
// "abbreviation" of the shipped lexicons.
[[nodiscard]] std::vector<Sentence> splitSentences(const FoldedText& text,
                                                   const std::vector<TextLine>& lines);

} // namespace cotejo
