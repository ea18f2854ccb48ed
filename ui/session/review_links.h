#pragma once

#include <QObject>
#include <QString>

namespace cotejo
{

// What is selected inside the item on the screen. Field, sentence and citation are selected here and nowhere
// else, so that the views follow each other without knowing each other. Selecting moves no focus.
class ReviewLinks : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // `sentence`: which of the field's evidence, from 0; it is kept in range by whoever shows it.
    void selectField(const QString& field, int sentence = 0);
    void selectCitation(int index);                               // of TurnCheck::citations; -1: none
    void openEvidence(const QString& pmid);                       // shows the card of the retrieved entry
    void selectAnswerRange(int codePointStart, int codePointEnd); // of the answer: a finding's place
    void clear();

    [[nodiscard]] const QString& field() const { return m_field; }
    [[nodiscard]] int sentence() const { return m_sentence; }
    [[nodiscard]] int citation() const { return m_citation; }

Q_SIGNALS:
    void fieldSelected(const QString& field, int sentence);
    void citationSelected(int index);
    void evidenceWanted(const QString& pmid);
    void answerRangeWanted(int codePointStart, int codePointEnd);

private:
    QString m_field;
    int m_sentence = 0;
    int m_citation = -1;
};

} // namespace cotejo
