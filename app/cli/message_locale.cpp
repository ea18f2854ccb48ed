#include "app/cli/message_locale.h"

#include <cstdlib>
#include <string_view>

namespace cotejo::cli
{

MessageLanguage messageLanguage()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0')
            return std::string_view(value).starts_with("es") ? MessageLanguage::es : MessageLanguage::en;
    }
    return MessageLanguage::en;
}

} // namespace cotejo::cli
