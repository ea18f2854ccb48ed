#include "engine/orvs/verification_loop.h"

#include "engine/orvs/loop_course.h"

namespace cotejo
{
namespace
{
enum class Next { stop, correct };

struct Judged {
    Next next = Next::stop;
    LoopOutcome outcome = LoopOutcome::fallback;
};

// `inPart`: an evaluation without an error that lacks a dimension and says what to correct.
Judged judge(Verdict verdict, bool correctionsLeft, bool inPart)
{
    switch (verdict) {
    case Verdict::passed:
        return {Next::stop, LoopOutcome::passed};
    case Verdict::no_threshold:
        return {Next::stop, LoopOutcome::no_threshold};
    case Verdict::failed:
        return {correctionsLeft ? Next::correct : Next::stop, LoopOutcome::exhausted};
    case Verdict::evaluator_error:
        return {inPart && correctionsLeft ? Next::correct : Next::stop, LoopOutcome::evaluator_failed};
    case Verdict::fallback_delivered:
    case Verdict::not_evaluated:
    case Verdict::delivered_not_rescored:
        break;
    }
    return {Next::stop, LoopOutcome::evaluator_failed};
}

LoopRun ended(LoopCourse& course, LoopOutcome outcome)
{
    if (outcome == LoopOutcome::fallback)
        course.deliverFallback();
    if (needsEscalation(outcome))
        course.escalate(outcome);
    return course.deliver(outcome);
}
} // namespace

Result<LoopRun> VerificationLoop::run(const LoopTask& task,
                                      const std::function<void(const LoopStage&)>& progress,
                                      const std::atomic<bool>& cancel) const
{
    LoopCourse course(m_parts, task, progress, cancel);
    Result<bool> written = course.generate();
    for (int corrections = 0;; ++corrections) {
        if (!written)
            return tl::unexpected<Error>(written.error());
        if (!*written || course.timeIsUp())
            return ended(course, LoopOutcome::fallback);
        if (corrections > 0 && !task.mode.rescored)
            return ended(course, LoopOutcome::not_rescored);
        const Result<Verdict> verdict = course.verify();
        if (!verdict)
            return tl::unexpected<Error>(verdict.error());
        if (*verdict != Verdict::passed && course.timeIsUp())
            return ended(course, LoopOutcome::fallback);
        const Judged judged = judge(*verdict, corrections < task.mode.corrections, course.wasScoredInPart());
        if (judged.next == Next::stop)
            return ended(course, judged.outcome);
        written = course.correct(course.lastFeedback());
    }
}

} // namespace cotejo
