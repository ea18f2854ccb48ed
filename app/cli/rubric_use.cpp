#include "app/cli/rubric_use.h"

#include "app/cli/judging_session.h"
#include "app/cli/refusal_printer.h"

#include "engine/import/document_reader.h"
#include "engine/judges/rubric_text.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct UseOptions {
    JudgingOptions judging;
    std::string language = "es";
    bool pairs = false;
};

void printUse(const Json& line)
{
    std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

// The same turn with one of its drafts as its answer.
Transcript withAnswer(const Transcript& transcript, std::size_t turn, const std::string& answer)
{
    Transcript one = transcript;
    one.turns[turn].answer = answer;
    return one;
}

Json rewardLine(const JudgingSession& session, const Transcript& transcript, std::size_t turn,
                const JudgedAnswer& judged)
{
    Json leaves = Json::array();
    for (const ScoredLeaf& leaf : judged.card.leaves)
        if (leaf.result)
            leaves.push_back({{"leaf", session.taxonomy().node(leaf.leaf).id},
                              {"met", *leaf.result},
                              {"weight", leaf.weight}});
    Json critical = Json::array();
    for (const std::uint32_t leaf : judged.card.criticalFailures)
        critical.push_back(session.taxonomy().node(leaf).id);
    return {{"item", judged.item},
            {"prompt", transcript.turns[turn].query},
            {"completion", transcript.turns[turn].answer},
            {"reward", *judged.card.score},
            {"leaves", leaves},
            {"critical_failures", critical},
            {"tree", session.taxonomy().id()}};
}

// The best and the worst draft of a turn; none where they score the same.
void printPair(const JudgingSession& session, const Transcript& transcript, std::size_t turn, bool& unjudged)
{
    std::optional<double> best;
    std::optional<double> worst;
    std::string chosen;
    std::string rejected;
    for (const Draft& draft : transcript.turns[turn].drafts) {
        const auto score = session.judge(withAnswer(transcript, turn, draft.text), turn, unjudged).card.score;
        if (score && (!best || *score > *best)) {
            best = score;
            chosen = draft.text;
        }
        if (score && (!worst || *score < *worst)) {
            worst = score;
            rejected = draft.text;
        }
    }
    if (best && worst && *best > *worst)
        printUse({{"item", transcript.id + "/" + transcript.turns[turn].id},
                  {"prompt", transcript.turns[turn].query},
                  {"chosen", chosen},
                  {"rejected", rejected},
                  {"score_chosen", *best},
                  {"score_rejected", *worst},
                  {"tree", session.taxonomy().id()}});
}

template <class Print>
int eachTurn(const UseOptions& options, Print print)
{
    auto opened = JudgingSession::open(options.judging);
    if (const int* status = std::get_if<int>(&opened))
        return *status;
    const auto& session = std::get<std::unique_ptr<JudgingSession>>(opened);
    RefusalPrinter refusals("rubric");
    bool unjudged = false;
    RecordSink sink;
    sink.transcript = [&](TranscriptRecord&& record) {
        for (std::size_t turn = 0; turn < record.transcript.turns.size(); ++turn)
            print(*session, record.transcript, turn, unjudged);
        return std::cout.good();
    };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read(options.judging.paths, sink);
    std::cout.flush();
    refusals.summary(counts);
    if (!std::cout.good())
        return kCheckFailed;
    if (counts.records == 0)
        return kNothingRead;
    return counts.refused == 0 && !unjudged ? kDone : kSomeRefused;
}

int runManual(const UseOptions& options)
{
    return eachTurn(options, [&](const JudgingSession& session, const Transcript& transcript,
                                 std::size_t turn, bool& unjudged) {
        const JudgedAnswer judged = session.judge(transcript, turn, unjudged);
        printUse({{"item", judged.item},
                  {"leaves", judged.route.active.size()},
                  {"text", rubricManual(session.judged(), judged.route, options.language)}});
    });
}

int runFeedback(const UseOptions& options)
{
    return eachTurn(options, [&](const JudgingSession& session, const Transcript& transcript,
                                 std::size_t turn, bool& unjudged) {
        const JudgedAnswer judged = session.judge(transcript, turn, unjudged);
        Json failed = Json::array();
        for (const ScoredLeaf& leaf : judged.card.leaves)
            if (leaf.result == false)
                failed.push_back(session.taxonomy().node(leaf.leaf).id);
        printUse({{"item", judged.item},
                  {"failed", failed},
                  {"text", rubricFeedback(session.judged(), judged, options.language)}});
    });
}

int runReward(const UseOptions& options)
{
    return eachTurn(options, [&](const JudgingSession& session, const Transcript& transcript,
                                 std::size_t turn, bool& unjudged) {
        if (options.pairs) {
            printPair(session, transcript, turn, unjudged);
            return;
        }
        const JudgedAnswer judged = session.judge(transcript, turn, unjudged);
        if (judged.card.score) {
            printUse(rewardLine(session, transcript, turn, judged));
            return;
        }
        std::cerr << "cotejo-cli rubric: " << judged.item << ": no reward: " << wordsOf(judged.card.reason).en
                  << '\n';
        unjudged = true;
    });
}

void addUse(CLI::App& group, Run& run, const char* name, const char* help, int (*work)(const UseOptions&))
{
    const auto options = std::make_shared<UseOptions>();
    CLI::App* command = group.add_subcommand(name, help);
    addJudgingOptions(*command, options->judging);
    if (work == runReward)
        command->add_flag("--pairs", options->pairs,
                          "The best and the worst draft of each turn: prompt, chosen, rejected");
    else
        command->add_option("--language", options->language, "es or en; es")
            ->check(CLI::IsMember({"es", "en"}));
    command->callback([options, work, &run] { run = [options, work] { return work(*options); }; });
}
} // namespace

void addRubricUse(CLI::App& group, Run& run)
{
    addUse(group, run, "manual", "The leaves that apply to a question, as an instruction for its answer",
           runManual);
    addUse(group, run, "feedback", "The leaves that an answer does not meet, as text for its correction",
           runFeedback);
    addUse(group, run, "reward",
           "Question, answer and score as training data: prompt, completion, reward, one value a leaf",
           runReward);
}

} // namespace cotejo::cli
