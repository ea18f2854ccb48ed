#include "engine/text/analysed_note.h"
#include "engine/text/assertion_classifier.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

using namespace cotejo;

namespace
{

// What the classifier says of `words` in `text`, as if a lexicon had them for a term; nullopt where they are
// not there.
std::optional<Assertion> assertionOf(const std::string& text, const std::string& words, std::size_t source)
{
    static const LexiconEntry kFinding{"finding", "finding", {}};
    const AnalysedNote note(text);
    const std::string folded = foldedForm(words);
    std::size_t place = note.folded().find(folded);
    while (place != std::string_view::npos && note.text().sourceBegin({place, place + 1}) < source)
        place = note.folded().find(folded, place + 1);
    if (place == std::string_view::npos)
        return std::nullopt;
    std::vector<Mention> mentions(note.mentions().begin(), note.mentions().end());
    const Sentence& sentence = note.sentenceAt(place);
    for (Mention& mention : mentions)
        mention.assertion = {};
    std::erase_if(mentions, [&](const Mention& m) { return !sentence.range.contains(m.range.begin); });
    const std::size_t end = std::min(folded.find_first_of(" ,.;", 3), folded.size());
    const Mention added{{place, place + end}, &kFinding, 0, {}};
    auto at = std::find_if(mentions.begin(), mentions.end(),
                           [&](const Mention& m) { return m.range.begin > place; });
    at = mentions.insert(at, added);
    const auto index = static_cast<std::size_t>(at - mentions.begin());
    AssertionClassifier(note.original(), note.text(), mentions).classify(sentence, 0, mentions.size());
    return mentions[index].assertion;
}

// For a mark of stopping or ending ("se suspende", "cedió"): whether the lexicons know the cue as such an
// act; for a symptom ("impide"), whether nothing reads it as a denial. nullopt: another mark.
std::optional<bool> toldAsAct(const std::string& text, const std::string& cue)
{
    const bool stop = cue.find("spend") != std::string::npos;
    const bool ended = cue.starts_with("ced");
    const bool symptom = cue.starts_with("impid");
    if (!stop && !ended && !symptom)
        return std::nullopt;
    const AnalysedNote note(text);
    const std::size_t place = note.folded().find(foldedForm(cue));
    for (const Mention& mention : note.mentionsIn({place, place + cue.size()})) {
        if (symptom && mention.is("cue", "negated"))
            return false;
        if ((stop && mention.is("course_act", "stop")) || (ended && mention.is("event_fact", "recovered")))
            return true;
    }
    return symptom;
}

} // namespace

// Lines of real notes with marks of negation and doubt, read where they lie beside the project: for each mark
// the first word of its scope must not be read as plainly there. A negation may be told as a result that
// cannot be known ("no se ha hecho"), a doubt as pending or hypothetical. Marks of stopping ("se suspende",
// "cedió") must be read as that act: a drug that is stopped was taken. "Impide" is a symptom.
class TestNegationLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks();
};

void TestNegationLines::marks()
{
    QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/../shared/cases/real/data/negation/nubes_lines.jsonl"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("the lines of real notes are not beside the project");
    int right[2] = {0, 0};
    int all[2] = {0, 0};
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        const QString text = line[QStringLiteral("text")].toString();
        for (const auto& value : line[QStringLiteral("marks")].toArray()) {
            const QJsonObject mark = value.toObject();
            const auto span = mark[QStringLiteral("scope_span")].toArray();
            const QString scope = mark[QStringLiteral("scope")].toString();
            const QString cue = mark[QStringLiteral("cue")].toString();
            if (scope.size() < 3 || span.isEmpty())
                continue;
            if (const auto act = toldAsAct(text.toStdString(), cue.toStdString())) {
                right[0] += *act ? 1 : 0;
                ++all[0];
                continue;
            }
            const bool doubt = mark[QStringLiteral("kind")].toString() == QStringLiteral("uncertainty");
            const auto said =
                assertionOf(text.toStdString(), scope.toStdString(),
                            static_cast<std::size_t>(text.left(span[0].toInt()).toUtf8().size()));
            if (!said)
                continue;
            const bool none = said->kind == AssertionKind::negated || said->kind == AssertionKind::templated;
            const bool open = said->kind == AssertionKind::possible || said->kind == AssertionKind::pending ||
                              said->kind == AssertionKind::unknown || said->hypothetical;
            const bool ok = doubt ? open : none || said->kind == AssertionKind::unknown;
            right[doubt] += ok ? 1 : 0;
            ++all[doubt];
            if (!ok)
                qInfo("%s %s: \"%s\" [%s] read %d", qPrintable(line[QStringLiteral("id")].toString()),
                      doubt ? "doubt" : "negation", qPrintable(scope.left(40)), qPrintable(cue),
                      static_cast<int>(said->kind));
        }
    }
    qInfo("negation %d of %d, doubt %d of %d", right[0], all[0], right[1], all[1]);
    QVERIFY(100 * right[0] >= 95 * all[0]);
    QVERIFY(100 * right[1] >= 95 * all[1]);
}

QTEST_APPLESS_MAIN(TestNegationLines)
#include "tst_negation_lines.moc"
