#pragma once

#include "engine/domain/verdict.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Says a remark about an answer in the reader's language. A remark alone asks for no review.
class WarningWords
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::WarningWords)
public:
    [[nodiscard]] static QString sentence(const Warning& warning);
};

} // namespace cotejo
