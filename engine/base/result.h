#pragma once

#include "engine/base/error.h"

#include <tl/expected.hpp>

namespace cotejo
{

// A value or the reason why there is none. Every function that returns one is [[nodiscard]].
template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string code, std::string where, std::string detail = {})
{
    return tl::unexpected<Error>(Error{std::move(code), std::move(where), std::move(detail)});
}

} // namespace cotejo
