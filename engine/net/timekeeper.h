#pragma once

#include <atomic>
#include <chrono>

namespace cotejo
{

// Passing time, so that tests need not wait for it.
class Timekeeper
{
public:
    Timekeeper() = default;
    Timekeeper(const Timekeeper&) = delete;
    Timekeeper& operator=(const Timekeeper&) = delete;
    virtual ~Timekeeper() = default;

    [[nodiscard]] virtual std::chrono::milliseconds elapsed() const = 0; // since some moment, never backwards
    // False where `cancel` ended the wait.
    [[nodiscard]] virtual bool wait(std::chrono::milliseconds time, const std::atomic<bool>& cancel) = 0;
};

class SteadyTimekeeper final : public Timekeeper
{
public:
    [[nodiscard]] std::chrono::milliseconds elapsed() const override;
    [[nodiscard]] bool wait(std::chrono::milliseconds time, const std::atomic<bool>& cancel) override;
};

} // namespace cotejo
