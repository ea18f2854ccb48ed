#include "app/cli/masked_words.h"

#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"

namespace cotejo::cli
{

std::string maskedWords(const std::string& text)
{
    return MaskedText(text, findIdentifiers(text)).text();
}

} // namespace cotejo::cli
