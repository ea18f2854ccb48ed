#pragma once

#include "ui/session/export_work.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace cotejo
{

// Which decisions are written, where, and in which form; how many they are is said before anything is
// written.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    // `count` makes the work that counts what a wish would write (countWork).
    using Counting = std::function<BackgroundJob::Work(const ExportWish& wish)>;

    ExportDialog(const QString& folder, const QString& reviewer, Counting count, QWidget* parent = nullptr);
    [[nodiscard]] ExportWish wish() const;
    [[nodiscard]] QString counted() const; // the sentence with the count

    // Only with a path and something to write, and with a reason where identifiers are to be shown; asks
    // before a file is replaced.
    void accept() override;

private:
    void fillChoices(const QString& reviewer);
    void followFormat();
    void recount();
    void takeCount(const JobResult& result);
    void complain(const QString& sentence, QWidget* where);

    Counting m_count;
    QComboBox* m_which;
    QComboBox* m_format;
    QCheckBox* m_mark;
    QCheckBox* m_reveal;
    QLineEdit* m_why;
    QLineEdit* m_path;
    QLabel* m_counted;
    QLabel* m_problem;
    bool m_nothing = false;
    bool m_again = false; // the choice changed while it was being counted
    BackgroundJob m_job;
};

} // namespace cotejo
