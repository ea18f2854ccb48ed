#include "engine/completeness/unit_spelling.h"

#include "engine/text/folded_text.h"

namespace cotejo
{

std::string unitSpelling(std::string_view unit)
{
    const FoldedText folded(unit);
    std::string spelling;
    for (const char byte : folded.view())
        if (byte != ' ' && byte != '.' && byte != '\n')
            spelling.push_back(byte);
    return spelling;
}

} // namespace cotejo
