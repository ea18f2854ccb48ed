#pragma once

#include "engine/base/clock.h"
#include "engine/store/case_reader.h"
#include "engine/store/import_writer.h"
#include "engine/store/queue_reader.h"
#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"
#include "engine/store/store_file.h"

#include <QTemporaryDir>
#include <QtTest>

#include <optional>
#include <string>
#include <vector>

namespace cotejo::test
{

// A clock that goes on by one second at each look, from 2026-05-04T12:00:00Z, six hours west of Greenwich.
class SteppingClock final : public Clock
{
public:
    [[nodiscard]] Instant now() const override { return {m_ms += 1000, -360}; }
    void set(std::int64_t ms) { m_ms = ms; }

private:
    mutable std::int64_t m_ms = 1'777'896'000'000;
};

// Unwraps a result; a failure fails the test with its code.
template <class T>
T take(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().code + " at " + result.error().where + ": " +
                                 result.error().detail);
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

// Runs SQL on a file behind the program's back, as somebody with the sqlite3 shell would: rows by line,
// columns by |.
std::string runSqlOn(const std::string& path, const std::string& sql);

// A store in a folder of its own, with small ways to fill it.
class StoreFixture
{
public:
    explicit StoreFixture(const std::string& device = "device-a");

    [[nodiscard]] std::string path(const std::string& name = "t.cotejo") const;
    [[nodiscard]] const StoreFile& open() const; // made at the first call
    void reopen() const;                         // checked anew, as at a start of the program
    [[nodiscard]] const SteppingClock& clock() const { return m_clock; }
    [[nodiscard]] SteppingClock& clock() { return m_clock; }

    void tamper(const std::string& sql) const;
    [[nodiscard]] std::string
    ask(const std::string& sql) const; // first column of each row, joined by line ends

    ImportOutcome import(const ImportedDocument& document) const;
    EventReceipt decide(const ReviewDecision& decision) const;
    [[nodiscard]] CaseFile load(const std::string& item, const std::string& reader = "Dra. Uno") const;

private:
    QTemporaryDir m_folder;
    SteppingClock m_clock;
    std::string m_device;
    mutable std::optional<StoreFile> m_file;
};

// A transcript of turns t1…tn, whose text is `words`; the verdict of each turn as given.
[[nodiscard]] ImportedDocument transcript(const std::string& id, const std::vector<std::string>& verdicts,
                                          const std::string& exportedAt = "2026-05-04T15:20:00-06:00",
                                          const std::string& words = "Continúe metotrexato");
[[nodiscard]] ImportedDocument note(const std::string& id, int complete, int asked,
                                    const std::string& subject = "P-017",
                                    const std::string& words = "Nota de seguimiento");
[[nodiscard]] ReviewDecision decision(const std::string& item, DecisionKind kind,
                                      const std::string& by = "Dra. Uno");

// The tables that can be made again, row by row.
[[nodiscard]] std::string dumpTables(const StoreFixture& store);

} // namespace cotejo::test
