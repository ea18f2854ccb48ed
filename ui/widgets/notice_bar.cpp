#include "ui/widgets/notice_bar.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/key_cap.h"
#include "ui/widgets/plain_link.h"

#include <QPainter>
#include <QTextDocument>

namespace cotejo
{

NoticeBar::NoticeBar(QWidget* parent) : QWidget(parent), m_act(new PlainLink(this))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_act->hide();
    connect(m_act, &PlainLink::clicked, this, &NoticeBar::actTriggered);
    connect(&Appearance::instance(), &Appearance::changed, this, &NoticeBar::follow);
    follow();
}

void NoticeBar::setNotice(Tone tone, const QString& icon, const QString& sentence)
{
    m_tone = tone;
    m_icon = icon;
    m_sentence = sentence;
    setAccessibleName(sentence);
    follow();
}

void NoticeBar::setAct(const QString& text, const QString& legend)
{
    m_act->setText(text);
    m_act->setVisible(!text.isEmpty());
    m_legend = legend;
    follow();
}

QString NoticeBar::richSentence() const
{
    const qsizetype cut = m_sentence.indexOf(QLatin1String(": "));
    if (cut < 0)
        return m_sentence.toHtmlEscaped();
    return QStringLiteral("<span style=\"font-weight:600\">%1</span> %2")
        .arg(m_sentence.left(cut + 1).toHtmlEscaped(), m_sentence.mid(cut + 2).toHtmlEscaped());
}

QRect NoticeBar::textBox(int width) const
{
    const TypeScale& type = Appearance::type();
    int left = type.scaled(14);
    if (!m_icon.isEmpty())
        left += type.scaled(space::kIcon) + type.scaled(space::kSmall);
    int right = width - type.scaled(14);
    if (!m_act->isHidden())
        right -= m_act->sizeHint().width() + keyCapSize(m_legend).width() + 2 * type.scaled(space::kMedium);
    return {left, 0, qMax(type.scaled(80), right - left), 0};
}

int NoticeBar::heightForWidth(int width) const
{
    const TypeScale& type = Appearance::type();
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(type.font(TextRole::body));
    document.setHtml(richSentence());
    document.setTextWidth(textBox(width).width());
    return qMax(qCeil(document.size().height()), m_act->sizeHint().height()) + type.scaled(space::kSmall);
}

QSize NoticeBar::sizeHint() const
{
    return {Appearance::type().scaled(400), heightForWidth(qMax(width(), Appearance::type().scaled(200)))};
}

QSize NoticeBar::minimumSizeHint() const
{
    return {Appearance::type().scaled(200), sizeHint().height()};
}

void NoticeBar::follow()
{
    m_act->setInk(Appearance::theme().tone(m_tone).fg);
    updateGeometry();
    place();
    update();
}

void NoticeBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
    place();
}

void NoticeBar::place()
{
    const TypeScale& type = Appearance::type();
    const QSize size = m_act->sizeHint();
    const int cap = keyCapSize(m_legend).width();
    const int gap = cap > 0 ? type.scaled(space::kSmall) : 0;
    const int x = width() - type.scaled(14) - cap - gap - size.width();
    m_act->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
}

void NoticeBar::paintEvent(QPaintEvent*)
{
    const TypeScale& type = Appearance::type();
    const ColorPair& colors = Appearance::theme().tone(m_tone);
    QPainter painter(this);
    painter.fillRect(rect(), colors.bg);
    if (Appearance::theme().kind() == Theme::Kind::highContrast) {
        painter.setPen(colors.fg);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    const int icon = type.scaled(space::kIcon);
    if (!m_icon.isEmpty())
        paintIcon(painter, QRectF(type.scaled(14), (height() - icon) / 2.0, icon, icon), m_icon, colors.fg);
    if (!m_act->isHidden() && !m_legend.isEmpty()) {
        const QSize cap = keyCapSize(m_legend);
        paintKeyCap(painter, QPoint(width() - type.scaled(14) - cap.width(), (height() - cap.height()) / 2),
                    m_legend, colors.fg, colors.bg, colors.fg);
    }
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(type.font(TextRole::body));
    document.setHtml(
        QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colors.fg.name(), richSentence()));
    const QRect box = textBox(width());
    document.setTextWidth(box.width());
    painter.translate(box.left(), (height() - document.size().height()) / 2);
    document.drawContents(&painter);
}

} // namespace cotejo
