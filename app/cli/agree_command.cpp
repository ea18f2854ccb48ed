#include "app/cli/agreement_text.h"
#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/message_locale.h"

#include "engine/agreement/rating_reader.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct AgreeArguments {
    std::string file;
    RatingReaderOptions reading;
    AgreementOptions report;
    std::string categories;
    std::string raters;
    std::string scale = "nominal";
    std::string keep;
    std::string bootstrap;
    BootstrapOptions resampling;
    bool pretty = false;
};

void printFault(const std::string& file, const Error& error)
{
    std::cerr << "cotejo-cli agree: " << file << (error.where.empty() ? "" : ", " + error.where)
              << ": expected " << error.detail << " (" << error.code << ")\n";
}

std::vector<std::string> listOf(const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t from = 0; !text.empty() && from != std::string::npos;) {
        const std::size_t comma = text.find(',', from);
        const std::string part = text.substr(from, comma == std::string::npos ? comma : comma - from);
        const std::size_t first = part.find_first_not_of(' ');
        parts.push_back(
            first == std::string::npos ? "" : part.substr(first, part.find_last_not_of(' ') - first + 1));
        from = comma == std::string::npos ? comma : comma + 1;
    }
    return parts;
}

// What the options ask that cannot be: nothing is read then.
bool usable(const AgreeArguments& arguments)
{
    std::vector<std::string> sorted = arguments.reading.categories;
    std::sort(sorted.begin(), sorted.end());
    const bool twice = std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
    if (twice || std::find(sorted.begin(), sorted.end(), "") != sorted.end()) {
        std::cerr << "cotejo-cli agree: --categories: expected each category once, and none empty\n";
        return false;
    }
    if (arguments.report.level <= 0 || arguments.report.level >= 1) {
        std::cerr << "cotejo-cli agree: --level: expected a number above 0 and below 1\n";
        return false;
    }
    return true;
}

int printReport(const AgreeArguments& arguments, const RatingReading& reading)
{
    const auto lines = agreementReport(reading.table, arguments.report);
    if (!lines) {
        std::cerr << "cotejo-cli agree: --raters " << lines.error().where << ": expected "
                  << lines.error().detail << '\n';
        return kBadUsage;
    }
    for (const AgreementLine& line : *lines)
        std::cout << (arguments.pretty ? agreementText(line, messageLanguage())
                                       : agreementJson(line, arguments.report))
                  << '\n';
    std::cout.flush();
    if (!std::cout.good())
        return kCheckFailed;
    return reading.refused.empty() ? kDone : kSomeRefused;
}

int runAgree(AgreeArguments& arguments)
{
    arguments.reading.categories = listOf(arguments.categories);
    arguments.report.raters = listOf(arguments.raters);
    if (!usable(arguments))
        return kBadUsage;
    arguments.report.scale = *ratingScaleFromCode(arguments.scale);
    arguments.reading.repeated = arguments.keep == "last" ? RepeatedRating::keepLast : RepeatedRating::refuse;
    if (!arguments.bootstrap.empty()) {
        arguments.resampling.method =
            arguments.bootstrap == "bca" ? BootstrapMethod::bca : BootstrapMethod::percentile;
        arguments.report.bootstrap = arguments.resampling;
    }
    const auto bytes = plainBytes(arguments.file);
    if (!bytes) {
        printFault(arguments.file, {"read.unreadable", "", "a file that can be read"});
        return kNothingRead;
    }
    const auto reading = readRatings(*bytes, arguments.reading);
    if (!reading) {
        printFault(arguments.file, reading.error());
        return reading.error().code == "ratings.repeated" ? kCheckFailed : kNothingRead;
    }
    for (const Error& refused : reading->refused)
        printFault(arguments.file, refused);
    if (!reading->refused.empty())
        std::cerr << "cotejo-cli agree: " << reading->rows << " rows read, " << reading->refused.size()
                  << " refused\n";
    if (reading->rows == 0) {
        if (reading->refused.empty())
            printFault(arguments.file, {"ratings.empty", "", "ratings below the header"});
        return kNothingRead;
    }
    return printReport(arguments, *reading);
}
} // namespace

void addAgreeCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<AgreeArguments>();
    CLI::App* command = app.add_subcommand("agree", "How far raters agree: a JSON line a coefficient");
    command->add_option("RATINGS", arguments->file, "CSV with the header item,rater,value")->required();
    command->add_option("--scale", arguments->scale, "Of Krippendorff's alpha")
        ->check(CLI::IsMember({"nominal", "ordinal", "interval", "ratio"}));
    command->add_option("--categories", arguments->categories,
                        "The whole set of values, in its order: a,b,c");
    command->add_option("--raters", arguments->raters, "Only these raters, in this order: a,b");
    command->add_option("--level", arguments->report.level, "Of the intervals; 0.95");
    command->add_option("--keep", arguments->keep, "last: of a rating given twice, keep the later one")
        ->check(CLI::IsMember({"last"}));
    CLI::Option* bootstrap =
        command->add_option("--bootstrap", arguments->bootstrap, "Intervals by drawing items again")
            ->check(CLI::IsMember({"percentile", "bca"}));
    command->add_option("--resamples", arguments->resampling.resamples, "How many; 1000")
        ->check(CLI::Range(std::size_t{1}, std::size_t{10000000}))
        ->needs(bootstrap);
    command->add_option("--seed", arguments->resampling.seed, "The same seed gives the same intervals; 1")
        ->needs(bootstrap);
    command->add_flag("--pretty", arguments->pretty, "For people: columns instead of JSON");
    command->callback([arguments, &run] { run = [arguments] { return runAgree(*arguments); }; });
}

} // namespace cotejo::cli
