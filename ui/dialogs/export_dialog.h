#pragma once

#include "ui/session/export_work.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace cotejo
{

// Where the review log is written, and in which form.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ExportDialog(const QString& folder, QWidget* parent = nullptr);
    [[nodiscard]] ExportWish wish() const;

    void accept() override; // only with a path; asks before a file is replaced

private:
    void followFormat();

    QComboBox* m_format;
    QCheckBox* m_mark;
    QLineEdit* m_path;
    QLabel* m_problem;
};

} // namespace cotejo
