#include "tests/ui/widget_test.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/language.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/status_words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace cotejo;

namespace
{
QJsonObject agreedWords()
{
    QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/ui/words.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QString arg(const char* name)
{
    return QLatin1Char('{') + QString::fromUtf8(name) + QLatin1Char('}');
}

// Every sentence the window can say, under the row of the agreed table it belongs to, its arguments left as
// {names}.
QMap<QString, QStringList> saidSentences(bool spanish)
{
    using A = AnswerSentences;
    using N = NoteSentences;
    using D = DeskSentences;
    const auto named = [spanish](const char* es, const char* en) { return arg(spanish ? es : en); };
    return {
        {QStringLiteral("passed"), {A::passed()}},
        {QStringLiteral("failed"), {A::failed(arg("x"), arg("t"))}},
        {QStringLiteral("not evaluated: off · study"),
         {A::notEvaluated(NotEvaluatedReason::orvs_disabled),
          A::notEvaluated(NotEvaluatedReason::study_route)}},
        {QStringLiteral("not evaluated: greeting · missing"),
         {A::notEvaluated(NotEvaluatedReason::greeting), A::notEvaluated(NotEvaluatedReason::missing)}},
        {QStringLiteral("evaluator error"), {A::evaluatorError(named("motivo", "reason"))}},
        {QStringLiteral("not re-scored"), {A::notRescored(7)}},
        {QStringLiteral("fallback"), {A::fallback()}},
        {QStringLiteral("no threshold"), {A::noThreshold()}},
        {QStringLiteral("at threshold"), {A::atThreshold()}},
        {QStringLiteral("stale"), {A::stale(named("contrato", "contract"), arg("v"), arg("w"))}},
        {QStringLiteral("pass flag"), {A::passFlag(arg("r"), arg("c"))}},
        {QStringLiteral("composite"), {A::composites(arg("x"), arg("y"))}},
        {QStringLiteral("safety hidden"), {A::safetyHidden(arg("x"))}},
        {QStringLiteral("same judge"), {A::sameJudge()}},
        {QStringLiteral("PMID retrieved"), {A::citation(CitationStatus::retrieved)}},
        {QStringLiteral("PMID no list"), {A::citation(CitationStatus::no_list)}},
        {QStringLiteral("PMID placeholder · malformed"),
         {A::citation(CitationStatus::placeholder), A::citation(CitationStatus::malformed)}},
        {QStringLiteral("PMID retracted · not looked up"),
         {A::retracted(named("fecha", "date")), A::notLookedUp()}},
        {QStringLiteral("title differs"), {A::titleDiffers()}},
        {QStringLiteral("uncited"), {A::uncited()}},
        {QStringLiteral("rule"), {A::rule(arg("id"), named("texto", "text"), named("fuente", "source"))}},
        {QStringLiteral("cross notice"), {A::crossNotice(named("campo", "field"))}},
        {QStringLiteral("field absent"), {N::field(FieldDetail::not_mentioned)}},
        {QStringLiteral("field unknown · pending"),
         {N::field(FieldDetail::stated_unknown), N::field(FieldDetail::pending)}},
        {QStringLiteral("field n/a by rule"), {N::field(FieldDetail::by_rule, named("regla", "rule"))}},
        {QStringLiteral("field templated"), {N::field(FieldDetail::templated)}},
        {QStringLiteral("query conflict · unit"), {N::query(QueryKind::conflict), N::query(QueryKind::unit)}},
        {QStringLiteral("query stale · implausible"),
         {N::query(QueryKind::stale), N::query(QueryKind::implausible)}},
        {QStringLiteral("query n/a · variant"),
         {N::query(QueryKind::stated_na_but_applicable), N::query(QueryKind::missing_variant)}},
        {QStringLiteral("identifiers"), {N::identifiersHidden(7)}},
        {QStringLiteral("reason missing"), {D::reasonMissing()}},
        {QStringLiteral("registered · undo"), {D::registered(named("decisión", "decision")), D::undone()}},
        {QStringLiteral("draft"), {D::draftSaved(named("hora", "time"))}},
        {QStringLiteral("save failed"), {D::saveFailed(named("causa", "cause"), named("copia", "copy"))}},
        {QStringLiteral("escalation due · immediate"),
         {D::escalationDue(named("hora", "time")), D::escalationImmediate()}},
        {QStringLiteral("second reading · adjudication"), {D::secondReading(), D::adjudication()}},
        {QStringLiteral("κ undefined · none in common"), {D::kappaUndefined(), D::noneInCommon()}},
        {QStringLiteral("empty, first start"), {D::firstStart()}},
        {QStringLiteral("empty queue · search"), {D::emptyQueue(), D::noResults(arg("q"))}},
        {QStringLiteral("no note · no answer"), {D::noNote(named("sujeto", "subject")), D::noAnswer()}},
        {QStringLiteral("loading (> 300 ms)"), {D::loading(named("archivo", "file"), 7, 8)}},
        {QStringLiteral("import result"), {D::importResult(7, 8, 9)}},
        {QStringLiteral("error, page"), {D::pageError(named("cosa", "thing"), named("causa", "cause"))}},
        {QStringLiteral("newer file"), {D::newerFile()}},
        {QStringLiteral("read-only"), {D::readOnly(named("motivo", "reason"))}},
        {QStringLiteral("held"), {D::heldBy(named("nombre", "name"), named("hora", "time"))}},
        {QStringLiteral("conflict"), {D::conflict(named("nombre", "name"), named("hora", "time"))}},
        {QStringLiteral("merge"), {D::merged(7, 8)}},
        {QStringLiteral("log broken"), {D::logBroken(arg("n"), named("equipo", "device"))}},
        {QStringLiteral("offline · before sending"),
         {D::offline(), D::beforeSending(named("destino", "target"))}},
        {QStringLiteral("export none"), {D::nothingToExport()}},
    };
}

QMap<QString, StatusWord> saidStatuses()
{
    QMap<QString, StatusWord> said;
    for (int i = 0; i < 7; ++i) {
        const auto verdict = static_cast<Verdict>(i);
        said.insert(QString::fromLatin1(keyOf(toneOf(verdict)).key.data()), wordOf(verdict));
    }
    for (int i = 0; i < 5; ++i) {
        const auto status = static_cast<CitationStatus>(i);
        said.insert(QString::fromLatin1(keyOf(toneOf(status)).key.data()), wordOf(status));
    }
    for (int i = 0; i < 8; ++i) {
        const auto detail = static_cast<FieldDetail>(i);
        said.insert(QString::fromLatin1(keyOf(toneOf(detail)).key.data()), wordOf(detail));
    }
    said.insert(QStringLiteral("query"), queryWord());
    return said;
}

// The agreed sentence with counts in place of the letters that stand for them.
QString counted(const QString& row, QString sentence)
{
    if (row == QLatin1String("loading (> 300 ms)"))
        return sentence.replace(arg("n"), QStringLiteral("7")).replace(arg("m"), QStringLiteral("8"));
    if (row == QLatin1String("import result"))
        return sentence.replace(arg("n"), QStringLiteral("7"))
            .replace(arg("d"), QStringLiteral("8"))
            .replace(arg("r"), QStringLiteral("9"));
    if (row == QLatin1String("merge"))
        return sentence.replace(arg("n"), QStringLiteral("7")).replace(arg("c"), QStringLiteral("8"));
    if (row == QLatin1String("not re-scored") || row == QLatin1String("identifiers"))
        return sentence.replace(arg("n"), QStringLiteral("7"));
    return sentence;
}

// Messages of a .ts file that are unfinished, empty, or short of a plural form.
QStringList untranslated(const QString& path, int plurals)
{
    QStringList found;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {path};
    QXmlStreamReader xml(&file);
    QString source;
    bool numerus = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("message")) {
            numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            bool bad = xml.attributes().hasAttribute(QLatin1String("type"));
            int forms = 0;
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement &&
                     xml.name() == QLatin1String("translation"))) {
                if (xml.isCharacters())
                    text += xml.text();
                if (xml.isStartElement() && xml.name() == QLatin1String("numerusform")) {
                    const QString form = xml.readElementText();
                    forms += form.trimmed().isEmpty() ? 0 : 1;
                }
            }
            bad = bad || (numerus ? forms != plurals : text.trimmed().isEmpty());
            if (bad)
                found.append(source);
        }
    }
    if (xml.hasError())
        found.append(xml.errorString());
    return found;
}
} // namespace

class TestWords : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnAnyWarning(); }
    void cleanup() { Language::install(QStringLiteral("en")); }

    void wordsAreThoseAgreed_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("es") << QStringLiteral("es");
        QTest::newRow("en") << QStringLiteral("en");
    }
    void wordsAreThoseAgreed()
    {
        QFETCH(QString, language);
        Language::install(language);
        const QJsonObject agreed = agreedWords().value(QLatin1String("status")).toObject();
        QCOMPARE(agreed.size(), 21);
        const QMap<QString, StatusWord> said = saidStatuses();
        for (auto it = agreed.begin(); it != agreed.end(); ++it) {
            QVERIFY2(said.contains(it.key()), qPrintable(it.key()));
            QCOMPARE(said.value(it.key()).word, it->toObject().value(language).toString());
            QVERIFY2(iconIds().contains(said.value(it.key()).icon), qPrintable(it.key()));
            QVERIFY(said.value(it.key()).tone.has_value());
        }
    }

    void sentencesAreThoseAgreed_data() { wordsAreThoseAgreed_data(); }
    void sentencesAreThoseAgreed()
    {
        QFETCH(QString, language);
        Language::install(language);
        const QJsonObject agreed = agreedWords().value(QLatin1String("sentences")).toObject();
        const QMap<QString, QStringList> said = saidSentences(language == QLatin1String("es"));
        for (auto it = agreed.begin(); it != agreed.end(); ++it) {
            if (it.key() == QStringLiteral("PMID not retrieved · elsewhere"))
                continue; // below: the two parts are one sentence
            QStringList sentences;
            for (const QJsonValue& sentence : it->toObject().value(language).toArray())
                sentences.append(counted(it.key(), sentence.toString()));
            QVERIFY2(said.contains(it.key()), qPrintable(it.key()));
            QCOMPARE(said.value(it.key()), sentences);
        }
        const QJsonArray parts = agreed.value(QString::fromUtf8("PMID not retrieved · elsewhere"))
                                     .toObject()
                                     .value(language)
                                     .toArray();
        QCOMPARE(AnswerSentences::citation(CitationStatus::not_retrieved), parts.at(0).toString());
        QCOMPARE(AnswerSentences::citation(CitationStatus::not_retrieved, {arg("n")}),
                 parts.at(0).toString() + QLatin1Char(' ') + parts.at(1).toString());
    }

    void pluralsHaveASingular()
    {
        QCOMPARE(AnswerSentences::notRescored(1),
                 QStringLiteral("The score is for another draft: the shown text changed "
                                "afterwards in 1 place."));
        Language::install(QStringLiteral("es"));
        QCOMPARE(AnswerSentences::notRescored(1),
                 QStringLiteral("La puntuación es de otro borrador: el texto mostrado cambió "
                                "después en 1 lugar."));
        QCOMPARE(NoteSentences::completeOfAsked(31, 42),
                 QStringLiteral("31 de 42 campos pedidos están completos"));
        QCOMPARE(NoteSentences::completeOfAsked(0, 0), QStringLiteral("Nada pedido en esta visita"));
    }

    void codeWordsNeverStandAlone()
    {
        for (const QString& language : {QStringLiteral("es"), QStringLiteral("en")}) {
            Language::install(language);
            const auto said = saidStatuses();
            for (const StatusWord& status : said)
                QVERIFY(!status.word.contains(QLatin1Char('_')));
        }
        QCOMPARE(unknownWord(QStringLiteral("scored_twice")).icon, QStringLiteral("unknown"));
        QCOMPARE(unknownWord(QStringLiteral("scored_twice")).word, QStringLiteral("scored_twice"));
    }

    void smallWordsKeepAbbreviations()
    {
        QCOMPARE(inSentence(QStringLiteral("No recuperado")), QStringLiteral("no recuperado"));
        QCOMPARE(inSentence(QStringLiteral("PMID")), QStringLiteral("PMID"));
        QCOMPARE(inSentence(QString()), QString());
    }

    void onlyRetrievedHasABadgeWithoutWord()
    {
        for (int i = 0; i < 5; ++i) {
            Citation citation;
            citation.status = static_cast<CitationStatus>(i);
            citation.span = {0, 8};
            const TextMark mark = citationMark(citation, QStringLiteral("c"));
            QCOMPARE(mark.badges.size(), std::size_t(1));
            QCOMPARE(mark.badges[0].text.isEmpty(), *citation.status == CitationStatus::retrieved);
            QVERIFY(!mark.badges[0].icon.isEmpty());
            QVERIFY(mark.toolTip.startsWith(wordOf(*citation.status).word));
        }
        Citation doi;
        doi.kind = CitationKind::doi;
        const TextMark mark = citationMark(doi, QStringLiteral("d"));
        QVERIFY(!mark.tone && mark.line == MarkLine::thin);
        QCOMPARE(mark.badges[0].text, QStringLiteral("DOI"));
    }

    void everyStringIsTranslated_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("Spanish") << QStringLiteral("cotejo_es.ts") << QStringList();
        QTest::newRow("English plurals")
            << QStringLiteral("cotejo_en.ts") << QStringList{QStringLiteral("-pluralonly")};
    }
    void everyStringIsTranslated()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, options);
        const QString committed = QStringLiteral(COTEJO_SOURCE_DIR "/resources/i18n/") + name;
        QTemporaryDir folder;
        const QString copy = folder.filePath(name);
        QVERIFY(QFile::copy(committed, copy));
        QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(COTEJO_SOURCE_DIR));
        lupdate.start(QStringLiteral(COTEJO_LUPDATE),
                      QStringList{QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                                  QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("-locations"),
                                  QStringLiteral("none"), QStringLiteral("-no-obsolete")} +
                          options + QStringList{QStringLiteral("-ts"), copy});
        QVERIFY(lupdate.waitForFinished(60000));
        QCOMPARE(lupdate.exitCode(), 0);
        const QStringList open = untranslated(copy, 2);
        QVERIFY2(open.isEmpty(), qPrintable(QStringLiteral("build update_translations and translate:\n") +
                                            open.join(QLatin1Char('\n'))));
    }

    void anUntranslatedStringIsFound()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.ts"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<TS><context><name>x</name>"
                   "<message><source>a</source><translation>A</translation></message>"
                   "<message><source>b</source><translation type=\"unfinished\">B</translation></message>"
                   "<message><source>c</source><translation></translation></message>"
                   "<message numerus=\"yes\"><source>d</source><translation><numerusform>D</numerusform>"
                   "<numerusform></numerusform></translation></message></context></TS>");
        file.close();
        QCOMPARE(untranslated(path, 2),
                 (QStringList{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")}));
    }
};

QTEST_MAIN(TestWords)
#include "tst_words.moc"
