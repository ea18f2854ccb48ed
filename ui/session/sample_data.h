#pragma once

#include "engine/base/result.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace cotejo
{

// The invented transcripts and notes that come inside the program, as files of a folder of their own that
// goes away with the object.
class SampleData
{
public:
    // Errors: sample.io.
    [[nodiscard]] static Result<std::unique_ptr<SampleData>> unpack();
    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    SampleData() = default;
    QTemporaryDir m_folder;
};

} // namespace cotejo
