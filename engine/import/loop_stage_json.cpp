#include "engine/import/loop_stage_json.h"

#include "engine/import/json_values.h"

namespace cotejo
{

bool readLoopStage(JsonReader& reader, LoopStage& stage)
{
    std::string_view key;
    std::optional<std::string> name;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "stage")
            readValue(reader, name);
        else if (key == "at")
            readValue(reader, stage.at);
        else if (key == "ms")
            readValue(reader, stage.ms);
        else if (key == "draft")
            readValue(reader, stage.draft);
        else if (key == "evaluation")
            readValue(reader, stage.evaluation);
        else if (key == "outcome")
            readValue(reader, stage.outcome);
        else if (key == "detail")
            readTexts(reader, stage.detail);
        else
            reader.skip();
    }
    if (!name)
        return reader.refuse("read.missing_member", "a text", "/stage");
    stage.stage = std::move(*name);
    return !reader.fault();
}

} // namespace cotejo
