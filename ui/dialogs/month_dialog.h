#pragma once

#include <QDate>
#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;

namespace cotejo
{

// Which month a report is of, and where it is written.
class MonthDialog : public QDialog
{
    Q_OBJECT
public:
    MonthDialog(const QString& folder, QDate today, QWidget* parent = nullptr);

    [[nodiscard]] QString month() const; // "2026-05"
    [[nodiscard]] QString path() const;
    void accept() override; // only with a file name that ends in .pdf or .html

private:
    void followMonth();

    QString m_folder;
    QComboBox* m_month;
    QLineEdit* m_path;
    QLabel* m_problem;
};

} // namespace cotejo
