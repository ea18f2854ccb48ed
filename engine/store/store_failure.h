#pragma once

#include "engine/base/result.h"

#include <exception>
#include <type_traits>
#include <utility>

namespace cotejo
{

// Inside engine/store a statement that fails throws this; asResult() turns it into a value at the module's
// edge.
class StoreFailure : public std::exception
{
public:
    explicit StoreFailure(Error error) : m_error(std::move(error)) {}
    StoreFailure(std::string code, std::string where, std::string detail = {})
        : m_error{std::move(code), std::move(where), std::move(detail)}
    {
    }

    [[nodiscard]] const Error& error() const { return m_error; }
    [[nodiscard]] const char* what() const noexcept override { return m_error.code.c_str(); }

private:
    Error m_error;
};

// Runs `work` and gives its value, or what stopped it. Messages of other exceptions may quote data and are
// not passed on.
template <class Work>
[[nodiscard]] auto asResult(Work&& work) -> Result<std::invoke_result_t<Work>>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            std::forward<Work>(work)();
            return {};
        } else {
            return std::forward<Work>(work)();
        }
    } catch (const StoreFailure& failure) {
        return tl::unexpected<Error>(failure.error());
    } catch (const std::exception&) {
        return fail("store.damaged", "", "a stored value is not in the form it was written in");
    }
}

} // namespace cotejo
