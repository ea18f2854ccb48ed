#pragma once

#include "ui/widgets/source_text_view.h"
#include "ui/widgets/word_diff.h"

#include <QWidget>

namespace cotejo
{

class RoleLabel;

// Two texts side by side: at the left what was scored, words taken out struck through; at the right what was
// shown, words put in underlined. Both scroll together; next() and previous() go from place to place.
class DiffView : public QWidget
{
    Q_OBJECT
public:
    explicit DiffView(QWidget* parent = nullptr);

    // UTF-8. Titles as "Puntuado: borrador 1".
    void setTexts(const std::string& scored, const QString& scoredTitle, const std::string& shown,
                  const QString& shownTitle);
    [[nodiscard]] int places() const { return static_cast<int>(m_diff.places.size()); }
    [[nodiscard]] int currentPlace() const { return m_current; } // −1 before the first
    [[nodiscard]] SourceTextView* scoredView() const { return m_scored; }
    [[nodiscard]] SourceTextView* shownView() const { return m_shown; }

public Q_SLOTS:
    void next();
    void previous();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void goTo(int place);
    void follow(const SourceTextView* from, SourceTextView* to);

    WordDiff m_diff;
    SourceTextView* m_scored;
    SourceTextView* m_shown;
    RoleLabel* m_scoredTitle;
    RoleLabel* m_shownTitle;
    RoleLabel* m_count;
    int m_current = -1;
    bool m_following = false;
};

} // namespace cotejo
