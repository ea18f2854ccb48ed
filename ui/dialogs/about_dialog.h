#pragma once

#include <QDialog>

namespace cotejo
{

// What the program is, what it does not show, and the versions of what it judges with.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    // `versions`: "orvs-v1@1", "biobadamex@0.3", …, one a line.
    explicit AboutDialog(const QString& programVersion, const QStringList& versions,
                         QWidget* parent = nullptr);
};

} // namespace cotejo
