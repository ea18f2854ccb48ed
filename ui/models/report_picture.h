#pragma once

#include "engine/report/html_page.h"

#include <QString>

#include <vector>

namespace cotejo
{

// One bar of a picture for paper: its name on the left, its count or share in words on the right.
struct ReportBar {
    QString name;
    double length = 0; // 0…1 of the longest there may be
    QString said;
};

// A picture of bars, always in the light colours, since it is printed. Nothing in it is told by colour or
// length alone: the figures stand beside the bars. `words` says what it shows.
[[nodiscard]] HtmlPicture reportPicture(const std::vector<ReportBar>& bars, const QString& words);

} // namespace cotejo
