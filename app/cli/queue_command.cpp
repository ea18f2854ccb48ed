#include "app/cli/command.h"
#include "app/cli/store_access.h"
#include "app/cli/terminal_text.h"

#include "engine/store/queue_reader.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

constexpr std::size_t kPage = 500;

struct QueueArguments {
    std::string store;
    std::vector<std::string> states;
    std::vector<std::string> kinds;
    QueueFilter filter;
    std::string by;
    bool pretty = false;
};

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

void print(const QueueRow& row, bool pretty)
{
    if (pretty) {
        std::string reasons;
        for (const std::string& reason : row.reasons)
            reasons += (reasons.empty() ? "" : ", ") + reason;
        std::cout << fmt::format("{:<13} {:<28} {:<10} {:<24} {}\n", codeOfItemState(row.state),
                                 oneLine(row.item), oneLine(row.subject), row.verdict, reasons);
        return;
    }
    const Json line{{"item", row.item},
                    {"kind", codeOfItemKind(row.kind)},
                    {"subject", textOrNull(row.subject)},
                    {"verdict", textOrNull(row.verdict)},
                    {"reasons", row.reasons},
                    {"state", codeOfItemState(row.state)}};
    std::cout << line.dump() << '\n';
}

int runQueue(QueueArguments& arguments)
{
    for (const std::string& word : arguments.states)
        arguments.filter.states.push_back(*itemStateFromCode(word));
    for (const std::string& word : arguments.kinds)
        arguments.filter.kinds.push_back(word == "note" ? ItemKind::note : ItemKind::turn);
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("queue", store.error());
    Result<ReadHandle> handle = store->openRead();
    if (!handle)
        return reportFault("queue", handle.error());
    const SystemClock clock;
    QueueReader reader(*handle, clock);
    reader.setViewer(arguments.by);
    std::optional<QueueCursor> after;
    std::size_t count = 0;
    do {
        const Result<QueuePage> page = reader.page(arguments.filter, after, kPage);
        if (!page)
            return reportFault("queue", page.error());
        for (const QueueRow& row : page->rows)
            print(row, arguments.pretty);
        count += page->rows.size();
        after = page->next;
    } while (after && std::cout.good());
    if (count == 0)
        std::cerr << "cotejo-cli queue: nothing to review with these filters\n";
    return std::cout.good() ? kDone : kCheckFailed;
}
} // namespace

void addQueueCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<QueueArguments>();
    CLI::App* command =
        app.add_subcommand("queue", "What waits for a person, the most pressing first; a JSON line an item");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_flag("--all", arguments->filter.withoutReasons,
                      "Also items that nothing put into the queue");
    command->add_option("--state", arguments->states, "Only these states")
        ->check(CLI::IsMember({"pending", "due", "stale", "postponed", "escalated", "approved", "corrected",
                               "rejected", "cannot_judge"}));
    command->add_option("--kind", arguments->kinds, "turn or note")->check(CLI::IsMember({"turn", "note"}));
    command->add_option("--verdict", arguments->filter.verdicts, "Only these verdicts");
    command->add_option("--reason", arguments->filter.reasonFamilies,
                        "verdict, citation, rule, …, or a whole reason");
    command->add_option("--subject", arguments->filter.subject, "Only this patient's pseudonym");
    command->add_option("--search", arguments->filter.text,
                        "Words of question, answer, note or comment; accents do not matter");
    command->add_option("--by", arguments->by,
                        "As this person sees it: what they are to read a second time stays blind");
    command->add_flag("--pretty", arguments->pretty, "For people: columns instead of JSON");
    command->callback([arguments, &run] { run = [arguments] { return runQueue(*arguments); }; });
}

} // namespace cotejo::cli
