#pragma once

#include "engine/domain/transcript.h"

#include <QCoreApplication>

namespace cotejo
{

// The steps of a verification loop in words.
class StageWords
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::StageWords)
public:
    // "Retrieval 0.2 s → Generation of draft 1, 3.1 s → Verification of draft 1, 1.4 s: failed → …"; empty
    // where the record has no steps.
    [[nodiscard]] static QString line(const Turn& turn);

private:
    [[nodiscard]] static QString name(const std::string& stage);
};

} // namespace cotejo
