#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace cotejo
{

// Shows exactly what is about to leave this computer and asks. The safe answer is the default; Esc sends
// nothing.
class LeavingDialog : public QDialog
{
    Q_OBJECT
public:
    struct Words {
        QString host;
        QString model; // empty: the service takes its own
        QString text;  // every text that is sent, as it is sent
        bool withKey = false;
    };

    explicit LeavingDialog(const Words& words, QWidget* parent = nullptr);
    [[nodiscard]] QString shown() const;

private:
    QPlainTextEdit* m_text;
};

} // namespace cotejo
