#include "engine/base/code_point_index.h"
#include "engine/base/embedded_resource.h"
#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_lexicon.h"
#include "engine/completeness/identifier_masking.h"
#include "engine/domain/codes.h"

#include <QtTest>

using namespace cotejo;

namespace
{
// "kind=words|kind=words" of everything found, in text order.
QString found(const QString& text)
{
    const std::string bytes = text.toStdString();
    const CodePointIndex index(bytes);
    QStringList parts;
    for (const Identifier& identifier : findIdentifiers(bytes)) {
        const std::string_view kind = codeOf(identifier.kind);
        const std::string_view quote = index.quote(identifier.span);
        parts << QString::fromUtf8(kind.data(), qsizetype(kind.size())) + QLatin1Char('=') +
                     QString::fromUtf8(quote.data(), qsizetype(quote.size()));
    }
    return parts.join(QLatin1Char('|'));
}
} // namespace

class TestIdentifierFinder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("Nombre: Márgara Ávila Ruiz Edad 34 años", "nombre_paciente=Márgara Ávila Ruiz");
        row("PACIENTE: TRIFON PEREZ GOMEZ EDAD 45 SEXO M", "nombre_paciente=TRIFON PEREZ GOMEZ");
        row("Nombre: Ejemplo Inventado Uno. Expediente 000111222",
            "nombre_paciente=Ejemplo Inventado Uno|expediente=000111222");
        row("Paciente: Rita Bueno Nieto Edad 34 años", "nombre_paciente=Rita Bueno Nieto"); // surnames, too
        row("PACIENTE: OTILIA CLARO NIETO EDAD 45", "nombre_paciente=OTILIA CLARO NIETO");
        row("Se trata de Edelmira Martínez Cruz, femenina", "nombre_paciente=Edelmira Martínez Cruz");
        row("Paciente masculino Eleuterio Carlos Ruiz de 30 años", "nombre_paciente=Eleuterio Carlos Ruiz");
        row("Px: G.L.M. 45 a, AR", "iniciales=G.L.M.");
        row("Buenas tardes, señora Leocadia, ¿cómo está?", "nombre_paciente=Leocadia");
        row("Hola, soy Petronila Güemes y tengo artritis", "nombre_paciente=Petronila Güemes");
        row("su hija Rosalía refiere fiebre", "nombre_familiar=Rosalía");
        row("La hija, Reynalda, comenta que falleció", "nombre_familiar=Reynalda");
        row("Paciente Rita Nieto Bueno, 45 años", "nombre_paciente=Rita Nieto Bueno"); // one piece
        row("1. Identificación: Leobardo Quintal Zúñiga, 41 años", "nombre_paciente=Leobardo Quintal Zúñiga");
        row("Identificación: femenino de 45 años", "");
        row("Sincerely,\nRenata Castelló-Briones, MD", "nombre_medico=Renata Castelló-Briones");
        row("Elaboró: ver firma. R. Jiménez, R2", "nombre_medico=R. Jiménez");
        row("Metotrexato, R2", "");
        row("NOMBRE GPE. ARELLANO T.  EDAD 47", "nombre_paciente=GPE. ARELLANO T");
        row("r4 Nava-Cordourier pasa visita", "nombre_medico=Nava-Cordourier");
        row("RE: Hollis Brandt-Ojeda, MRN 55-20418",
            "nombre_paciente=Hollis Brandt-Ojeda|expediente=55-20418");
        row("CED. ENF. 00219384", "cedula=00219384");
        row("Alta a domicilio acompañada por su esposo", "");
        row("Col total 231, col LDL 120", "");
        row("LOTE 1182334XH", "");
        row("EXPED1ENTE: 77120-B", "expediente=77120-B");
        row("Tía María con AR, abuela Juana con DM2", "nombre_familiar=María|nombre_familiar=Juana");
        row("Residente de Guanajuato, casado", "");
        row("Folio BMX-04-0519", "");
        row("Acude con su hija Luz Hernández quien refiere", "nombre_familiar=Luz Hernández");
        row("su esposo (Pancracio Sánchez).", "nombre_familiar=Pancracio Sánchez");
        row("Contesta la hermana, Sra. Obdulia, que informa", "nombre_familiar=Obdulia");
        row("Dra. Ma. Elena de la Cruz R3", "nombre_medico=Ma. Elena de la Cruz");
        row("MC Pablo Ruiz; Enf. Laura Gil", "nombre_medico=Pablo Ruiz|nombre_otro=Laura Gil");
        row("DR FIDENCIO UC", "nombre_medico=FIDENCIO UC");
        row("Tel 55-0234-5678, cel: (55) 0234 5678", "telefono=55-0234-5678|telefono=(55) 0234 5678");
        row("CURP: XEXX800101HDFRRL00 RFC XEXX800101AB1", "curp=XEXX800101HDFRRL00|rfc=XEXX800101AB1");
        row("sin etiqueta XEXX800101MPLRRL09 en medio", "curp=XEXX800101MPLRRL09");
        row("CURP: XEXX 800101 MPLRRL 09", "curp=XEXX 800101 MPLRRL 09");
        row("CURP XEXX8OO1O1HDFRRLO0, edad 44", "curp=XEXX8OO1O1HDFRRLO0");
        row("| Paciente | Ximena Güémez Tolosa |", "nombre_paciente=Ximena Güémez Tolosa");
        row("| NSS | 12 34 56 7890 1 |", "nss=12 34 56 7890 1");
        row("Nombre: Yuridia Cama-\nrena Solórzano", "nombre_paciente=Yuridia Cama-\nrena Solórzano");
        row("tel. consultorio (0999) 123 4567", "telefono=(0999) 123 4567");
        row("R4 Monserrat Dzul", "nombre_medico=Monserrat Dzul");
        row("envío a la señora D.C.M., de 31 años", "iniciales=D.C.M.");
        row("NOMBRE DEL PACIENTE\nMARIA DEL CARMEN TUZ\nEDAD 45", "nombre_paciente=MARIA DEL CARMEN TUZ");
        row("| Nombre completo | Ana Laura Pech |", "nombre_paciente=Ana Laura Pech");
        row("Paciente con ANA positivo y FR negativo", "");
        row("Elaboró: Méd. Res. Karla Sosa Puc", "nombre_medico=Karla Sosa Puc");
        row("NSS: O3 94 88 22lO 7", "nss=O3 94 88 22lO 7");
        row("Afiliación: 1234567890-1M1985OR", "nss=1234567890-1M1985OR");
        row("La señora refiere dolor", "");
        row("Tel. no tiene. Cita 12/03/2024 10:30", "");
        row("NSS 12 34 56 7890 1", "nss=12 34 56 7890 1");
        row("Exp 123456-7, NHC: 998877; Folio 55221",
            "expediente=123456-7|expediente=998877|expediente=55221");
        row("correo nadie@hospital.gob.example.", "correo=nadie@hospital.gob.example");
        row("FN 12/03/1980", "fecha_nacimiento=12/03/1980");
        row("nacida el 3 de mayo de 1975", "fecha_nacimiento=3 de mayo de 1975");
        row("Firma: Dr. Juan Uc. Cédula 0234567", "nombre_medico=Juan Uc|cedula=0234567");
        row("folio CEFV/JAL/2023/001.", "folio_fv=CEFV/JAL/2023/001");
        row("Domicilio: Calle Reforma 123, Col. Centro. Tel. 222 011 2233",
            "domicilio=Calle Reforma 123, Col. Centro|telefono=222 011 2233");
        row("Av. Juárez No. 45 Col. Roma", "domicilio=Av. Juárez No. 45 Col. Roma");
    }
    void finds()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(found(text), expected);
    }

    void leavesClinicalText_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"Paciente Femenina de 52 años con AR seropositiva",
              "Madre: diabetes. Padre finado por IAM. Madre con AR.",
              "FR 128 UI/mL, plaquetas 250000, ferritina 12000", "DAS28-VSG 4.2 el 12/03/2024; CCP 250",
              "Médico: reumatología. Residente de medicina interna.", "ID BMX-02-0440, Registro BMX-07-0213",
              "DESDE JULIO NO SE LE SURTE POR DESABASTO", "c-ANCA negativo, p-ANCA positivo",
              "Leucocitos 4,500 neutrófilos 2,300 2019 2020 2021", "DM2 2015-2020, HAS 2010",
              "Padre con EA y hermano con Psoriasis", "Inicia Humira 40 mg. Paciente estable."})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void leavesClinicalText()
    {
        QFETCH(QString, text);
        QCOMPARE(found(text), QString());
    }

    void spansAreOrderedAndApart()
    {
        const std::string text =
            "Ñandú 😀 Nombre: Zoé Łuk Pérez, tel. 222 012 3456, domicilio: calle 5 no. 3 tel 222 012 3457, "
            "exp. 00112233 CURP XEXX800101HDFRRL00\r\nDra. Inés Oñate";
        std::size_t last = 0;
        const auto identifiers = findIdentifiers(text);
        QVERIFY(identifiers.size() >= 6);
        for (const Identifier& identifier : identifiers) {
            QVERIFY(identifier.span.start >= last);
            QVERIFY(identifier.span.start < identifier.span.end);
            last = identifier.span.end;
        }
        QVERIFY(last <= CodePointIndex(text).size());
    }

    void maskedTextHoldsNoIdentifierAndLeadsBack()
    {
        const std::string text = "Ñu 😀. Nombre: Zoé Luk Pérez, exp. 00112233. DAS28 4.2";
        const auto identifiers = findIdentifiers(text);
        const MaskedText masked(text, identifiers);
        QCOMPARE(masked.text(), std::string("Ñu 😀. Nombre: [nombre], exp. [expediente]. DAS28 4.2"));
        const CodePointIndex before(text);
        const CodePointIndex after(masked.text());
        const std::size_t at = after.toCodePoint(masked.text().find("DAS28"));
        QCOMPARE(masked.toOriginal(at), before.toCodePoint(text.find("DAS28")));
        QCOMPARE(masked.toOriginal(0), std::size_t(0));
        const TextSpan cut{identifiers[0].span.start + 2, identifiers[0].span.end + 6};
        QCOMPARE(maskQuote(before.quote(cut), cut, identifiers), std::string("[nombre], exp."));
    }

    void lexiconIsWhole()
    {
        const auto lexicon = IdentifierLexicon::parse(embeddedResource("lexicons/identifiers.json"));
        QVERIFY(lexicon.has_value());
        QVERIFY(lexicon->labels.size() >= 15);
        QCOMPARE(IdentifierLexicon::parse("{}").error().code, std::string("lexicon.invalid"));
    }

    void hugeInputEnds()
    {
        std::string text;
        for (int i = 0; i < 40000; ++i)
            text += "Dr. A B C paciente: domicilio calle 5 tel 22 ";
        QVERIFY(!findIdentifiers(text).empty());
    }
};

QTEST_APPLESS_MAIN(TestIdentifierFinder)
#include "tst_identifier_finder.moc"
