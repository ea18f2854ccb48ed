#pragma once

#include "ui/session/review_item.h"

#include <QScrollArea>

class QVBoxLayout;

namespace cotejo
{

struct OrvsBlock;
class ReviewSession;

// The scores of a turn beside what they can and cannot show. Below the text it lies flat, as a column it
// stands.
class OrvsPane : public QScrollArea
{
    Q_OBJECT
public:
    OrvsPane(ReviewSession& session, QWidget* parent = nullptr);

    void setColumn(bool on);
    [[nodiscard]] const QString& summary() const
    {
        return m_summary;
    } // composite, threshold, lowest dimension

Q_SIGNALS:
    void summaryChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showItem(const ReviewItemPtr& item);
    void addBlocks(const AnswerCase& answer);
    void addVerifications(const ReviewItem& item);
    void fitBody();
    void addBlock(const OrvsBlock& block);

    ReviewSession& m_session;
    QVBoxLayout* m_rows;
    QString m_summary;
    bool m_column = false;
};

} // namespace cotejo
