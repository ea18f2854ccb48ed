#include "engine/pipeline/verification_reader.h"

#include "engine/base/json_reader.h"
#include "engine/base/strict_json.h"
#include "engine/domain/codes.h"

namespace cotejo
{
namespace
{
std::optional<std::string> textMember(JsonReader& reader)
{
    std::string text;
    if (reader.peek() == JsonKind::string && reader.readString(text))
        return text;
    reader.skip();
    return std::nullopt;
}

std::optional<Decimal> numberMember(JsonReader& reader)
{
    std::string_view lexeme;
    if (reader.peek() == JsonKind::number && reader.readNumber(lexeme))
        return Decimal::parse(lexeme);
    reader.skip();
    return std::nullopt;
}

std::vector<std::string> listMember(JsonReader& reader)
{
    std::vector<std::string> texts;
    if (reader.peek() != JsonKind::array || !reader.beginArray())
        return texts;
    while (reader.nextElement())
        if (auto text = textMember(reader))
            texts.push_back(std::move(*text));
    return texts;
}

void readScores(JsonReader& reader, std::vector<DimensionScore>& scores)
{
    std::string_view key;
    if (reader.peek() != JsonKind::object || !reader.beginObject())
        return;
    while (reader.nextMember(key)) {
        DimensionScore score{std::string(key), std::nullopt};
        score.value = numberMember(reader);
        scores.push_back(std::move(score));
    }
}

bool readMember(JsonReader& reader, const std::string& key, AnswerVerification& read)
{
    Evaluation& evaluation = read.made.evaluation;
    constexpr std::string_view kMaker = "cotejo:";
    if (key == "transcript")
        read.transcript = textMember(reader).value_or("");
    else if (key == "turn")
        read.turn = textMember(reader).value_or("");
    else if (key == "made_by") {
        const std::string maker = textMember(reader).value_or("");
        read.made.madeBy = maker.starts_with(kMaker) ? maker.substr(kMaker.size()) : maker;
    } else if (key == "contract")
        evaluation.contract = textMember(reader);
    else if (key == "contract_version")
        read.contractVersion = textMember(reader).value_or("");
    else if (key == "evaluator")
        evaluation.evaluator = textMember(reader);
    else if (key == "evaluator_asked")
        read.made.askedModel = textMember(reader);
    else if (key == "dimensions")
        readScores(reader, evaluation.dimensions.emplace());
    else if (key == "composite")
        evaluation.composite = numberMember(reader);
    else if (key == "threshold")
        read.threshold = numberMember(reader);
    else if (key == "threshold_source")
        read.userThreshold = textMember(reader) == "user";
    else if (key == "errors")
        evaluation.errors = listMember(reader);
    else if (key == "feedback")
        read.made.feedback = listMember(reader);
    else if (key == "verdict" || key == "recorded_verdict") {
        const auto verdict = fromCode<Verdict>(textMember(reader).value_or(""));
        if (!verdict)
            return false;
        (key == "verdict" ? read.verdict : read.recorded) = *verdict;
    } else
        reader.skip();
    return true;
}
} // namespace

Result<AnswerVerification> readAnswerVerification(std::string_view json)
{
    AnswerVerification read;
    JsonReader reader(json);
    std::string_view key;
    if (reader.peek() != JsonKind::object || !reader.beginObject())
        return fail("read.not_json", "", "expected an object");
    while (reader.nextMember(key)) {
        const std::string name(key);
        if (!readMember(reader, name, read))
            return fail("read.not_json", "/" + name, "expected a verdict");
    }
    if (const auto& fault = reader.fault())
        return tl::unexpected<Error>(jsonError(*fault, json));
    read.made.evaluation.threshold = read.threshold;
    return read;
}

} // namespace cotejo
