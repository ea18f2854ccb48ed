#pragma once

#include "engine/judges/built_in_judge.h"
#include "engine/store/leaf_log.h"

#include <QMetaType>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>

namespace cotejo
{

// One answer under the rubric tree: what the program says, what this person says, and both together. A value.
struct RubricReading {
    QString item; // "TRANSCRIPT/TURN"
    std::shared_ptr<const BuiltInJudge> engine;
    JudgedAnswer machine;                    // the rules alone
    JudgedAnswer together;                   // a person's word in place of the rules' on the same leaf
    std::map<std::uint32_t, LeafWord> words; // this person's, by leaf
    std::map<std::uint32_t, bool> switches;  // this person's: true counts, false does not

    [[nodiscard]] std::string machineWord(std::uint32_t leaf) const // "met", "not_met" or empty
    {
        const auto found = machine.findings.find(leaf);
        if (found == machine.findings.end() || !found->second.met)
            return {};
        return *found->second.met ? "met" : "not_met";
    }
};

using RubricReadingPtr = std::shared_ptr<const RubricReading>;

} // namespace cotejo

Q_DECLARE_METATYPE(cotejo::RubricReadingPtr)
