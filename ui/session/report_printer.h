#pragma once

#include "engine/base/result.h"
#include "engine/report/html_page.h"

#include <QString>

namespace cotejo
{

// Writes a page to a file: PDF where the name ends so, else HTML. Whole or not at all; gives the SHA-256 of
// what was written. report.io with the path.
[[nodiscard]] Result<std::string> printReport(const HtmlPage& page, const QString& path);

} // namespace cotejo
