#pragma once

#include "engine/pipeline/registry_notes.h"
#include "ui/session/background_job.h"

#include <memory>

namespace cotejo
{

class StoreFile;

// Evaluates every note of a store for the overview; `out` is filled when the job has finished without an
// error. `done` is the notes read.
[[nodiscard]] BackgroundJob::Work registryWork(const StoreFile& store, std::shared_ptr<RegistryNotes> out);

} // namespace cotejo
