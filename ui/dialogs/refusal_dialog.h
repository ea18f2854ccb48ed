#pragma once

#include "ui/session/import_summary.h"

#include <QDialog>

namespace cotejo
{

// The records an import did not take: file, place, and what was expected there.
class RefusalDialog : public QDialog
{
    Q_OBJECT
public:
    explicit RefusalDialog(const ImportSummary& summary, QWidget* parent = nullptr);
};

} // namespace cotejo
