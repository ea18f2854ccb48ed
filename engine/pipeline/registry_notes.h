#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_status.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace cotejo
{

struct Form;
class StoreFile;

// How a field counts where completeness is counted; `outside`: not asked of this note.
enum class FieldShare : std::uint8_t { outside, complete, toClarify, unknown, absent };

// What the registry's overview needs of one note. The word of a person stands in place of the program's.
struct RegistryNote {
    std::string note;
    std::string centre; // empty: not known
    std::string month;  // "2026-03"; empty: not known
    Disease disease = Disease::OTR;
    std::vector<VisitContext> contexts;
    std::vector<FieldShare> fields; // in the form's order
};

struct RegistryNotes {
    std::vector<RegistryNote> notes;
    std::size_t unreadable = 0;
};

[[nodiscard]] std::string centreOf(const NoteEvaluation& evaluation, const Form& form);
[[nodiscard]] std::string monthOf(const NoteEvaluation& evaluation, const Form& form);

// Every present note of a store, evaluated with the built-in form. Where cancelled: what was read so far.
[[nodiscard]] Result<RegistryNotes> readRegistryNotes(const StoreFile& store,
                                                      const std::function<void(std::size_t notes)>& report,
                                                      const std::atomic<bool>& cancel);

} // namespace cotejo
