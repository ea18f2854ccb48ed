#pragma once

#include "engine/text/folded_text.h"
#include "engine/text/mention.h"
#include "engine/text/sentence.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// What stands behind a term and is about that term alone: an answer ("HAS no, DM no", "Embarazo actual: no")
// denies it, a relative ("diabetes (madre)", "falleció su padre") has it instead of the patient. After a
// relative's death all that the sentence says on is the relative's, up to who it names next. Runs after
// AssertionClassifier; linear.
class TrailingWords
{
public:
    TrailingWords(std::string_view original, const FoldedText& folded, std::vector<Mention>& mentions)
        : m_original(original), m_folded(folded), m_text(folded.view()), m_mentions(mentions)
    {
    }
    // `first` and `last`: range of mentions inside the sentence.
    void settle(const Sentence& sentence, std::size_t first, std::size_t last);

private:
    [[nodiscard]] bool isAnswer(const Mention& mention, const Sentence& sentence) const;
    [[nodiscard]] bool isRelative(const Mention& mention) const;
    void deny(const Mention& answer, std::size_t index, std::size_t first);
    void handToRelative(const Mention& relative, std::size_t index, std::size_t first, std::size_t last);

    std::string_view m_original;
    const FoldedText& m_folded;
    std::string_view m_text;
    std::vector<Mention>& m_mentions;
};

} // namespace cotejo
