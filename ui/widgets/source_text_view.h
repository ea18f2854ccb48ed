#pragma once

#include "ui/widgets/text_mark.h"

#include <QAbstractScrollArea>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace cotejo
{

class SourceTextController;
class SourceTextInput;
class TextFlow;

// Read-only texts with marks: an answer with its PMIDs, a note with its evidence. The texts are never
// altered: badges are painted, copying gives the original (hidden data as "[nombre oculto]"). Lays out only
// what is looked at. Lines are at most 74 characters of the reading font, 1.5 high. Text can be selected with
// the mouse and with Shift and arrows; arrows alone scroll.
class SourceTextView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    // A stretch of the person's selection within one section, in code points of that section's text.
    struct Selection {
        std::size_t section = 0;
        TextSpan span;
    };

    explicit SourceTextView(QWidget* parent = nullptr);
    ~SourceTextView() override;

    void setSections(std::vector<TextSection> sections); // also takes all marks away
    void setText(std::string utf8);                      // one section
    // Marks out of the text's range, or empty ones, are left out and counted in `droppedMarks`.
    void setMarks(std::vector<TextMark> marks);
    [[nodiscard]] std::size_t droppedMarks() const;
    void setEmptyText(
        const QString& text); // shown muted while there is no text ("Esta nota no tiene respuesta asociada.")
    void setTextRole(bool reading); // reading size (default) or body size, for a dense note

    // The matter that is looked at: all its marks are drawn as selected; the first is brought into the middle
    // third of the view, only if it is out of view. Focus stays where it is. An id without marks takes the
    // selection away.
    void setSelectedMark(const QString& id);
    [[nodiscard]] QString selectedMark() const;
    void scrollToMark(const QString& id); // the same scrolling without selecting
    void scrollToSection(std::size_t section);
    [[nodiscard]] std::size_t sectionAtTop() const;

    // The mark the keyboard stands on; Enter activates it. Both return false at the last (first) one and
    // stay.
    bool goToNextMark(const std::vector<MarkKind>& kinds = {}); // no kinds: every stop
    bool goToPreviousMark(const std::vector<MarkKind>& kinds = {});
    [[nodiscard]] QString currentMark() const;

    [[nodiscard]] std::optional<Selection>
    selection() const;                          // nullopt where nothing is selected, or more than one section
    [[nodiscard]] QString selectedText() const; // as copied
    [[nodiscard]] QString spokenText() const;   // all text as a screen reader gets it
    [[nodiscard]] const TextFlow& flow() const;

public Q_SLOTS:
    void copy() const;
    void selectAll();

Q_SIGNALS:
    void markActivated(const QString& id);      // click, or Enter on the current mark
    void currentMarkChanged(const QString& id); // moved by keyboard
    void selectionChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;

private:
    friend class SourceTextController;
    friend class AccessibleSourceText;
    std::unique_ptr<SourceTextController> m_controller;
    std::unique_ptr<SourceTextInput> m_input;
};

} // namespace cotejo
