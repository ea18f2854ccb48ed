#pragma once

#include "engine/base/error.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Turns an error into a sentence of the reader's language: what happened, to what, what to do. A code without
// a sentence of its own is shown with its place and detail, so that nothing is swallowed.
class ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::ErrorText)
public:
    [[nodiscard]] static QString sentence(const Error& error);
    // Why a store can only be read: codes of StoreFile::readOnlyReason.
    [[nodiscard]] static QString readOnly(const QString& reason);

private:
    [[nodiscard]] static QString reading(const Error& error);
    [[nodiscard]] static QString foreign(const Error& error);
    [[nodiscard]] static QString store(const Error& error);
    [[nodiscard]] static QString decision(const Error& error);
    [[nodiscard]] static QString person(const Error& error);
};

} // namespace cotejo
