#include "engine/import/evaluation_json.h"

#include "engine/import/json_values.h"

namespace cotejo
{
namespace
{
bool readDimensions(JsonReader& reader, std::optional<std::vector<DimensionScore>>& dimensions)
{
    if (skipNull(reader) || !reader.beginObject())
        return !reader.fault();
    dimensions.emplace();
    std::string_view key;
    while (reader.nextMember(key)) {
        DimensionScore& score = dimensions->emplace_back();
        score.id = key;
        readValue(reader, score.value);
    }
    return !reader.fault();
}
} // namespace

bool readEvaluation(JsonReader& reader, Evaluation& evaluation)
{
    std::string_view key;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "contract")
            readValue(reader, evaluation.contract);
        else if (key == "draft")
            readValue(reader, evaluation.draft);
        else if (key == "evaluator")
            readValue(reader, evaluation.evaluator);
        else if (key == "dimensions")
            readDimensions(reader, evaluation.dimensions);
        else if (key == "composite")
            readValue(reader, evaluation.composite);
        else if (key == "threshold")
            readValue(reader, evaluation.threshold);
        else if (key == "passed")
            readValue(reader, evaluation.passed);
        else if (key == "flags")
            readTexts(reader, evaluation.flags);
        else if (key == "errors")
            readTexts(reader, evaluation.errors);
        else
            reader.skip();
    }
    return !reader.fault();
}

} // namespace cotejo
