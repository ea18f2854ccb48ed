#pragma once

#include <QDialog>
#include <QStringList>

class QLabel;
class QListWidget;

namespace cotejo
{

// Chooses what comes in: files and folders, transcripts and notes together. What each is, its content says.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ImportDialog(QWidget* parent = nullptr);

    void addPaths(const QStringList& paths);
    [[nodiscard]] QStringList paths() const;

    void accept() override; // only with something chosen

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void chooseFiles();
    void chooseFolder();

    QListWidget* m_list;
    QLabel* m_problem;
};

} // namespace cotejo
