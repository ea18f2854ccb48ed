#pragma once

#include <cstdint>
#include <string>

namespace cotejo
{

// A moment with the wall clock's offset, as events keep it.
struct Instant {
    std::int64_t epochMs = 0;       // milliseconds since 1970-01-01T00:00:00Z
    std::int32_t offsetMinutes = 0; // local time minus UTC

    friend bool operator==(const Instant&, const Instant&) = default;
};

// Time comes in as an argument so that tests decide it.
class Clock
{
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;
    [[nodiscard]] virtual Instant now() const = 0;
};

class SystemClock final : public Clock
{
public:
    [[nodiscard]] Instant now() const override;
};

// "2026-05-04T21:20:00.000Z"
std::string toIsoUtc(std::int64_t epochMs);

} // namespace cotejo
