#pragma once

#include "engine/domain/evaluation.h"
#include "engine/domain/loop_stage.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class Route { chat, study };
enum class PipelineMode { normal, quick_orvs, full_orvs };
enum class DraftKind { initial, regenerated, extended, pmid_regenerated, fallback, alternative };

struct RetrievedItem {
    std::optional<std::string> pmid;
    std::optional<std::string> title;
    std::optional<std::int64_t> year;
    std::optional<std::string> doi;
    std::optional<std::string> excerpt;
};

struct Draft {
    DraftKind kind = DraftKind::initial;
    std::string text;
    std::optional<std::string> model;
};

struct Turn {
    std::string id;
    std::optional<std::string> askedAt; // ISO 8601 as given
    std::string query;
    PipelineMode pipelineMode = PipelineMode::normal;
    std::optional<std::vector<RetrievedItem>>
        retrieved; // nullopt: the list is not in the file; empty: nothing was retrieved
    std::vector<Draft> drafts;
    std::vector<Evaluation> evaluations;
    std::string answer;            // what the clinician was shown
    std::vector<LoopStage> stages; // of a record of our own loop
};

// A RheumAI conversation, `rheumai.transcript` version 1 (FORMATS §1).
struct Transcript {
    std::string id;
    std::optional<std::string> subject; // pseudonym shared with the notes of the same patient
    Route route = Route::chat;
    std::optional<std::string> arm;
    std::optional<std::string> language;
    bool orvsEnabled = true;
    std::optional<std::string> exportedAt;
    std::vector<Turn> turns;
};

} // namespace cotejo
