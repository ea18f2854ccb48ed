#include "ui/widgets/source_text_view.h"

#include "ui/theme/appearance.h"
#include "ui/widgets/accessible_source_text.h"
#include "ui/widgets/source_text_controller.h"
#include "ui/widgets/source_text_input.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>

namespace cotejo
{

SourceTextView::SourceTextView(QWidget* parent)
    : QAbstractScrollArea(parent), m_controller(std::make_unique<SourceTextController>(*this)),
      m_input(std::make_unique<SourceTextInput>(*this, *m_controller))
{
    AccessibleSourceText::install();
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::IBeamCursor);
    connect(&Appearance::instance(), &Appearance::changed, this, [this] { m_controller->restyle(); });
    m_controller->restyle();
}

SourceTextView::~SourceTextView() = default;

void SourceTextView::setSections(std::vector<TextSection> sections)
{
    m_controller->setSections(std::move(sections));
}

void SourceTextView::setText(std::string utf8)
{
    TextSection section;
    section.text = std::move(utf8);
    std::vector<TextSection> sections;
    sections.push_back(std::move(section));
    setSections(std::move(sections));
}

void SourceTextView::setMarks(std::vector<TextMark> marks)
{
    m_controller->setMarks(std::move(marks));
}

std::size_t SourceTextView::droppedMarks() const
{
    return m_controller->dropped;
}

void SourceTextView::setEmptyText(const QString& text)
{
    m_controller->emptyText = text;
    viewport()->update();
}

void SourceTextView::setTextRole(bool reading)
{
    m_controller->reading = reading;
    m_controller->restyle();
}

void SourceTextView::setSelectedMark(const QString& id)
{
    m_controller->setSelectedMark(id);
}

QString SourceTextView::selectedMark() const
{
    return m_controller->selectedMark;
}

void SourceTextView::scrollToMark(const QString& id)
{
    m_controller->scrollToMark(id);
}

void SourceTextView::scrollToSection(std::size_t section)
{
    TextFlow& flow = m_controller->flow;
    if (section < flow.text().sectionCount())
        m_controller->scroller.toTop(flow.top(flow.text().firstParagraphOf(section)));
}

std::size_t SourceTextView::sectionAtTop() const
{
    const TextFlow& flow = m_controller->flow;
    if (flow.text().isEmpty())
        return 0;
    const int y = qMax(0, m_controller->scroller.offset());
    return flow.text().paragraphs()[flow.paragraphAt(y)].section;
}

bool SourceTextView::goToNextMark(const std::vector<MarkKind>& kinds)
{
    return m_controller->step(true, kinds);
}

bool SourceTextView::goToPreviousMark(const std::vector<MarkKind>& kinds)
{
    return m_controller->step(false, kinds);
}

QString SourceTextView::currentMark() const
{
    return m_controller->current ? flow().text().marks()[*m_controller->current].mark.id : QString();
}

std::optional<SourceTextView::Selection> SourceTextView::selection() const
{
    const auto stretch = flow().text().stretch(m_controller->selectionStart(), m_controller->selectionEnd());
    if (!stretch)
        return std::nullopt;
    return Selection{stretch->section, stretch->span};
}

QString SourceTextView::selectedText() const
{
    if (m_controller->anchor == m_controller->caret)
        return {};
    return flow().text().sourceText(m_controller->selectionStart(), m_controller->selectionEnd());
}

QString SourceTextView::spokenText() const
{
    return flow().text().flatText(0, flow().text().flatSize());
}

const TextFlow& SourceTextView::flow() const
{
    return m_controller->flow;
}

void SourceTextView::copy() const
{
    if (m_controller->anchor == m_controller->caret)
        return;
    auto* copied = new QMimeData;
    copied->setText(selectedText());
    // The hint that programs which keep a history of the clipboard look for: patients' words stay out of it.
    copied->setData(QStringLiteral("x-kde-passwordManagerHint"), QByteArrayLiteral("secret"));
    copied->setData(QStringLiteral("application/x-cotejo-source"), QByteArrayLiteral("patient text"));
    QGuiApplication::clipboard()->setMimeData(copied);
}

void SourceTextView::selectAll()
{
    const int value = m_controller->scroller.offset();
    m_controller->anchor = 0;
    m_controller->caret = flow().text().flatSize();
    m_controller->scroller.toTop(value);
    viewport()->update();
    Q_EMIT selectionChanged();
}

void SourceTextView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    m_controller->paint(painter, event->rect());
}

void SourceTextView::keyPressEvent(QKeyEvent* event)
{
    m_input->keyPress(*event);
}

void SourceTextView::mousePressEvent(QMouseEvent* event)
{
    m_input->mousePress(*event);
}

void SourceTextView::mouseMoveEvent(QMouseEvent* event)
{
    m_input->mouseMove(*event);
}

void SourceTextView::mouseReleaseEvent(QMouseEvent* event)
{
    m_input->mouseRelease(*event);
}

void SourceTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_input->doubleClick(*event);
}

void SourceTextView::contextMenuEvent(QContextMenuEvent* event)
{
    m_input->contextMenu(*event);
}

bool SourceTextView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    m_input->toolTip(*static_cast<QHelpEvent*>(event));
    return true;
}

void SourceTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_controller->restyle();
}

void SourceTextView::scrollContentsBy(int, int)
{
    m_controller->scroller.scrolled();
}

void SourceTextView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SourceTextView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void SourceTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        viewport()->update();
}

} // namespace cotejo
