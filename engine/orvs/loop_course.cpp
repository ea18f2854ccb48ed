#include "engine/orvs/loop_course.h"

#include "engine/domain/codes.h"

#include <algorithm>

namespace cotejo
{
namespace
{
using std::chrono::milliseconds;

std::string pmidOutcome(const PmidStanding& standing)
{
    if (!standing.foreign.empty())
        return "foreign";
    return standing.uncited ? "uncited" : "ok";
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

} // namespace

LoopCourse::LoopCourse(const LoopParts& parts, const LoopTask& task,
                       const std::function<void(const LoopStage&)>& progress, const std::atomic<bool>& cancel)
    : m_parts(parts), m_task(task), m_progress(progress), m_cancel(cancel),
      m_begunMs(parts.clock.now().epochMs)
{
    m_run.turn.id = task.turnId;
    m_run.turn.query = task.query;
    m_run.turn.retrieved = task.evidence;
    OpenStage open = begin("retrieval");
    open.stage.detail = {std::to_string(task.evidence.size())};
    close(std::move(open), task.evidence.empty() ? "empty" : "ok");
}

milliseconds LoopCourse::left() const
{
    return m_task.budget - milliseconds(m_parts.clock.now().epochMs - m_begunMs);
}

milliseconds LoopCourse::callLimit() const
{
    return std::clamp(left(), milliseconds(1), std::max(m_task.callLimit, milliseconds(1)));
}

LoopCourse::OpenStage LoopCourse::begin(const std::string& name) const
{
    OpenStage open;
    open.begunMs = m_parts.clock.now().epochMs;
    open.stage.stage = name;
    open.stage.at = toIsoUtc(open.begunMs);
    return open;
}

LoopCourse::OpenStage LoopCourse::beginOnLastDraft(const std::string& name) const
{
    OpenStage open = begin(name);
    open.stage.draft = static_cast<std::int64_t>(m_run.turn.drafts.size()) - 1;
    return open;
}

void LoopCourse::close(OpenStage open, std::string_view outcome)
{
    open.stage.ms = std::max<std::int64_t>(0, m_parts.clock.now().epochMs - open.begunMs);
    open.stage.outcome = std::string(outcome);
    m_run.turn.stages.push_back(std::move(open.stage));
    if (m_progress)
        m_progress(m_run.turn.stages.back());
}

Result<bool> LoopCourse::write(const std::string& name, DraftKind kind, const std::string& before,
                               CorrectionWay way, const std::vector<std::string>& feedback)
{
    OpenStage open = begin(name);
    const TextToWrite wish{m_task.query, m_task.evidence, before, way, feedback, callLimit()};
    Result<WrittenText> written = m_parts.generator.write(wish, m_cancel);
    if (!written && written.error().code == "net.cancelled")
        return tl::unexpected<Error>(written.error());
    if (!written) {
        open.stage.detail = {written.error().detail};
        close(std::move(open), written.error().code);
        return false;
    }
    const bool added = !before.empty() && way == CorrectionWay::extend;
    m_run.turn.drafts.push_back(
        {kind, added ? before + "\n\n" + written->text : std::move(written->text), written->model});
    open.stage.draft = static_cast<std::int64_t>(m_run.turn.drafts.size()) - 1;
    close(std::move(open), "ok");
    return true;
}

std::vector<std::string> LoopCourse::pmidWishes(const PmidStanding& standing) const
{
    std::vector<std::string> wishes;
    if (!standing.foreign.empty())
        wishes.push_back(m_parts.prompts.filled("foreign", "pmids", joined(standing.foreign)));
    if (standing.uncited)
        wishes.push_back(m_parts.prompts.text("uncited"));
    return wishes;
}

PmidStanding LoopCourse::lookAtPmids()
{
    OpenStage open = beginOnLastDraft("pmid_control");
    PmidStanding standing = pmidStandingOf(lastText(), m_task.evidence);
    open.stage.detail = standing.foreign;
    close(std::move(open), pmidOutcome(standing));
    return standing;
}

Result<bool> LoopCourse::controlPmids()
{
    const PmidStanding standing = lookAtPmids();
    if (standing.sound() || timeIsUp())
        return true;
    const std::string before = lastText();
    const Result<bool> again = write("generation", DraftKind::pmid_regenerated, before,
                                     CorrectionWay::regenerate, pmidWishes(standing));
    if (!again)
        return again;
    if (*again)
        static_cast<void>(lookAtPmids());
    return true; // without a second text the first stands, and what is foreign in it is replaced
}

Result<bool> LoopCourse::generate()
{
    const Result<bool> written = write("generation", DraftKind::initial, "", CorrectionWay::regenerate, {});
    return written && *written ? controlPmids() : written;
}

Result<bool> LoopCourse::correct(const std::vector<std::string>& feedback)
{
    const CorrectionWay way = m_task.way.value_or(m_task.mode.ways.front());
    const std::string before = lastText();
    const Result<bool> written =
        write("correction", way == CorrectionWay::extend ? DraftKind::extended : DraftKind::regenerated,
              before, way, feedback);
    return written && *written ? controlPmids() : written;
}

std::vector<std::string> LoopCourse::lastFeedback() const
{
    std::vector<std::string> feedback;
    if (!m_run.made.empty())
        feedback = m_run.made.back().feedback;
    if (feedback.empty())
        feedback.push_back(m_parts.prompts.text("unnamed"));
    return feedback;
}

bool LoopCourse::wasScoredInPart() const
{
    if (m_run.made.empty() || m_run.made.back().feedback.empty())
        return false;
    const Evaluation& last = m_run.made.back().evaluation;
    return last.errors.empty() && last.composite && m_task.contract.onScale(*last.composite);
}

TurnCheck LoopCourse::checkedAsDelivered()
{
    m_run.turn.answer = withoutForeignPmids(lastText(), m_task.evidence);
    Transcript transcript;
    transcript.turns.push_back(m_run.turn);
    return m_parts.checker.check(transcript).front();
}

Result<Verdict> LoopCourse::verify()
{
    OpenStage open = beginOnLastDraft("verification");
    const TextToScore text{m_task.contract, m_task.query, m_task.evidence, lastText(), callLimit()};
    Result<MadeEvaluation> made = m_parts.evaluator.evaluate(text, m_cancel);
    if (!made)
        return tl::unexpected<Error>(made.error());
    Evaluation& evaluation = made->evaluation;
    evaluation.draft = open.stage.draft;
    evaluation.threshold = m_task.threshold;
    const std::optional<Decimal>& threshold =
        m_task.threshold ? m_task.threshold : m_task.contract.threshold.value;
    if (threshold && evaluation.composite && evaluation.errors.empty())
        evaluation.passed = *evaluation.composite >= *threshold;
    m_run.turn.evaluations.push_back(evaluation);
    m_run.made.push_back(std::move(*made));
    open.stage.evaluation = static_cast<std::int64_t>(m_run.made.size()) - 1;
    const Verdict verdict = checkedAsDelivered().verdict;
    close(std::move(open), codeOf(verdict));
    return verdict;
}

void LoopCourse::deliverFallback()
{
    OpenStage open = begin("fallback");
    const bool late = timeIsUp();
    m_run.turn.drafts.push_back({DraftKind::fallback, m_parts.prompts.text("fallback"), std::nullopt});
    open.stage.draft = static_cast<std::int64_t>(m_run.turn.drafts.size()) - 1;
    close(std::move(open), late ? "time_out" : "no_text");
}

void LoopCourse::escalate(LoopOutcome outcome)
{
    OpenStage open = beginOnLastDraft("escalation");
    if (!m_run.made.empty()) {
        open.stage.evaluation = static_cast<std::int64_t>(m_run.made.size()) - 1;
        open.stage.detail = m_run.made.back().feedback;
    }
    close(std::move(open), codeOfOutcome(outcome));
}

LoopRun LoopCourse::deliver(LoopOutcome outcome)
{
    OpenStage open = beginOnLastDraft("delivery");
    m_run.verdict = checkedAsDelivered().verdict;
    m_run.outcome = outcome;
    open.stage.detail = pmidStandingOf(lastText(), m_task.evidence).foreign;
    close(std::move(open), codeOf(m_run.verdict));
    return std::move(m_run);
}

} // namespace cotejo
