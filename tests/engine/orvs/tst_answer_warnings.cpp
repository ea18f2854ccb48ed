#include "engine/base/code_point_index.h"
#include "engine/orvs/turn_checker.h"
#include "tests/engine/orvs/turn_builder.h"

#include <QtTest>

#include <fmt/format.h>

using namespace cotejo;

namespace
{
RetrievedItem paper(const char* pmid, const char* title, const char* excerpt = "", const char* doi = "")
{
    RetrievedItem item;
    item.pmid = pmid;
    item.title = title;
    if (*excerpt != '\0')
        item.excerpt = excerpt;
    if (*doi != '\0')
        item.doi = doi;
    return item;
}

const std::vector<RetrievedItem>& papers()
{
    static const std::vector<RetrievedItem> list = {
        paper(
            "31234567", "Liver enzyme elevation during low-dose methotrexate: a pooled analysis",
            "Liver enzymes rose in one of ten patients. Most elevations resolved without stopping the drug.",
            "10.1002/art.41590"),
        paper("32345678", "Pregnancy outcomes after exposure to leflunomide in early pregnancy",
              "Washout with cholestyramine was given to most women, and the e\uFB03cacy of biolog-\nics was  "
              "con\uFB01rmed.",
              "10.1136/ard.2020.1"),
        paper("33456789", "Vaccination under rituximab"),
        paper("34567890", "Metotrexato en artritis reumatoide: seguridad hepática",
              "Las enzimas hepáticas se elevaron en uno de cada diez pacientes durante el primer año."),
    };
    return list;
}

std::vector<std::string> warningsOf(const std::string& answer, std::vector<Evaluation> evaluations = {})
{
    static const ContractCatalog catalog = ContractCatalog::embedded().value();
    static const TurnChecker checker = TurnChecker::create(catalog).value();
    Turn turn = test::turn(answer, std::move(evaluations));
    turn.retrieved = papers();
    const CodePointIndex index(answer);
    std::vector<std::string> lines;
    const std::vector<TurnCheck> checks = checker.check(test::transcript({turn}));
    for (const Warning& warning : checks.at(0).warnings)
        lines.push_back(fmt::format("{} «{}» {}", warning.code, index.quote(warning.span), warning.detail));
    return lines;
}
} // namespace

// Each warning where it belongs, and not where nothing can be compared.
class TestAnswerWarnings : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<std::string>("answer");
        QTest::addColumn<std::string>("warning");
        const auto row = [](const char* name, const std::string& answer, const std::string& warning) {
            QTest::newRow(name) << answer << warning;
        };
        row("nothing to say", "Dosis de 15 mg (PMID: 31234567).", "");
        row("verbatim", "Se vio que \"Most elevations resolved without stopping the drug.\" (PMID 31234567).",
            "");
        row("verbatim in guillemets",
            "Se vio «Most elevations resolved without stopping the drug» [PMID 31234567].", "");
        row("its title in quotation marks",
            "Lo revisa «Metotrexato en artritis reumatoide: seguridad hepática» (PMID 34567890).", "");
        row("a check told in the past", "Verifiqué todos los PMID en PubMed.",
            "self_reported_check «Verifiqué todos» verifique todos");
        row("other case", "\"most elevations resolved without stopping the drug\" (PMID 31234567).",
            "quote_not_verbatim «most elevations resolved without stopping the drug» 31234567");
        row("ligatures and a broken word", "“efficacy of biologics was confirmed” (PMID: 32345678)",
            "quote_not_verbatim «efficacy of biologics was confirmed» 32345678");
        row("two places", "\"Liver enzymes rose ... without stopping the drug\" (PMID 31234567)",
            "quote_not_verbatim «Liver enzymes rose ... without stopping the drug» 31234567");
        row("in another paper", "\"Washout with cholestyramine was given to most women\" (PMID 31234567).",
            "quote_elsewhere «Washout with cholestyramine was given to most women» 32345678");
        row("nowhere", "\"The drug is safe for all of the patients\" (PMID 31234567).",
            "quote_not_in_excerpt «The drug is safe for all of the patients» 31234567");
        row("nowhere, but it has no excerpt", "\"The drug is safe for all of the patients\" (PMID 33456789).",
            "");
        row("nowhere, but a translation",
            "\"El fármaco es seguro para todos los pacientes\" (PMID 31234567).", "");
        row("nowhere, in Spanish", "\"El fármaco es seguro para todos los pacientes\" (PMID 34567890).",
            "quote_not_in_excerpt «El fármaco es seguro para todos los pacientes» 34567890");
        row("short quote", "El \"gold standard\" es otro (PMID 31234567).", "");
        row("quote of no paper",
            "\"The drug is safe for all of the patients\". Después de mucho texto que no tiene nada que ver, "
            "otra "
            "dosis (PMID 31234567).",
            "");
        row("inches", "Tubo de 5\" y de 6\" para la vía (PMID 31234567).", "");

        row("other title",
            "[Cardiovascular safety of febuxostat and allopurinol in patients with "
            "gout](https://pubmed.ncbi.nlm.nih.gov/31234567/)",
            "title_differs «Cardiovascular safety of febuxostat and allopurinol in patients with gout» "
            "31234567");
        row("same title, shortened",
            "[Smith J. Liver enzyme elevation during low-dose methotrexate, pooled "
            "analysis](https://pubmed.ncbi.nlm.nih.gov/31234567/)",
            "");
        row("translated title",
            "[Elevación de las enzimas del hígado durante el tratamiento con "
            "fármacos](https://pubmed.ncbi.nlm.nih.gov/31234567/)",
            "");
        row("a name, no title", "[Smolen et al., 2022](https://pubmed.ncbi.nlm.nih.gov/31234567/)", "");
        row("paper that is not in the list",
            "[Cardiovascular safety of febuxostat and allopurinol in patients with "
            "gout](https://pubmed.ncbi.nlm.nih.gov/39999999/)",
            "");

        row("DOI of another paper", "PMID: 31234567, doi:10.1136/ard.2020.1",
            "pmid_doi_differ «31234567, doi:10.1136/ard.2020.1» 31234567 10.1136/ard.2020.1");
        row("DOI first", "doi:10.1136/ard.2020.1. PMID: 31234567",
            "pmid_doi_differ «10.1136/ard.2020.1. PMID: 31234567» 31234567 10.1136/ard.2020.1");
        row("DOI that the list does not have", "PMID: 31234567, doi:10.1000/other",
            "pmid_doi_differ «31234567, doi:10.1000/other» 31234567 10.1000/other");
        row("right DOI in capitals", "PMID: 31234567, DOI: 10.1002/ART.41590", "");
        row("no DOI in the list", "PMID: 33456789, doi:10.1000/other", "");
        row("DOI of the next reference",
            "PMID: 31234567. Un texto largo entre las dos referencias, y luego doi:10.1136/ard.2020.1", "");

        row("label and target", "[PMID: 31234567](https://pubmed.ncbi.nlm.nih.gov/32345678/)",
            "label_target_differ «[PMID: 31234567](https://pubmed.ncbi.nlm.nih.gov/32345678/)» 31234567 "
            "32345678");
        row("label and target alike", "[PMID: 31234567](https://pubmed.ncbi.nlm.nih.gov/31234567/)", "");
        row("soft hyphen", "PMID: 3123\u00ad4567", "invisible_character «3123\u00ad4567» U+00AD");
        row("zero width", "PMID: 3123\u200b45\u200b67",
            "invisible_character «3123\u200b45\u200b67» U+200B U+200B");
        row("written as references", "PMID: 3123&shy;45&#x200B;67",
            "invisible_character «3123&shy;45&#x200B;67» U+00AD U+200B");
        row("beside the number only", "PMID: 31234567\u200b", "");
        row("no number", "Smolen 2021 (PMID: N/D)", "no_pmid_declared «PMID: N/D» ");
        row("no number, in words", "PMID no disponible", "no_pmid_declared «PMID no disponible» ");
        row("placeholder is no such label", "[PMID no verificado]", "");

        row("checked itself", "Dosis de 15 mg.\n\n✅ Citas verificadas: 4 de 4",
            "self_reported_check «Citas verificadas» citas verificadas");
        row("checked itself in English", "confabulation_rate: 0.0",
            "self_reported_check «confabulation_rate» confabulation rate");
        row("one for a block", "PMIDs verificados: 3\nreferencias verificadas: 3",
            "self_reported_check «PMIDs verificados» pmids verificados");
        row("advice to check", "Verifique la función hepática y las citas del paciente.", "");
    }
    void answers()
    {
        QFETCH(std::string, answer);
        QFETCH(std::string, warning);
        const std::vector<std::string> got = warningsOf(answer);
        const std::vector<std::string> expected =
            warning.empty() ? std::vector<std::string>() : std::vector<std::string>{warning};
        QVERIFY2(got == expected, got.empty() ? "none" : got.front().c_str());
    }
    void scales_data()
    {
        QTest::addColumn<std::string>("composite");
        QTest::addColumn<std::string>("each");
        QTest::addColumn<int>("warnings");
        QTest::newRow("sound") << std::string("81.5") << std::string("80") << 0;
        QTest::newRow("fraction") << std::string("0.9") << std::string("80") << 1;
        QTest::newRow("of ten") << std::string("8.5") << std::string("80") << 1;
        QTest::newRow("all fractions") << std::string("0.9") << std::string("0.9") << 7;
        QTest::newRow("nought") << std::string("0") << std::string("0") << 0;
        QTest::newRow("low, but a score") << std::string("11") << std::string("11") << 0;
    }
    void scales()
    {
        QFETCH(std::string, composite);
        QFETCH(std::string, each);
        QFETCH(int, warnings);
        const auto got = warningsOf("Texto.", {test::v1(composite, each)});
        QCOMPARE(int(got.size()), warnings);
        for (const std::string& warning : got)
            QVERIFY(warning.starts_with("suspicious_scale"));
    }
    void aWarningAloneAsksForNoReview()
    {
        const ContractCatalog catalog = ContractCatalog::embedded().value();
        Turn turn = test::turn("Smolen 2021 (PMID: N/D). Citas verificadas.", {test::v1("90")});
        const TurnCheck check = TurnChecker::create(catalog).value().check(test::transcript({turn})).at(0);
        QCOMPARE(check.warnings.size(), std::size_t(2));
        QVERIFY(!check.needsReview);
        QCOMPARE(check.verdict, Verdict::passed);
    }
};

QTEST_APPLESS_MAIN(TestAnswerWarnings)
#include "tst_answer_warnings.moc"
