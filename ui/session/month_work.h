#pragma once

#include "engine/pipeline/month_figures.h"
#include "ui/session/background_job.h"

#include <memory>

namespace cotejo
{

class StoreFile;

// Counts what the report of a month ("2026-05") says; `out` is filled when the job has finished without an
// error. What `viewer` must not know yet is left out. `done` is the decisions of the month.
[[nodiscard]] BackgroundJob::Work monthWork(const StoreFile& store, const QString& month,
                                            const QString& viewer, std::shared_ptr<MonthFigures> out);

} // namespace cotejo
