#include "app/cli/judging_session.h"

#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/rubric_files.h"

#include "engine/rubrics/weight_rule.h"

#include <CLI/CLI.hpp>

namespace cotejo::cli
{

void addJudgingOptions(CLI::App& command, JudgingOptions& options)
{
    command
        .add_option("TREE", options.tree,
                    "A file of cotejo.rubrics, or the id of one that ships (rheumatology)")
        ->required();
    command.add_option("PATH", options.paths, "Transcripts (.json, .jsonl) and folders")->required();
    command.add_option("--weights", options.weights, "How shared nodes get their weight; path-sum")
        ->check(CLI::IsMember({"path-sum", "max-path", "mean-path", "literal", "stated"}));
    command
        .add_option("--renormalise", options.renormalise,
                    "static: weights of the whole tree, over the leaves that count; resplit: split anew")
        ->check(CLI::IsMember({"static", "resplit"}));
    command.add_option("--verdicts", options.verdicts,
                       "People's verdicts, CSV item,leaf,rater,verdict: they take the place of the rules'");
    command.add_option("--rater", options.rater, "Whose verdicts of that file; all, the last one counts");
}

std::variant<std::unique_ptr<JudgingSession>, int> JudgingSession::open(const JudgingOptions& options)
{
    auto read = readTaxonomy(options.tree);
    if (const int* status = std::get_if<int>(&read))
        return *status;
    std::unique_ptr<JudgingSession> session(new JudgingSession(std::move(std::get<Taxonomy>(read))));
    if (const int status = session->prepare(options); status != kDone)
        return status;
    return session;
}

int JudgingSession::prepare(const JudgingOptions& options)
{
    auto judged = JudgedTaxonomy::compile(m_taxonomy);
    if (!judged) {
        for (const Error& fault : judged.error())
            printRubricFault(options.tree, fault);
        return kCheckFailed;
    }
    m_judged.emplace(std::move(*judged));
    auto weights = WeightTable::compute(m_taxonomy, *weightRuleFromCode(options.weights));
    if (!weights) {
        printRubricFault(options.tree, weights.error());
        return kCheckFailed;
    }
    m_weights.emplace(std::move(*weights));
    m_judge.emplace(*m_judged, *m_weights,
                    options.renormalise == "resplit" ? Renormalise::resplit : Renormalise::staticWeights);
    if (options.verdicts.empty())
        return kDone;
    const auto bytes = plainBytes(options.verdicts);
    if (!bytes) {
        printRubricFault(options.verdicts, {"read.unreadable", "", "a file that can be read"});
        return kNothingRead;
    }
    auto verdicts = readLeafVerdicts(*bytes);
    if (!verdicts) {
        printRubricFault(options.verdicts, verdicts.error());
        return kNothingRead;
    }
    for (const Error& refused : verdicts->refused)
        printRubricFault(options.verdicts, refused);
    for (LeafVerdict& verdict : verdicts->verdicts)
        if (options.rater.empty() || verdict.rater == options.rater)
            m_verdicts.push_back(std::move(verdict));
    return kDone;
}

std::vector<LeafFinding> JudgingSession::personFindings(const std::string& item) const
{
    std::vector<LeafFinding> findings;
    for (const LeafVerdict& verdict : m_verdicts) {
        const auto leaf = m_taxonomy.find(verdict.leaf);
        if (verdict.item == item && leaf)
            findings.push_back({*leaf,
                                verdict.met,
                                {},
                                {"person", verdict.rater, {}},
                                verdict.met ? "" : "not applicable, or cannot be judged"});
    }
    return findings;
}

JudgedAnswer JudgingSession::judge(const Transcript& transcript, std::size_t turn, bool& unjudged) const
{
    JudgedAnswer judged = m_judge->judge(transcript, turn);
    m_judge->add(personFindings(judged.item), judged);
    unjudged = unjudged || false;
    return judged;
}

} // namespace cotejo::cli
