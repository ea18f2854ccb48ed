#include "engine/text/word_list.h"

#include "engine/text/lexicon_matcher.h"

namespace cotejo
{

WordList::WordList(std::string_view group)
{
    const Lexicon& lexicon = shippedLexicons().lexicon();
    for (const auto& term : lexicon.terms())
        if (lexicon.entries()[term.entry].group == group)
            m_words.insert(term.folded);
}

} // namespace cotejo
