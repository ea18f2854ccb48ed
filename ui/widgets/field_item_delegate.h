#pragma once

#include <QStyledItemDelegate>

namespace cotejo
{

// A row of the note's fields from the roles of item_roles.h: status shape, label, value, and at the right the
// status in words, a date or "Por aclarar: …" with the number of its link. A group is a bar with its count;
// its chevron follows the view's expansion.
class FieldItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit FieldItemDelegate(QObject* parent = nullptr);
    void setComfortable(bool on); // row height 30 instead of 24 at 100 % text
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // What a model should give for Qt::AccessibleTextRole: "VIH: Desconocido: lo dice la nota. Enlace 2".
    [[nodiscard]] static QString spoken(const QModelIndex& index);

private:
    bool m_comfortable = false;
};

} // namespace cotejo
