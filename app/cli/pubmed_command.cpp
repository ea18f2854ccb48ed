#include "app/cli/cancel_signal.h"
#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/json_printer.h"
#include "app/cli/store_access.h"

#include "engine/base/iso_instant.h"
#include "engine/net/curl_transport.h"
#include "engine/net/retrying_transport.h"
#include "engine/pipeline/paper_refresh.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using nlohmann::ordered_json;

struct PubmedArguments {
    std::string store;
    std::string by;
    std::string address = kEutilsAddress;
    std::string email;
    std::string list;
    bool every = false;
};

void printPaper(const PaperNews& news)
{
    const PaperFact& fact = news.fact;
    const bool exists = fact.found == PaperFound::exists;
    ordered_json notices = ordered_json::array();
    for (const PaperNotice& notice : fact.notices)
        notices.push_back(
            {{"kind", codeOfNotice(notice.kind)}, {"pmid", notice.pmid}, {"where", notice.where}});
    ordered_json differences = ordered_json::array();
    for (const TitleDifference& difference : news.differences)
        differences.push_back(
            {{"item", difference.item}, {"stated", difference.stated}, {"found", difference.found}});
    const auto known = [exists](bool value) { return exists ? ordered_json(value) : ordered_json(); };
    printLine({{"pmid", fact.pmid},
               {"status", codeOfFound(fact.found)},
               {"checked_at", fact.checkedAt},
               {"retracted", known(fact.retracted())},
               {"corrected", known(fact.corrected())},
               {"concern", known(fact.concern())},
               {"title", exists ? ordered_json(fact.title) : ordered_json()},
               {"notices", std::move(notices)},
               {"title_differs", std::move(differences)}},
              true);
}

void printFailed(const std::vector<std::string>& pmids, const Error& error)
{
    const std::string now = toIsoUtc(SystemClock().now().epochMs);
    for (const std::string& pmid : pmids)
        printLine({{"pmid", pmid}, {"status", "not_checked"}, {"asked_at", now}, {"error", error.code}},
                  true);
    std::cerr << "cotejo-cli pubmed refresh: " << error.where << ": " << error.detail << " (" << error.code
              << "); " << pmids.size() << " PMIDs stay as they were\n";
}

int refresh(const PubmedArguments& arguments)
{
    constexpr const char* kRefresh = "pubmed refresh";
    const Result<ServiceAddress> address = ServiceAddress::parse(arguments.address);
    if (!address) {
        static_cast<void>(reportFault(kRefresh, address.error()));
        return kBadUsage;
    }
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault(kRefresh, store.error());
    EsummarySettings settings{*address, arguments.email, Secret::fromEnvironment("NCBI_API_KEY")};
    if (settings.email.empty())
        std::cerr
            << "cotejo-cli pubmed refresh: without --email NCBI cannot write before it blocks an address\n";
    if (!address->isLoopback())
        std::cerr << "cotejo-cli pubmed refresh: sends PMIDs, and nothing else of the store, to "
                  << address->host() << '\n';
    CurlTransport direct;
    SteadyTimekeeper time;
    RetryingTransport net(direct, time);
    EsummaryClient client(net, time, std::move(settings));
    const PaperRefreshOptions options{arguments.every, arguments.by.empty() ? systemUser() : arguments.by};
    const Result<PaperRefreshTotals> totals =
        refreshPapers(*store, client, options, {printPaper, printFailed}, SystemClock(), cancelledByUser());
    if (!totals)
        return reportFault(kRefresh, totals.error());
    std::cerr << "cotejo-cli pubmed refresh: " << totals->papers << " papers named, " << totals->asked
              << " asked about, " << totals->answered << " answered, " << totals->failed << " not checked, "
              << totals->changed << " documents evaluated anew\n";
    return totals->failed == 0 ? kDone : kSomeRefused;
}

int load(const PubmedArguments& arguments)
{
    constexpr const char* kLoad = "pubmed load";
    const std::string csv = plainBytes(arguments.list).value_or("");
    if (csv.empty()) {
        std::cerr << "cotejo-cli pubmed load: " << arguments.list << ": expected a CSV file\n";
        return kNothingRead;
    }
    const SystemClock clock;
    const Result<RetractionList> list = readRetractionList(csv, toIsoUtc(clock.now().epochMs));
    if (!list) {
        static_cast<void>(reportFault(
            kLoad, {list.error().code, arguments.list + " " + list.error().where, list.error().detail}));
        return kNothingRead;
    }
    for (const std::size_t line : list->refusedLines)
        std::cerr << "cotejo-cli pubmed load: " << arguments.list << ": line " << line
                  << ": expected as many cells as the header has, a known nature, and a PMID, 0 or nothing\n";
    if (list->facts.empty()) {
        std::cerr << "cotejo-cli pubmed load: " << arguments.list
                  << ": expected a paper with a PMID; what was loaded before stays\n";
        return kNothingRead;
    }
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::create);
    if (!store)
        return reportFault(kLoad, store.error());
    const Result<std::size_t> changed = loadRetractions(
        *store, *list, arguments.by.empty() ? systemUser() : arguments.by, clock, cancelledByUser());
    if (!changed)
        return reportFault(kLoad, changed.error());
    printLine({{"file", arguments.list},
               {"rows", list->rows},
               {"papers", list->facts.size()},
               {"without_pmid", list->withoutPmid},
               {"refused", list->refusedLines.size()},
               {"changed", *changed}});
    return list->refusedLines.empty() ? kDone : kSomeRefused;
}
} // namespace

void addPubmedCommand(CLI::App& app, Run& run)
{
    CLI::App* pubmed =
        app.add_subcommand("pubmed", "Facts about cited papers, with their day; never a verdict");
    pubmed->require_subcommand(1);
    const auto arguments = std::make_shared<PubmedArguments>();
    CLI::App* refreshing = pubmed->add_subcommand(
        "refresh", "Ask PubMed about papers never checked or checked over 30 days ago (key: NCBI_API_KEY)");
    refreshing->add_option("--email", arguments->email, "Where NCBI can write to")->envname("COTEJO_EMAIL");
    refreshing->add_option("--address", arguments->address, "E-utilities somewhere else");
    refreshing->add_flag("--all", arguments->every, "Ask about every paper again");
    refreshing->callback([arguments, &run] { run = [arguments] { return refresh(*arguments); }; });
    CLI::App* loading = pubmed->add_subcommand(
        "load", "Take a retraction list (CSV of the Retraction Watch layout) in place of the one before");
    loading->add_option("LIST", arguments->list, "The CSV file")->required();
    loading->callback([arguments, &run] { run = [arguments] { return load(*arguments); }; });
    for (CLI::App* command : {refreshing, loading}) {
        command->add_option("--store", arguments->store, "The store")->required();
        command->add_option("--by", arguments->by, "Who asks, for the log (the system's user name)");
    }
}

} // namespace cotejo::cli
