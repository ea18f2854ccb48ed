#pragma once

#include "ui/theme/tone.h"

#include <QWidget>

namespace cotejo
{

class PlainLink;
class RoleLabel;

// A line over a text that says what must not be overlooked. It cannot be closed. Words in the tone's colours,
// semibold first part, and one act with its key.
class NoticeBar : public QWidget
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);
    // `sentence` may have a first part up to ": ", which is set semibold.
    void setNotice(Tone tone, const QString& icon, const QString& sentence);
    void setAct(const QString& text, const QString& legend); // empty: no act
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void actTriggered();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    void place();
    [[nodiscard]] QRect textBox(int width) const;
    [[nodiscard]] QString richSentence() const;
    Tone m_tone = Tone::deliveredNotRescored;
    QString m_icon;
    QString m_sentence;
    QString m_legend;
    PlainLink* m_act;
};

} // namespace cotejo
