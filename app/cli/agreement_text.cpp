#include "app/cli/agreement_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

Json numberOrNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json lowOf(const std::optional<Interval>& interval)
{
    return interval ? Json(interval->low) : Json();
}

Json highOf(const std::optional<Interval>& interval)
{
    return interval ? Json(interval->high) : Json();
}

Json bootstrapJson(const BootstrapOutcome& outcome, const BootstrapOptions& options)
{
    return {{"method", options.method == BootstrapMethod::bca ? "bca" : "percentile"},
            {"low", lowOf(outcome.interval)},
            {"high", highOf(outcome.interval)},
            {"resamples", outcome.resamples},
            {"undefined", outcome.undefined},
            {"seed", options.seed},
            {"why", outcome.why.empty() ? Json() : Json(outcome.why)}};
}
} // namespace

std::string agreementJson(const AgreementLine& line, const AgreementOptions& options)
{
    const Estimate& estimate = line.estimate;
    Json json{{"name", line.name}};
    if (line.scale)
        json["scale"] = codeOf(*line.scale);
    json["value"] = numberOrNull(estimate.value);
    json["low"] = lowOf(estimate.interval);
    json["high"] = highOf(estimate.interval);
    json["n_items"] = line.items;
    json["n_raters"] = line.raters;
    json["used"] = line.used;
    json["dropped"] = Json::array();
    for (const DroppedItems& dropped : line.dropped)
        json["dropped"].push_back({{"reason", dropped.words.en}, {"n", dropped.items}});
    json["undefined"] = estimate.value ? Json() : Json(sentenceOf(estimate.undefined).en);
    json["se"] = numberOrNull(estimate.standardError);
    json["se0"] = numberOrNull(estimate.nullStandardError);
    if (line.bootstrap)
        json["bootstrap"] = bootstrapJson(*line.bootstrap, *options.bootstrap);
    for (const NamedKappa& category : line.categories)
        json["categories"].push_back({{"category", category.name},
                                      {"value", numberOrNull(category.value)},
                                      {"se0", line.categoryNullError}});
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string agreementText(const AgreementLine& line, MessageLanguage language)
{
    const bool spanish = language == MessageLanguage::es;
    std::string text = fmt::format(
        "{:<22} ", line.scale ? line.name + " " + std::string(codeOf(*line.scale)).substr(0, 3) : line.name);
    if (!line.estimate.value) {
        const BilingualSentence why = sentenceOf(line.estimate.undefined);
        text += fmt::format("{:>9}  {}", "–", spanish ? why.es : why.en);
    } else {
        text += fmt::format("{:>9.4f}  ", *line.estimate.value);
        const auto& interval = line.estimate.interval;
        text +=
            interval ? fmt::format("[{:.4f}, {:.4f}]", interval->low, interval->high) : std::string(18, ' ');
        text += fmt::format("  {} {}/{}", spanish ? "casos" : "items", line.used, line.items);
    }
    for (const DroppedItems& dropped : line.dropped)
        text += fmt::format("; {}: {}", spanish ? dropped.words.es : dropped.words.en, dropped.items);
    return text;
}

} // namespace cotejo::cli
