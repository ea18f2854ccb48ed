#pragma once

#include "engine/orvs/pmid_control.h"
#include "engine/orvs/verification_loop.h"

#include <string>

namespace cotejo
{

// One run of the loop while it goes on: takes the steps, writes the stages. VerificationLoop decides which
// step comes next.
class LoopCourse
{
public:
    LoopCourse(const LoopParts& parts, const LoopTask& task,
               const std::function<void(const LoopStage&)>& progress, const std::atomic<bool>& cancel);

    // Writes a draft and controls its PMIDs. False where no text could be had.
    [[nodiscard]] Result<bool> generate();
    [[nodiscard]] Result<bool> correct(const std::vector<std::string>& feedback);
    // Scores the last draft and gives the verdict of the turn as it would be delivered now.
    [[nodiscard]] Result<Verdict> verify();

    void deliverFallback();
    void escalate(LoopOutcome outcome);
    [[nodiscard]] LoopRun deliver(LoopOutcome outcome); // the end

    [[nodiscard]] bool timeIsUp() const { return left().count() <= 0; }
    [[nodiscard]] std::vector<std::string> lastFeedback() const;
    // The last evaluation has no error, lacks a dimension all the same, and says what to correct.
    [[nodiscard]] bool wasScoredInPart() const;

private:
    [[nodiscard]] std::chrono::milliseconds left() const;
    [[nodiscard]] std::chrono::milliseconds callLimit() const;
    [[nodiscard]] Result<bool> write(const std::string& stage, DraftKind kind, const std::string& before,
                                     CorrectionWay way, const std::vector<std::string>& feedback);
    [[nodiscard]] Result<bool> controlPmids();
    [[nodiscard]] PmidStanding lookAtPmids();
    [[nodiscard]] std::vector<std::string> pmidWishes(const PmidStanding& standing) const;
    [[nodiscard]] const std::string& lastText() const { return m_run.turn.drafts.back().text; }
    [[nodiscard]] TurnCheck checkedAsDelivered();
    // A stage that has begun.
    struct OpenStage {
        LoopStage stage;
        std::int64_t begunMs = 0;
    };
    [[nodiscard]] OpenStage begin(const std::string& stage) const;
    [[nodiscard]] OpenStage beginOnLastDraft(const std::string& stage) const;
    void close(OpenStage open, std::string_view outcome);

    const LoopParts& m_parts;
    const LoopTask& m_task;
    const std::function<void(const LoopStage&)>& m_progress;
    const std::atomic<bool>& m_cancel;
    std::int64_t m_begunMs;
    LoopRun m_run;
};

} // namespace cotejo
