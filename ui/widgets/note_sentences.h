#pragma once

#include "engine/domain/field_status.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// What the window says about a note and its fields.
struct NoteSentences {
    Q_DECLARE_TR_FUNCTIONS(cotejo::NoteSentences)
public:
    // `rule`: the requirement rule in the reader's language, for not_applicable by rule.
    [[nodiscard]] static QString field(FieldDetail detail, const QString& rule = {});
    [[nodiscard]] static QString query(QueryKind kind);
    [[nodiscard]] static QString queryShort(QueryKind kind); // "Por aclarar: unidad"
    [[nodiscard]] static QString identifiersHidden(int count);
    [[nodiscard]] static QString completeOfAsked(int complete,
                                                 int asked); // "31 de 42 campos pedidos están completos"
    [[nodiscard]] static QString sentenceOf(int which, int count); // "Frase 1 de 3"
    [[nodiscard]] static QString staleQuote(); // a range whose quote no longer stands there is not drawn
};

} // namespace cotejo
