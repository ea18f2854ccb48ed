#pragma once

#include "engine/domain/verdict.h"

#include <QScrollArea>

namespace cotejo
{

// Every verdict with its shape, its word and what it means: for the help.
class VerdictMeanings : public QScrollArea
{
    Q_OBJECT
public:
    explicit VerdictMeanings(QWidget* parent = nullptr);
    [[nodiscard]] static QString meaning(Verdict verdict);
};

} // namespace cotejo
