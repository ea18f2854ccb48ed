#include "engine/base/program_version.h"

namespace cotejo
{

std::string_view programVersion()
{
    return COTEJO_VERSION;
}

} // namespace cotejo
