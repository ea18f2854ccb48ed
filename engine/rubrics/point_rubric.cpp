#include "engine/rubrics/point_rubric.h"

#include "engine/agreement/random_stream.h"
#include "engine/base/decimal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;
constexpr int kResamples = 1000;

template <class Wanted>
PointScore scoreWhere(std::span<const PointCriterion> criteria, const Wanted& wanted)
{
    PointScore score;
    bool any = false;
    bool answered = true;
    for (const PointCriterion& criterion : criteria) {
        if (!wanted(criterion))
            continue;
        any = true;
        answered = answered && criterion.met.has_value();
        score.possible += std::max(criterion.points, 0.0);
        score.earned += criterion.met.value_or(false) ? criterion.points : 0.0;
    }
    if (!any)
        score.reason = NoPoints::empty;
    else if (!answered)
        score.reason = NoPoints::unanswered;
    else if (score.possible <= 0)
        score.reason = NoPoints::penaltiesOnly;
    else
        score.score = score.earned / score.possible;
    return score;
}

std::optional<double> pointsOf(const Json& json)
{
    if (json.is_number())
        return json.get<double>();
    if (!json.is_string())
        return std::nullopt;
    const auto decimal = Decimal::parse(json.get_ref<const std::string&>());
    return decimal ? std::optional(decimal->value()) : std::nullopt;
}

Result<PointCriterion> criterionOf(const Json& json, const std::string& pointer)
{
    PointCriterion criterion;
    if (!json.is_object() || !json.contains("criterion") || !json.at("criterion").is_string())
        return fail("points.type", pointer + "/criterion", "the criterion's text");
    criterion.text = json.at("criterion").get<std::string>();
    const auto points = json.contains("points") ? pointsOf(json.at("points")) : std::nullopt;
    if (!points)
        return fail("points.type", pointer + "/points", "a number");
    criterion.points = *points;
    const Json tags = json.value("tags", Json::array());
    if (tags.is_string())
        criterion.tags.push_back(tags.get<std::string>());
    for (const Json& tag : tags.is_array() ? tags : Json::array()) {
        if (!tag.is_string())
            return fail("points.type", pointer + "/tags", "a list of texts");
        criterion.tags.push_back(tag.get<std::string>());
    }
    const Json met = json.value("criteria_met", Json());
    if (!met.is_null() && !met.is_boolean())
        return fail("points.type", pointer + "/criteria_met", "true, false or null");
    if (met.is_boolean())
        criterion.met = met.get<bool>();
    return criterion;
}
} // namespace

std::string_view wordsOf(NoPoints reason)
{
    switch (reason) {
    case NoPoints::none:
        return "";
    case NoPoints::penaltiesOnly:
        return "No maximum, penalties only: no criterion has points above 0.";
    case NoPoints::unanswered:
        return "Some criterion has no answer.";
    case NoPoints::empty:
        return "There is no criterion.";
    }
    return "";
}

PointScore pointScore(std::span<const PointCriterion> criteria)
{
    return scoreWhere(criteria, [](const PointCriterion&) { return true; });
}

PointScore pointScore(std::span<const PointCriterion> criteria, const std::string& tag)
{
    return scoreWhere(criteria, [&tag](const PointCriterion& criterion) {
        return std::find(criterion.tags.begin(), criterion.tags.end(), tag) != criterion.tags.end();
    });
}

Result<PointRubric> readPointRubric(const Json& record)
{
    if (!record.is_object())
        return fail("points.type", "", "an object with rubrics");
    PointRubric rubric;
    for (const char* name : {"prompt_id", "item", "id"}) {
        if (rubric.item.empty() && record.contains(name) && record.at(name).is_string())
            rubric.item = record.at(name).get<std::string>();
    }
    if (rubric.item.empty())
        return fail("points.type", "/prompt_id", "the item's id in prompt_id, item or id");
    const char* name = record.contains("rubric_items") ? "rubric_items" : "rubrics";
    if (!record.contains(name) || !record.at(name).is_array())
        return fail("points.type", "/rubrics", "a list of {criterion, points, tags, criteria_met}");
    const Json& list = record.at(name);
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto criterion = criterionOf(list[i], "/" + std::string(name) + "/" + std::to_string(i));
        if (!criterion)
            return tl::unexpected(criterion.error());
        rubric.criteria.push_back(std::move(*criterion));
    }
    return rubric;
}

PointSummary summarise(const std::vector<double>& scores, std::uint64_t seed)
{
    PointSummary summary;
    summary.items = scores.size();
    if (scores.empty())
        return summary;
    const auto n = static_cast<double>(scores.size());
    const auto clipped = [n](double sum) { return std::clamp(sum / n, 0.0, 1.0); };
    summary.mean = clipped(std::accumulate(scores.begin(), scores.end(), 0.0));
    RandomStream stream(seed);
    double sum = 0;
    double squares = 0;
    for (int r = 0; r < kResamples; ++r) {
        double drawn = 0;
        for (std::size_t i = 0; i < scores.size(); ++i)
            drawn += scores[stream.below(scores.size())];
        const double distance = clipped(drawn) - *summary.mean;
        sum += distance;
        squares += distance * distance;
    }
    const double shift = sum / kResamples;
    summary.deviation = std::sqrt(std::max(0.0, squares / kResamples - shift * shift));
    return summary;
}

std::optional<double> worstOf(std::vector<double> scores, std::size_t k)
{
    if (k < 1 || k > scores.size())
        return std::nullopt;
    std::sort(scores.begin(), scores.end());
    // The i-th smallest is the minimum of C(n−1−i, k−1) of the C(n, k) subsets; the share of the next one
    // follows from its neighbour's.
    double share = static_cast<double>(k) / static_cast<double>(scores.size());
    double mean = 0;
    for (std::size_t i = 0; i + k <= scores.size(); ++i) {
        mean += share * scores[i];
        const double left = static_cast<double>(scores.size() - 1 - i);
        share *= left > 0 ? (left - static_cast<double>(k - 1)) / left : 0.0;
    }
    return mean;
}

} // namespace cotejo
