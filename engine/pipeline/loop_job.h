#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/net/chat_client.h"
#include "engine/net/timekeeper.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/loop_mode.h"
#include "engine/orvs/loop_run.h"

#include <functional>

namespace cotejo
{

// A model behind a service, as the person who runs the loop names it.
struct ModelChoice {
    ChatEndpoint endpoint;
    std::optional<std::string> model;
    std::int64_t maxTokens = 1024;
};

struct LoopJobOptions {
    std::string contract;
    std::string query;
    std::vector<RetrievedItem> evidence;
    ModelChoice generator;
    std::optional<ModelChoice> evaluator; // absent: the built-in rules
    std::optional<Decimal> threshold;     // the user's; only where the contract has none
    std::optional<CorrectionWay> way;
    std::optional<bool> rescored; // absent: as the contract does
    std::string language = "es";
    std::string transcript; // id of the record; empty: one is made
    std::optional<std::string> subject;
    std::chrono::milliseconds budget{300'000};
    std::chrono::milliseconds callLimit{120'000};
};

// What the job rests on. `net` and `time` are those of the program or of a test.
struct LoopJobParts {
    const ContractCatalog& contracts;
    HttpTransport& net;
    Timekeeper& time;
    const Clock& clock;
};

struct LoopJobResult {
    std::string transcript; // id
    std::string json;       // the record (loopTranscriptJson)
    LoopRun run;
};

// Whether the options can be run at all: loop.unknown_contract, loop.rules_contract (rules score by
// orvs-rules alone, and orvs-rules is scored by rules alone), loop.threshold_given (the contract has one),
// loop.threshold_off_scale, loop.way_not_allowed, loop.empty_query. Nothing is sent before it passes.
[[nodiscard]] Result<void> checkLoopOptions(const LoopJobOptions& options, const ContractCatalog& contracts);

// Runs the verification loop with models behind services. Texts that go to another machine are masked first.
// Errors: those of checkLoopOptions, net.cancelled, faults of the program's own data.
[[nodiscard]] Result<LoopJobResult> runLoop(const LoopJobOptions& options, const LoopJobParts& parts,
                                            const std::function<void(const LoopStage&)>& progress,
                                            const std::atomic<bool>& cancel);

} // namespace cotejo
