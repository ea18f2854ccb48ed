#pragma once

#include <optional>
#include <string_view>

namespace cotejo
{

// The words of FORMATS.md for every enumeration, both ways: codeOf(Verdict::passed) is "passed".
// fromCode<Verdict>("passed") is Verdict::passed; an unknown word gives nullopt.
template <class E>
[[nodiscard]] std::string_view codeOf(E value);

template <class E>
[[nodiscard]] std::optional<E> fromCode(std::string_view code);

} // namespace cotejo
