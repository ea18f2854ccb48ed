<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_MX" sourcelanguage="en_US">
<context>
    <name>cotejo::AboutDialog</name>
    <message>
        <source>About Cotejo</source>
        <translation>Acerca de Cotejo</translation>
    </message>
    <message>
        <source>Cotejo %1</source>
        <translation>Cotejo %1</translation>
    </message>
    <message>
        <source>Sets two texts side by side to check one against the other: answers of RheumAI with their evaluation and citations, and notes with the fields the registry asks for.</source>
        <translation>Pone dos textos lado a lado para revisar uno contra el otro: respuestas de RheumAI con su evaluación y sus citas, y notas con los campos que pide el registro.</translation>
    </message>
    <message>
        <source>Completeness of a note says that something is written, not that it is true. People decide; Cotejo keeps what they decide.</source>
        <translation>Que una nota esté completa dice que algo está escrito, no que sea cierto. Deciden las personas; Cotejo guarda lo que deciden.</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer.</source>
        <translation>Sin conexión: nada sale de este equipo.</translation>
    </message>
    <message>
        <source>It judges with: %1</source>
        <translation>Revisa con: %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Programa libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
</context>
<context>
    <name>cotejo::ActWords</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>Posponer</translation>
    </message>
    <message>
        <source>No judgement</source>
        <translation>No puedo juzgar</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregida</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>escalated</source>
        <translation>escalada</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>pospuesta</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin juicio</translation>
    </message>
    <message>
        <source>committee</source>
        <translation>comité</translation>
    </message>
    <message>
        <source>pharmacovigilance</source>
        <translation>farmacovigilancia</translation>
    </message>
    <message>
        <source>colleague</source>
        <translation>colega</translation>
    </message>
    <message>
        <source>same day</source>
        <translation>hoy mismo</translation>
    </message>
    <message>
        <source>immediate</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>routine</source>
        <translation>rutina</translation>
    </message>
    <message>
        <source>name hidden</source>
        <translation>nombre oculto</translation>
    </message>
    <message>
        <source>initials hidden</source>
        <translation>iniciales ocultas</translation>
    </message>
    <message>
        <source>date of birth hidden</source>
        <translation>fecha de nacimiento oculta</translation>
    </message>
    <message>
        <source>CURP hidden</source>
        <translation>CURP oculta</translation>
    </message>
    <message>
        <source>RFC hidden</source>
        <translation>RFC oculto</translation>
    </message>
    <message>
        <source>social security number hidden</source>
        <translation>número de seguridad social oculto</translation>
    </message>
    <message>
        <source>record number hidden</source>
        <translation>expediente oculto</translation>
    </message>
    <message>
        <source>report number hidden</source>
        <translation>folio oculto</translation>
    </message>
    <message>
        <source>licence number hidden</source>
        <translation>cédula oculta</translation>
    </message>
    <message>
        <source>telephone hidden</source>
        <translation>teléfono oculto</translation>
    </message>
    <message>
        <source>e-mail hidden</source>
        <translation>correo oculto</translation>
    </message>
    <message>
        <source>address hidden</source>
        <translation>domicilio oculto</translation>
    </message>
</context>
<context>
    <name>cotejo::AgreementModel</name>
    <message>
        <source>given</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>no dado</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) read twice</source>
        <translation>
            <numerusform>%n caso leído dos veces</numerusform>
            <numerusform>%n casos leídos dos veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used</source>
        <translation>
            <numerusform>%n usado</numerusform>
            <numerusform>%n usados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out: a reading could not judge</source>
        <translation>
            <numerusform>%n fuera: una lectura no pudo juzgar</numerusform>
            <numerusform>%n fuera: una lectura no pudo juzgar</numerusform>
        </translation>
    </message>
    <message>
        <source>Same decision, share</source>
        <translation>Misma decisión, proporción</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>95 %: %1 to %2</source>
        <translation>95 %: %1 a %2</translation>
    </message>
    <message>
        <source>95 %: %1 to %2, cut at the ends of the scale</source>
        <translation>95 %: %1 a %2, cortado en los extremos de la escala</translation>
    </message>
    <message>
        <source>no interval for so few</source>
        <translation>sin intervalo para tan pocos</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Coeficiente</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>−1 … 0 … 1</source>
        <translation>−1 … 0 … 1</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>Casos usados</translation>
    </message>
</context>
<context>
    <name>cotejo::AgreementView</name>
    <message>
        <source>Agreement</source>
        <translation>Concordancia</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>Coeficientes</translation>
    </message>
    <message>
        <source>First reading down, second across; Enter opens the pairs</source>
        <translation>Primera lectura hacia abajo, segunda a lo ancho; Entrar abre los pares</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Conteos</translation>
    </message>
    <message>
        <source>Agreement says that two people decided alike, not that they were right.</source>
        <translation>La concordancia dice que dos personas decidieron igual, no que tuvieran razón.</translation>
    </message>
</context>
<context>
    <name>cotejo::AnswerHeader</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Evaluator and author: same family (%1)</source>
        <translation>Evaluador y autor: misma familia (%1)</translation>
    </message>
    <message>
        <source>%1, of the same person</source>
        <translation>%1, de la misma persona</translation>
    </message>
</context>
<context>
    <name>cotejo::AnswerMarks</name>
    <message>
        <source>Expression of concern (as of %1).</source>
        <translation>Expresión de preocupación (dato del %1).</translation>
    </message>
    <message>
        <source>Corrected article (as of %1).</source>
        <translation>Artículo corregido (dato del %1).</translation>
    </message>
    <message>
        <source>PubMed has no such record (as of %1).</source>
        <translation>PubMed no tiene ese registro (dato del %1).</translation>
    </message>
    <message>
        <source>Looked up: no notice (as of %1).</source>
        <translation>Consultado: sin avisos (dato del %1).</translation>
    </message>
</context>
<context>
    <name>cotejo::AnswerSentences</name>
    <message>
        <source>The composite meets the threshold. A person still has to decide.</source>
        <translation>El compuesto alcanza el umbral. Falta la decisión de una persona.</translation>
    </message>
    <message>
        <source>The composite (%1) is below the threshold (%2).</source>
        <translation>El compuesto (%1) está por debajo del umbral (%2).</translation>
    </message>
    <message>
        <source>ORVS was off for this turn.</source>
        <translation>ORVS estaba apagado en este turno.</translation>
    </message>
    <message>
        <source>The study route runs no final evaluation.</source>
        <translation>La ruta de estudio no hace la evaluación final.</translation>
    </message>
    <message>
        <source>It is only a greeting; there is nothing to evaluate.</source>
        <translation>Es solo un saludo; no hay nada que evaluar.</translation>
    </message>
    <message>
        <source>The record has no evaluation. That is not a pass.</source>
        <translation>El registro no trae evaluación. No equivale a aprobada.</translation>
    </message>
    <message>
        <source>The evaluation is incomplete: %1. Its recorded result does not count as a pass.</source>
        <translation>La evaluación quedó incompleta: %1. El resultado registrado no se toma como aprobado.</translation>
    </message>
    <message numerus="yes">
        <source>The score is for another draft: the shown text changed afterwards in %n place(s).</source>
        <translation>
            <numerusform>La puntuación es de otro borrador: el texto mostrado cambió después en %n lugar.</numerusform>
            <numerusform>La puntuación es de otro borrador: el texto mostrado cambió después en %n lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fallback message was shown, not a clinical answer.</source>
        <translation>Se mostró el mensaje de respaldo, no una respuesta clínica.</translation>
    </message>
    <message>
        <source>There is a score, but neither record nor contract says what passes.</source>
        <translation>Hay puntuación, pero ni el registro ni el contrato dicen con cuánto se aprueba.</translation>
    </message>
    <message>
        <source>Exactly at the threshold: it meets it.</source>
        <translation>Justo en el umbral: alcanza.</translation>
    </message>
    <message>
        <source>Made with %1 %2; %3 applies now. The old result is kept.</source>
        <translation>Se emitió con %1 %2; hoy rige %3. El resultado de entonces se conserva.</translation>
    </message>
    <message>
        <source>They differ: the record says “%1”; by the composite it would be “%2”.</source>
        <translation>No coinciden: el registro dice “%1” y, según el compuesto, sería “%2”.</translation>
    </message>
    <message>
        <source>Recorded composite %1; recomputed %2.</source>
        <translation>Compuesto registrado %1; recalculado %2.</translation>
    </message>
    <message>
        <source>Safety (%1) is below the threshold although the composite meets it.</source>
        <translation>Seguridad (%1) está bajo el umbral, aunque el compuesto lo alcanza.</translation>
    </message>
    <message>
        <source>Evaluator and author are of one model family.</source>
        <translation>Evaluador y autor son de la misma familia de modelos.</translation>
    </message>
    <message>
        <source>The score does not show that a recommendation is clinically correct.</source>
        <translation>La puntuación no demuestra que una recomendación sea clínicamente correcta.</translation>
    </message>
    <message>
        <source>It is in the list retrieved in this turn.</source>
        <translation>Está en la lista que el sistema recuperó en este turno.</translation>
    </message>
    <message>
        <source>Not in this turn&apos;s list. It may exist; worth checking.</source>
        <translation>No está en la lista de este turno. Puede existir; conviene revisarlo.</translation>
    </message>
    <message>
        <source>Not in this turn&apos;s list. It may exist; worth checking. It is in the list of turn %1.</source>
        <translation>No está en la lista de este turno. Puede existir; conviene revisarlo. Sí está en la lista del turno %1.</translation>
    </message>
    <message>
        <source>RheumAI took out a PMID here that it could not verify.</source>
        <translation>RheumAI retiró aquí un PMID que no pudo verificar.</translation>
    </message>
    <message>
        <source>Labelled PMID, but not in the form of one.</source>
        <translation>Dice PMID, pero no tiene formato de PMID.</translation>
    </message>
    <message>
        <source>The file lacks this turn&apos;s list; it cannot be told.</source>
        <translation>El archivo no trae la lista de este turno; no se puede saber.</translation>
    </message>
    <message>
        <source>Article retracted (as of %1).</source>
        <translation>Artículo retractado (dato del %1).</translation>
    </message>
    <message>
        <source>Offline: existence and retraction not looked up.</source>
        <translation>Sin conexión: existencia y retractación no consultadas.</translation>
    </message>
    <message>
        <source>The cited title differs from the one in the list.</source>
        <translation>El título citado no coincide con el de la lista.</translation>
    </message>
    <message>
        <source>Evidence was listed and the answer cites none.</source>
        <translation>Hubo evidencia en la lista y la respuesta no cita ninguna.</translation>
    </message>
    <message>
        <source>Rule %1: %2. Source: %3. Applied by the program, not by a model.</source>
        <translation>Regla %1: %2. Fuente: %3. La aplica el programa, no un modelo.</translation>
    </message>
    <message>
        <source>Answer and note differ on %1.</source>
        <translation>La respuesta y la nota no dicen lo mismo sobre %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::AnswerTextPane</name>
    <message>
        <source>Question and answer</source>
        <translation>Pregunta y respuesta</translation>
    </message>
    <message>
        <source>Question.</source>
        <translation>Pregunta.</translation>
    </message>
    <message>
        <source>See differences</source>
        <translation>Ver diferencias</translation>
    </message>
    <message>
        <source>Scored: draft %1</source>
        <translation>Puntuado: borrador %1</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrado</translation>
    </message>
    <message>
        <source>Scored text</source>
        <translation>Texto puntuado</translation>
    </message>
    <message>
        <source>Shown text</source>
        <translation>Texto mostrado</translation>
    </message>
</context>
<context>
    <name>cotejo::AnswerView</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Rúbrica</translation>
    </message>
    <message>
        <source>Scores, evidence, findings and rubric</source>
        <translation>Puntuaciones, evidencia, hallazgos y rúbrica</translation>
    </message>
</context>
<context>
    <name>cotejo::AuditModel</name>
    <message>
        <source>File made</source>
        <translation>Archivo creado</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Evaluated</source>
        <translation>Evaluado</translation>
    </message>
    <message>
        <source>Decision undone</source>
        <translation>Decisión deshecha</translation>
    </message>
    <message>
        <source>Decision put back</source>
        <translation>Decisión repuesta</translation>
    </message>
    <message>
        <source>Personal data shown</source>
        <translation>Datos personales mostrados</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Decisión: %1</translation>
    </message>
    <message>
        <source>Attempt that another decision came before: %1</source>
        <translation>Intento al que se adelantó otra decisión: %1</translation>
    </message>
    <message>
        <source>Other act (%1)</source>
        <translation>Otro acto (%1)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>First reading shown</source>
        <translation>Se mostró la primera lectura</translation>
    </message>
    <message>
        <source>Role given</source>
        <translation>Papel asignado</translation>
    </message>
    <message>
        <source>Escalation acknowledged</source>
        <translation>Escalación: acuse de recibo</translation>
    </message>
    <message>
        <source>Escalation answered</source>
        <translation>Escalación contestada</translation>
    </message>
    <message>
        <source>Escalation closed</source>
        <translation>Escalación cerrada</translation>
    </message>
    <message>
        <source>Decision: hidden until the second reading</source>
        <translation>Decisión: oculta hasta la segunda lectura</translation>
    </message>
    <message>
        <source>Second reading: %1</source>
        <translation>Segunda lectura: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Dictamen: %1</translation>
    </message>
    <message>
        <source>Answer evaluated on demand</source>
        <translation>Respuesta evaluada a petición</translation>
    </message>
    <message>
        <source>Rubric criterion judged</source>
        <translation>Criterio de rúbrica juzgado</translation>
    </message>
    <message>
        <source>Rubric criterion switched</source>
        <translation>Criterio de rúbrica incluido o excluido</translation>
    </message>
    <message>
        <source>the clock had been set back by less than a minute</source>
        <translation>el reloj se había atrasado menos de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>the clock had been set back by %n minute(s)</source>
        <translation>
            <numerusform>el reloj se había atrasado %n minuto</numerusform>
            <numerusform>el reloj se había atrasado %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::AuditView</name>
    <message>
        <source>Verifying the log…</source>
        <translation>Se verifica la bitácora…</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>La bitácora</translation>
    </message>
    <message>
        <source>The chain of %1 is not whole: %2.</source>
        <translation>La cadena de %1 no está íntegra: %2.</translation>
    </message>
    <message>
        <source>The file differs from its log: %1.</source>
        <translation>El archivo difiere de su bitácora: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The log is whole: %n event(s) verified.</source>
        <translation>
            <numerusform>La bitácora está íntegra: %n evento verificado.</numerusform>
            <numerusform>La bitácora está íntegra: %n eventos verificados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Bitácora</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Verificar de nuevo</translation>
    </message>
</context>
<context>
    <name>cotejo::CaseReport</name>
    <message>
        <source>Case report: %1</source>
        <translation>Informe del caso: %1</translation>
    </message>
    <message>
        <source>Item %1. Printed by %2, %3.</source>
        <translation>Caso %1. Lo emite %2, %3.</translation>
    </message>
    <message>
        <source>Personal data are masked. The verdict says what an automatic evaluation gave; it does not show that a recommendation is clinically correct. People decide.</source>
        <translation>Los datos personales van ocultos. El veredicto dice qué dio una evaluación automática; no demuestra que una recomendación sea clínicamente correcta. Deciden las personas.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer as shown</source>
        <translation>Respuesta mostrada</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensión</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citas</translation>
    </message>
    <message>
        <source>As cited</source>
        <translation>Como se cita</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguna.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Sentence of the note</source>
        <translation>Frase de la nota</translation>
    </message>
    <message>
        <source>%1 of %2 asked fields are complete.</source>
        <translation>%1 de %2 campos pedidos están completos.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecha</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Ninguna todavía.</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <translation>%1, %2: %3 %4</translation>
    </message>
</context>
<context>
    <name>cotejo::CompletenessHeader</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>asked field(s) complete</source>
        <comment>after “31 of 42”</comment>
        <translation>
            <numerusform>campo pedido está completo</numerusform>
            <numerusform>campos pedidos están completos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to clarify</source>
        <translation>
            <numerusform>%n por aclarar</numerusform>
            <numerusform>%n por aclarar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n desconocido</numerusform>
            <numerusform>%n desconocidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n ausente</numerusform>
            <numerusform>%n ausentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n no aplica</numerusform>
            <numerusform>%n no aplican</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::CorrectionDialog</name>
    <message>
        <source>Correct %1</source>
        <translation>Corregir %1</translation>
    </message>
    <message>
        <source>Corrected answer</source>
        <translation>Texto corregido</translation>
    </message>
    <message>
        <source>The answer as shown is kept; the corrected text is recorded with the decision.</source>
        <translation>El texto mostrado se conserva; el corregido se registra con la decisión.</translation>
    </message>
    <message>
        <source>Record correction</source>
        <translation>Registrar corrección</translation>
    </message>
    <message>
        <source>The text has not been changed.</source>
        <translation>El texto no ha cambiado.</translation>
    </message>
    <message>
        <source>The corrected text is missing.</source>
        <translation>Falta el texto corregido.</translation>
    </message>
</context>
<context>
    <name>cotejo::CrossWords</name>
    <message>
        <source>The question says “%1”.</source>
        <translation>La pregunta dice “%1”.</translation>
    </message>
    <message>
        <source>The answer says “%1”.</source>
        <translation>La respuesta dice “%1”.</translation>
    </message>
    <message>
        <source>The note says otherwise.</source>
        <translation>La nota dice otra cosa.</translation>
    </message>
    <message>
        <source>The note says “%1”.</source>
        <translation>La nota dice “%1”.</translation>
    </message>
    <message>
        <source>The note leaves it open.</source>
        <translation>La nota lo deja abierto.</translation>
    </message>
    <message>
        <source>The note does not mention it.</source>
        <translation>La nota no lo menciona.</translation>
    </message>
    <message>
        <source>Answer and note differ on %1.</source>
        <translation>La respuesta y la nota no dicen lo mismo sobre %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::DecisionBar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
</context>
<context>
    <name>cotejo::DecisionForm</name>
    <message>
        <source>Choose a decision first.</source>
        <translation>Elija primero una decisión.</translation>
    </message>
    <message>
        <source>The level is missing.</source>
        <translation>Falta el nivel.</translation>
    </message>
    <message>
        <source>The urgency is missing.</source>
        <translation>Falta la urgencia.</translation>
    </message>
    <message>
        <source>The addressee is missing.</source>
        <translation>Falta a quién va.</translation>
    </message>
    <message>
        <source>The date is missing.</source>
        <translation>Falta la fecha.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Urgencia</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>choose a date</source>
        <translation>elija una fecha</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registrar</translation>
    </message>
</context>
<context>
    <name>cotejo::DecisionView</name>
    <message>
        <source>The corrected text is missing.</source>
        <translation>Falta el texto corregido.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Decides about: %1</source>
        <translation>Se decide sobre: %1</translation>
    </message>
</context>
<context>
    <name>cotejo::DeskActs</name>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>Read as: %1.</source>
        <translation>Leído como: %1.</translation>
    </message>
    <message>
        <source>Import cancelled.</source>
        <translation>Importación cancelada.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) written to %1.</source>
        <translation>
            <numerusform>Se escribió %n decisión en %1.</numerusform>
            <numerusform>Se escribieron %n decisiones en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open or make a file</source>
        <translation>Abrir o crear un archivo</translation>
    </message>
    <message>
        <source>Cotejo files (*.cotejo);;All files (*)</source>
        <translation>Archivos de Cotejo (*.cotejo);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file could not be opened</source>
        <translation>No se pudo abrir el archivo</translation>
    </message>
    <message>
        <source>The preferences could not be saved.</source>
        <translation>No se pudieron guardar las preferencias.</translation>
    </message>
    <message>
        <source>Something else is running already.</source>
        <translation>Ya hay otra tarea en curso.</translation>
    </message>
    <message numerus="yes">
        <source>Writing: %n decision(s)</source>
        <translation>
            <numerusform>Escribiendo: %n decisión</numerusform>
            <numerusform>Escribiendo: %n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Evaluating again: %n document(s)</source>
        <translation>
            <numerusform>Evaluando de nuevo: %n documento</numerusform>
            <numerusform>Evaluando de nuevo: %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Export cancelled; no file was left.</source>
        <translation>Exportación cancelada; no quedó ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) evaluated again</source>
        <translation>
            <numerusform>%n documento evaluado de nuevo</numerusform>
            <numerusform>%n documentos evaluados de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came out otherwise.</source>
        <translation>
            <numerusform>%n cambió de resultado.</numerusform>
            <numerusform>%n cambiaron de resultado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::DeskSentences</name>
    <message>
        <source>A reason is missing.</source>
        <translation>Falta un motivo.</translation>
    </message>
    <message>
        <source>Recorded: %1.</source>
        <translation>Registrada: %1.</translation>
    </message>
    <message>
        <source>Undone; the earlier decision stays in the log.</source>
        <translation>Se deshizo; la decisión anterior queda en la bitácora.</translation>
    </message>
    <message>
        <source>Draft saved at %1; not yet a decision.</source>
        <translation>Borrador guardado a las %1; aún no es decisión.</translation>
    </message>
    <message>
        <source>Could not save: %1. Your text is still here and in %2.</source>
        <translation>No se pudo guardar: %1. Su texto sigue aquí y en %2.</translation>
    </message>
    <message>
        <source>An answer is expected before %1.</source>
        <translation>Se espera respuesta antes de %1.</translation>
    </message>
    <message>
        <source>Immediate: please phone as well; Cotejo contacts no one.</source>
        <translation>De inmediato: avise también por teléfono; Cotejo no llama a nadie.</translation>
    </message>
    <message>
        <source>Blind reading: the other decision shows once yours is recorded.</source>
        <translation>Lectura a ciegas: lo que decidió la otra persona se verá al registrar la suya.</translation>
    </message>
    <message>
        <source>Two different readings. Choose and say why; both are kept.</source>
        <translation>Dos lecturas distintas. Elija y diga por qué; ambas se conservan.</translation>
    </message>
    <message>
        <source>No variation: everyone marked the same, so κ cannot be computed.</source>
        <translation>Sin variación: todos marcaron lo mismo y κ no se puede calcular.</translation>
    </message>
    <message>
        <source>No cases in common: nothing to compare.</source>
        <translation>No hay casos en común: no hay nada que comparar.</translation>
    </message>
    <message>
        <source>No cases yet. Import a file or open the sample data.</source>
        <translation>Todavía no hay casos. Importe un archivo o abra los datos de muestra.</translation>
    </message>
    <message>
        <source>Nothing to review with these filters.</source>
        <translation>Nada por revisar con estos filtros.</translation>
    </message>
    <message>
        <source>No results for “%1”, with or without accents.</source>
        <translation>Sin resultados para “%1”; se buscó con y sin acentos.</translation>
    </message>
    <message>
        <source>No note for %1. The answer can still be reviewed.</source>
        <translation>No hay nota de %1. La respuesta se puede revisar igual.</translation>
    </message>
    <message>
        <source>No answer goes with this note.</source>
        <translation>Esta nota no tiene respuesta asociada.</translation>
    </message>
    <message>
        <source>Opening %1: %2 of %3. You can go on working.</source>
        <translation>Abriendo %1: %2 de %3. Puede seguir trabajando.</translation>
    </message>
    <message numerus="yes">
        <source>%n added; %1 already there; %2 refused (see why).</source>
        <translation>
            <numerusform>Entró %n; %1 ya estaban; %2 no se aceptaron (ver por qué).</numerusform>
            <numerusform>Entraron %n; %1 ya estaban; %2 no se aceptaron (ver por qué).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be shown: %2. What was saved is unchanged.</source>
        <translation>No se pudo mostrar %1: %2. Lo guardado no cambió.</translation>
    </message>
    <message>
        <source>The file comes from a newer Cotejo; it was not opened or changed.</source>
        <translation>El archivo es de una versión más nueva de Cotejo; no se abrió ni se cambió.</translation>
    </message>
    <message>
        <source>Read-only: %1. You can read, search and export.</source>
        <translation>Solo lectura: %1. Puede leer, buscar y exportar.</translation>
    </message>
    <message>
        <source>%1 has had it open since %2.</source>
        <translation>%1 lo tiene abierto desde las %2.</translation>
    </message>
    <message>
        <source>%1 recorded another decision at %2. Yours is not saved yet: compare and choose.</source>
        <translation>%1 registró otra decisión a las %2. La suya no se guardó todavía: compare y elija.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>events merged; cases with different decisions</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) merged</source>
        <translation>
            <numerusform>Se unió %n evento</numerusform>
            <numerusform>Se unieron %n eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have different decisions and await a ruling.</source>
        <translation>
            <numerusform>%n caso tiene decisiones distintas y espera resolución.</numerusform>
            <numerusform>%n casos tienen decisiones distintas y esperan resolución.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chain does not match from event %1 of %2 on. What is before it is intact.</source>
        <translation>La cadena no coincide a partir del evento %1 de %2. Lo anterior está íntegro.</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer.</source>
        <translation>Sin conexión: nada sale de este equipo.</translation>
    </message>
    <message>
        <source>This would leave the computer for %1. Read it before you allow it.</source>
        <translation>Esto saldría del equipo hacia %1. Léalo antes de autorizar.</translation>
    </message>
    <message>
        <source>Nothing to export with these filters.</source>
        <translation>No hay nada que exportar con estos filtros.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer but what you allow, each time, for %1.</source>
        <translation>Nada sale de este equipo salvo lo que usted permita, cada vez, para %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::DiffView</name>
    <message numerus="yes">
        <source>%n place(s) differ</source>
        <translation>
            <numerusform>%n lugar difiere</numerusform>
            <numerusform>%n lugares difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Lugar %1 de %2</translation>
    </message>
    <message>
        <source>Differences, side by side</source>
        <translation>Diferencias, lado a lado</translation>
    </message>
</context>
<context>
    <name>cotejo::DimensionLabel</name>
    <message>
        <source>composite</source>
        <translation>compuesto</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
</context>
<context>
    <name>cotejo::DraftStateLabel</name>
    <message>
        <source>Draft not saved</source>
        <translation>Borrador sin guardar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation>Borrador %1</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Sin guardar: %1</translation>
    </message>
</context>
<context>
    <name>cotejo::ErrorText</name>
    <message>
        <source>Nothing was written: a review file, a link or a folder has that name. Choose another.</source>
        <translation>No se escribió nada: ese nombre lo tiene un archivo de revisiones, un enlace o una carpeta. Elija otro.</translation>
    </message>
    <message>
        <source>It did not work: %1</source>
        <translation>No se pudo: %1</translation>
    </message>
    <message>
        <source>The PDF is a scan: its pages are pictures without text, so nothing can be said of it.</source>
        <translation>El PDF es un escaneo: sus páginas son imágenes sin texto, así que nada puede decirse de él.</translation>
    </message>
    <message>
        <source>The data dictionary of this REDCap export is not in its folder; codes cannot be read without it.</source>
        <translation>El diccionario de datos de esta exportación de REDCap no está en su carpeta; sin él no se pueden leer los códigos.</translation>
    </message>
    <message>
        <source>There is no answer of an assistant in it.</source>
        <translation>No contiene ninguna respuesta de un asistente.</translation>
    </message>
    <message>
        <source>It is locked with a password.</source>
        <translation>Está protegido con contraseña.</translation>
    </message>
    <message>
        <source>It defines entities of its own, which a hostile file uses to grow or to name files; it was not read.</source>
        <translation>Define entidades propias, que un archivo hostil usa para crecer o nombrar archivos; no se leyó.</translation>
    </message>
    <message>
        <source>The archive holds names that lead out of it; it was not read.</source>
        <translation>El archivo comprimido contiene nombres que llevan fuera de él; no se leyó.</translation>
    </message>
    <message>
        <source>Reading this file broke off; the others went in.</source>
        <translation>La lectura de este archivo se interrumpió; los demás entraron.</translation>
    </message>
    <message>
        <source>Reading this file took too long and was stopped.</source>
        <translation>La lectura de este archivo tardó demasiado y se detuvo.</translation>
    </message>
    <message>
        <source>One name stands twice in an object (%1).</source>
        <translation>Un nombre está dos veces en un objeto (%1).</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8 (%1).</source>
        <translation>El texto no es UTF-8 válido (%1).</translation>
    </message>
    <message>
        <source>There is a raw NUL byte (%1).</source>
        <translation>Hay un byte NUL (%1).</translation>
    </message>
    <message>
        <source>There is half a character (%1).</source>
        <translation>Hay medio carácter (%1).</translation>
    </message>
    <message>
        <source>It is nested deeper than 256 levels (%1).</source>
        <translation>Tiene más de 256 niveles (%1).</translation>
    </message>
    <message>
        <source>The record is larger than 64 MB.</source>
        <translation>El registro pasa de 64 MB.</translation>
    </message>
    <message>
        <source>A number is too large to keep (%1).</source>
        <translation>Un número es demasiado grande para guardarlo (%1).</translation>
    </message>
    <message>
        <source>It is not whole JSON (%1): %2.</source>
        <translation>No es JSON completo (%1): %2.</translation>
    </message>
    <message>
        <source>The file is not there: %1.</source>
        <translation>El archivo no está: %1.</translation>
    </message>
    <message>
        <source>This is not a file of Cotejo; it was not changed.</source>
        <translation>No es un archivo de Cotejo; no se cambió.</translation>
    </message>
    <message>
        <source>The file comes from a newer Cotejo; it was not opened or changed.</source>
        <translation>El archivo es de una versión más nueva de Cotejo; no se abrió ni se cambió.</translation>
    </message>
    <message>
        <source>The file is damaged; it was not changed. Open a copy or a backup.</source>
        <translation>El archivo está dañado; no se cambió. Abra una copia o un respaldo.</translation>
    </message>
    <message>
        <source>Another program is writing in the file. Try again in a moment.</source>
        <translation>Otro programa escribe en el archivo. Intente de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The file could not be brought to this version; the copy made before is beside it.</source>
        <translation>El archivo no se pudo pasar a esta versión; la copia anterior está junto a él.</translation>
    </message>
    <message>
        <source>The disk did not take it: %1.</source>
        <translation>El disco no lo aceptó: %1.</translation>
    </message>
    <message>
        <source>Read-only: %1. You can read, search and export.</source>
        <translation>Solo lectura: %1. Puede leer, buscar y exportar.</translation>
    </message>
    <message>
        <source>The item is no longer in the file.</source>
        <translation>El caso ya no está en el archivo.</translation>
    </message>
    <message>
        <source>A reason is missing.</source>
        <translation>Falta un motivo.</translation>
    </message>
    <message>
        <source>Say who you are first (menu Help, Who reviews).</source>
        <translation>Diga primero quién revisa (menú Ayuda, Quién revisa).</translation>
    </message>
    <message>
        <source>Another decision was recorded meanwhile. Yours is not saved yet: compare and choose.</source>
        <translation>Entretanto se registró otra decisión. La suya no se guardó todavía: compare y elija.</translation>
    </message>
    <message>
        <source>Level, urgency and addressee are needed.</source>
        <translation>Faltan nivel, urgencia o destinatario.</translation>
    </message>
    <message>
        <source>The corrected text is missing.</source>
        <translation>Falta el texto corregido.</translation>
    </message>
    <message>
        <source>The date must be a day to come.</source>
        <translation>La fecha debe ser un día por venir.</translation>
    </message>
    <message>
        <source>That decision is already undone.</source>
        <translation>Esa decisión ya está deshecha.</translation>
    </message>
    <message>
        <source>That decision stands already.</source>
        <translation>Esa decisión ya está vigente.</translation>
    </message>
    <message>
        <source>it was opened for reading</source>
        <translation>se abrió para leer</translation>
    </message>
    <message>
        <source>the file may not be written</source>
        <translation>el archivo no se puede escribir</translation>
    </message>
    <message>
        <source>its folder may not be written</source>
        <translation>su carpeta no se puede escribir</translation>
    </message>
    <message>
        <source>it is an older file that may not be changed</source>
        <translation>es un archivo anterior que no se puede cambiar</translation>
    </message>
    <message>
        <source>no file is open</source>
        <translation>no hay archivo abierto</translation>
    </message>
    <message>
        <source>%1 has no role in this file yet (menu Help, Who reviews).</source>
        <translation>%1 aún no tiene un papel en este archivo (menú Ayuda, Quién revisa).</translation>
    </message>
    <message>
        <source>Your role in this file does not allow this.</source>
        <translation>Su papel en este archivo no permite hacer esto.</translation>
    </message>
    <message>
        <source>A query about this field is open already.</source>
        <translation>Ya hay una consulta abierta sobre este campo.</translation>
    </message>
    <message>
        <source>This value does not fit the field: %1.</source>
        <translation>Este valor no corresponde al campo: %1.</translation>
    </message>
    <message>
        <source>This value is outside what is possible: %1.</source>
        <translation>Este valor está fuera de lo posible: %1.</translation>
    </message>
    <message>
        <source>Somebody else has read it a second time meanwhile; nothing was recorded.</source>
        <translation>Entretanto otra persona hizo la segunda lectura; no se registró nada.</translation>
    </message>
    <message>
        <source>A second reading is given or left alone; it cannot be postponed.</source>
        <translation>La segunda lectura se da o se deja; no se puede posponer.</translation>
    </message>
    <message>
        <source>A second reading stays in the log; it cannot be undone.</source>
        <translation>La segunda lectura queda en la bitácora; no se puede deshacer.</translation>
    </message>
    <message>
        <source>A third person rules; you gave one of the two readings.</source>
        <translation>Dictamina una tercera persona; una de las dos lecturas es suya.</translation>
    </message>
    <message>
        <source>There is a ruling already.</source>
        <translation>Ya hay un dictamen.</translation>
    </message>
    <message>
        <source>Write the answer, or why it is closed without one.</source>
        <translation>Escriba la respuesta, o por qué se cierra sin ella.</translation>
    </message>
    <message>
        <source>Somebody else has dealt with it meanwhile.</source>
        <translation>Entretanto otra persona la atendió.</translation>
    </message>
    <message>
        <source>The file was replaced or deleted while it was open. Nothing was written; open it again.</source>
        <translation>El archivo fue reemplazado o borrado mientras estaba abierto. No se escribió nada; vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>This drive keeps no locks between computers, so two people could damage the file. Work on a copy on this computer and merge it later.</source>
        <translation>Esta unidad no guarda bloqueos entre equipos, y dos personas podrían dañar el archivo. Trabaje en una copia en este equipo y combínela después.</translation>
    </message>
    <message>
        <source>The disk is full: nothing was saved. Make room and try again.</source>
        <translation>El disco está lleno: no se guardó nada. Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>it is on a drive that several computers share</source>
        <translation>está en una unidad que comparten varios equipos</translation>
    </message>
    <message>
        <source>Refused, nothing was taken in: a file was changed by something else than Cotejo (%1: %2).</source>
        <translation>Rechazado, nada se incorporó: algo distinto de Cotejo cambió un archivo (%1: %2).</translation>
    </message>
    <message>
        <source>Refused, nothing was taken in: one device wrote into two copies of the file (%1).</source>
        <translation>Rechazado, nada se incorporó: un mismo equipo escribió en dos copias del archivo (%1).</translation>
    </message>
    <message>
        <source>This is the file that is open already.</source>
        <translation>Es el mismo archivo que ya está abierto.</translation>
    </message>
    <message>
        <source>Personal data are shown only where the log can keep it; this file is read-only.</source>
        <translation>Los datos personales solo se muestran donde la bitácora puede guardarlo; este archivo es de solo lectura.</translation>
    </message>
</context>
<context>
    <name>cotejo::EscalationModel</name>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Con acuse de recibo</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Contestada</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecha</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Reemplazada</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>overdue since %1</source>
        <translation>vencida desde %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Urgencia</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Answer by</source>
        <translation>Respuesta antes de</translation>
    </message>
    <message>
        <source>Handed on</source>
        <translation>Escalada</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>%1, %2: handed on to %3.</source>
        <translation>%1, %2: la escaló a %3.</translation>
    </message>
    <message>
        <source>%1, %2: %3%4</source>
        <translation>%1, %2: %3%4</translation>
    </message>
</context>
<context>
    <name>cotejo::EscalationView</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Escalations</source>
        <translation>Escalaciones</translation>
    </message>
    <message>
        <source>What was handed on. Cotejo contacts no one: tell people yourself.</source>
        <translation>Lo que se escaló. Cotejo no avisa a nadie: avise usted.</translation>
    </message>
    <message>
        <source>Nothing was handed on. E hands on the item on the Review page.</source>
        <translation>No se ha escalado nada. En Revisión, la tecla E escala el caso.</translation>
    </message>
    <message>
        <source>Answer, or why it is closed</source>
        <translation>Respuesta, o por qué se cierra</translation>
    </message>
    <message>
        <source>&amp;Open the case</source>
        <translation>A&amp;brir el caso</translation>
    </message>
    <message>
        <source>A&amp;cknowledge</source>
        <translation>Acusar &amp;recibo</translation>
    </message>
    <message>
        <source>A&amp;nswer</source>
        <translation>&amp;Contestar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>cotejo::EvaluationDigest</name>
    <message>
        <source>ORVS off</source>
        <translation>ORVS apagado</translation>
    </message>
    <message>
        <source>Study route</source>
        <translation>Ruta de estudio</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>Saludo</translation>
    </message>
    <message>
        <source>No evaluation in the record</source>
        <translation>El registro no trae evaluación</translation>
    </message>
    <message>
        <source>%1, threshold %2</source>
        <translation>%1, umbral %2</translation>
    </message>
    <message>
        <source>Composite %1</source>
        <translation>Compuesto %1</translation>
    </message>
</context>
<context>
    <name>cotejo::EvidenceModel</name>
    <message>
        <source>Retrieved in this turn and not cited in the answer.</source>
        <translation>Se recuperó en este turno y la respuesta no lo cita.</translation>
    </message>
    <message>
        <source>Not cited</source>
        <translation>No citado</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Citado</translation>
    </message>
</context>
<context>
    <name>cotejo::EvidencePane</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>Extracto</translation>
    </message>
    <message>
        <source>The record has no excerpt of it.</source>
        <translation>El registro no trae extracto.</translation>
    </message>
</context>
<context>
    <name>cotejo::ExportDialog</name>
    <message>
        <source>&amp;Byte order mark (for spreadsheets that read accents wrong)</source>
        <translation>&amp;Marca de orden de bytes (para hojas de cálculo que leen mal los acentos)</translation>
    </message>
    <message>
        <source>Export the review log</source>
        <translation>Exportar la bitácora de revisión</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV, para hojas de cálculo</translation>
    </message>
    <message>
        <source>JSON Lines, for programs</source>
        <translation>JSON Lines, para programas</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>F&amp;orm</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Every decision is one row, also those undone; personal data in comments are masked. Beside the file a summary with its seal is written.</source>
        <translation>Cada decisión es una fila, también las deshechas; los datos personales de los comentarios se ocultan. Junto al archivo se escribe un resumen con su sello.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>A file name is missing.</source>
        <translation>Falta el nombre del archivo.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>XLSX, a workbook</source>
        <translation>XLSX, un libro de cálculo</translation>
    </message>
    <message>
        <source>&amp;Show personal data; the log keeps who and why</source>
        <translation>Mo&amp;strar datos personales; la bitácora guarda quién y por qué</translation>
    </message>
    <message>
        <source>Why personal data are shown</source>
        <translation>Por qué se muestran los datos personales</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>&amp;Decisions</source>
        <translation>&amp;Decisiones</translation>
    </message>
    <message>
        <source>All, also those undone</source>
        <translation>Todas, también las deshechas</translation>
    </message>
    <message>
        <source>Only those that stand</source>
        <translation>Solo las vigentes</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>Solo las mías</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>FHIR R4, with the notes&apos; completeness</source>
        <translation>FHIR R4, con la completitud de las notas</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>Say why personal data are shown; the log keeps it.</source>
        <translation>Diga por qué se muestran los datos personales; la bitácora lo guarda.</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldDialog</name>
    <message>
        <source>Set %1</source>
        <translation>Fijar %1</translation>
    </message>
    <message>
        <source>The program&apos;s reading stays visible beside yours.</source>
        <translation>La lectura del programa queda visible junto a la suya.</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>E&amp;stado</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valor</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unidad</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Falta un valor.</translation>
    </message>
    <message>
        <source>A reason is missing.</source>
        <translation>Falta un motivo.</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldGroups</name>
    <message>
        <source>Fields this form does not know</source>
        <translation>Campos que este formulario no conoce</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldItemDelegate</name>
    <message>
        <source>link %1</source>
        <translation>enlace %1</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldModel</name>
    <message>
        <source>nothing asked</source>
        <translation>nada pedido</translation>
    </message>
    <message>
        <source>%1 of %2 complete</source>
        <translation>%1 de %2 completos</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>Not asked; not in the note</source>
        <translation>No se pide; no está en la nota</translation>
    </message>
    <message>
        <source>Not asked at this visit; the note does not mention it.</source>
        <translation>No se pide en esta visita; la nota no lo menciona.</translation>
    </message>
    <message>
        <source>Confirmed by %1.</source>
        <translation>Confirmado por %1.</translation>
    </message>
    <message>
        <source>Set by %1: %2.</source>
        <translation>Fijado por %1: %2.</translation>
    </message>
    <message>
        <source>The program read: %1.</source>
        <translation>El programa leyó: %1.</translation>
    </message>
    <message>
        <source>confirmed by %1</source>
        <translation>confirmado por %1</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>fijado por %1</translation>
    </message>
    <message>
        <source>In the file it came from: %1.</source>
        <translation>En el archivo de origen: %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldPanel</name>
    <message>
        <source>Choose a field to read why it stands as it does.</source>
        <translation>Elija un campo para leer por qué está así.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n with evidence…</source>
        <translation>
            <numerusform>Confirmar %n con evidencia…</numerusform>
            <numerusform>Confirmar %n con evidencia…</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm fields</source>
        <translation>Confirmar campos</translation>
    </message>
    <message numerus="yes">
        <source>Sign %n field(s) as the program read them? It is one step that Undo takes back.</source>
        <translation>
            <numerusform>¿Firmar %n campo como lo leyó el programa? Es un solo paso que Deshacer retira.</numerusform>
            <numerusform>¿Firmar %n campos como los leyó el programa? Es un solo paso que Deshacer retira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n</source>
        <translation>
            <numerusform>Confirmar %n</numerusform>
            <numerusform>Confirmar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries asked (%1)…</source>
        <translation>Aclaraciones pedidas (%1)…</translation>
    </message>
    <message>
        <source>Take back what people said of %1</source>
        <translation>Retirar lo dicho por personas sobre %1</translation>
    </message>
    <message>
        <source>The program&apos;s reading stands alone again. The log keeps both.</source>
        <translation>La lectura del programa vuelve a quedar sola. La bitácora conserva ambas.</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>A reason is missing.</source>
        <translation>Falta un motivo.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Query to the author: %1</source>
        <translation>Pedir aclaración al autor: %1</translation>
    </message>
    <message>
        <source>Made from the rule, in Spanish; change it as you like. Personal data are masked.</source>
        <translation>Se arma con la regla; cámbielo si hace falta. Los datos personales van ocultos.</translation>
    </message>
    <message>
        <source>Text of the query</source>
        <translation>Texto de la aclaración</translation>
    </message>
    <message>
        <source>The text is missing.</source>
        <translation>Falta el texto.</translation>
    </message>
    <message>
        <source>Open the query</source>
        <translation>Pedir la aclaración</translation>
    </message>
    <message>
        <source>Only what is missing</source>
        <translation>Solo lo que falta</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Fijar…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Retirar…</translation>
    </message>
    <message>
        <source>Query…</source>
        <translation>Pedir aclaración…</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldText</name>
    <message>
        <source>RA</source>
        <translation>AR</translation>
    </message>
    <message>
        <source>AS</source>
        <translation>EA</translation>
    </message>
    <message>
        <source>PsA</source>
        <translation>APs</translation>
    </message>
    <message>
        <source>SLE</source>
        <translation>LES</translation>
    </message>
    <message>
        <source>JIA</source>
        <translation>AIJ</translation>
    </message>
    <message>
        <source>Other disease</source>
        <translation>Otra enfermedad</translation>
    </message>
    <message>
        <source>Inclusion</source>
        <translation>Ingreso</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Seguimiento</translation>
    </message>
    <message>
        <source>Change of treatment</source>
        <translation>Cambio de tratamiento</translation>
    </message>
    <message>
        <source>Stop of treatment</source>
        <translation>Suspensión</translation>
    </message>
    <message>
        <source>Adverse event</source>
        <translation>Evento adverso</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Defunción</translation>
    </message>
    <message>
        <source>Pregnancy</source>
        <translation>Embarazo</translation>
    </message>
    <message>
        <source>Lost to follow-up</source>
        <translation>Pérdida de seguimiento</translation>
    </message>
</context>
<context>
    <name>cotejo::FindingModel</name>
    <message>
        <source>Asks for review: %1</source>
        <translation>Pide revisión: %1</translation>
    </message>
    <message>
        <source>Answer beside the note</source>
        <translation>Respuesta junto a la nota</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>El registro</translation>
    </message>
    <message>
        <source>Remarks on the text</source>
        <translation>Observaciones del texto</translation>
    </message>
</context>
<context>
    <name>cotejo::FindingPane</name>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>The program found nothing else to remark.</source>
        <translation>El programa no encontró nada más que señalar.</translation>
    </message>
    <message>
        <source>Found by the program, not by a model. Nothing here is part of the verdict. Enter goes to the place.</source>
        <translation>Lo encontró el programa, no un modelo. Nada de esto entra en el resultado. Entrar lleva al lugar.</translation>
    </message>
</context>
<context>
    <name>cotejo::HeatLegend</name>
    <message>
        <source>Complete ÷ asked. Stronger: more is lacking</source>
        <translation>Completos ÷ pedidos. Más intenso: falta más</translation>
    </message>
    <message>
        <source>under %1 notes: no colour</source>
        <translation>menos de %1 notas: sin color</translation>
    </message>
</context>
<context>
    <name>cotejo::HelpSheet</name>
    <message>
        <source>Keys and help</source>
        <translation>Teclas y ayuda</translation>
    </message>
    <message>
        <source>Letters are heard only where nothing is being typed. They can be switched off in the preferences.</source>
        <translation>Las letras solo actúan donde no se escribe. Se pueden apagar en las preferencias.</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What each verdict means</source>
        <translation>Qué significa cada resultado</translation>
    </message>
</context>
<context>
    <name>cotejo::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Transcripts and notes of RheumAI and BIOBADAMEX, and files of other programs (ChatGPT, traces, FHIR, CDA, REDCap, DOCX, RTF, PDF). What is already there is not added twice; what cannot be read is named and the rest goes in.</source>
        <translation>Transcripciones y notas de RheumAI y BIOBADAMEX, y archivos de otros programas (ChatGPT, trazas, FHIR, CDA, REDCap, DOCX, RTF, PDF). Lo que ya está no se agrega dos veces; lo que no se puede leer se nombra y lo demás entra.</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Archivos y carpetas</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Agregar &amp;archivos…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>Agregar &amp;carpeta…</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation>Archivos por importar</translation>
    </message>
    <message>
        <source>Transcripts and notes (*.json *.jsonl *.txt *.md *.html *.csv *.xml *.docx *.rtf *.pdf);;All files (*)</source>
        <translation>Transcripciones y notas (*.json *.jsonl *.txt *.md *.html *.csv *.xml *.docx *.rtf *.pdf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Folder to import</source>
        <translation>Carpeta por importar</translation>
    </message>
    <message>
        <source>Add a file or a folder first.</source>
        <translation>Agregue primero un archivo o una carpeta.</translation>
    </message>
</context>
<context>
    <name>cotejo::KeyButton</name>
    <message>
        <source>key %1</source>
        <translation>tecla %1</translation>
    </message>
</context>
<context>
    <name>cotejo::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
</context>
<context>
    <name>cotejo::KeyWords</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>No judgement</source>
        <translation>No puedo juzgar</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>Posponer</translation>
    </message>
    <message>
        <source>Record the decision</source>
        <translation>Registrar la decisión</translation>
    </message>
    <message>
        <source>Leave the text or form, draft kept</source>
        <translation>Salir del texto o formulario; el borrador queda</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Rubric: met, not met, not applicable, cannot judge</source>
        <translation>Rúbrica: cumple, no cumple, no aplica, no puedo juzgar</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Caso siguiente</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>Caso anterior</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Next finding or PMID</source>
        <translation>Hallazgo o PMID siguiente</translation>
    </message>
    <message>
        <source>Previous finding or PMID</source>
        <translation>Hallazgo o PMID anterior</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Seguir el enlace</translation>
    </message>
    <message>
        <source>Open card or evidence</source>
        <translation>Abrir la ficha o la evidencia</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Control siguiente</translation>
    </message>
    <message>
        <source>Move inside lists</source>
        <translation>Moverse en las listas</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Teclas y ayuda</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Evaluate again</source>
        <translation>Evaluar de nuevo</translation>
    </message>
    <message>
        <source>Fold the lower tabs</source>
        <translation>Plegar las pestañas de abajo</translation>
    </message>
    <message>
        <source>Fold the note</source>
        <translation>Plegar la nota</translation>
    </message>
    <message>
        <source>Fold the queue</source>
        <translation>Plegar la cola</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Undo the last decision (in a text: typing)</source>
        <translation>Deshacer la última decisión (en un texto: lo escrito)</translation>
    </message>
    <message>
        <source>Redo typing</source>
        <translation>Rehacer lo escrito</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Tamaño normal del texto</translation>
    </message>
    <message>
        <source>Show identifiers (asks why, is recorded)</source>
        <translation>Mostrar datos personales (pide motivo; queda en la bitácora)</translation>
    </message>
    <message>
        <source>Menus; Alt and the underlined letter opens one</source>
        <translation>Menús; Alt y la letra subrayada abren uno</translation>
    </message>
    <message>
        <source>outside texts</source>
        <translation>fuera de los textos</translation>
    </message>
    <message>
        <source>reading panes</source>
        <translation>paneles de lectura</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formulario</translation>
    </message>
    <message>
        <source>lists of the form</source>
        <translation>listas del formulario</translation>
    </message>
    <message>
        <source>rubric</source>
        <translation>rúbrica</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>en todas partes</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>PgUp</source>
        <comment>key</comment>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <comment>key</comment>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Verify this answer</source>
        <translation>Verificar esta respuesta</translation>
    </message>
</context>
<context>
    <name>cotejo::LeavingDialog</name>
    <message>
        <source>This leaves the computer</source>
        <translation>Esto sale del equipo</translation>
    </message>
    <message>
        <source>The text below goes out, and nothing else of the case. Identifiers that were found are replaced by labels; look for those that were not.</source>
        <translation>Sale el texto de abajo y nada más del caso. Los identificadores que se encontraron van reemplazados por etiquetas; busque los que no.</translation>
    </message>
    <message>
        <source>the service&apos;s own</source>
        <translation>el del servicio</translation>
    </message>
    <message>
        <source>Model asked for: %1. The key goes with it.</source>
        <translation>Modelo pedido: %1. Va con la clave.</translation>
    </message>
    <message>
        <source>Model asked for: %1. No key.</source>
        <translation>Modelo pedido: %1. Sin clave.</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Lo que se envía</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>E&amp;nviar</translation>
    </message>
    <message>
        <source>Send &amp;nothing</source>
        <translation>N&amp;o enviar nada</translation>
    </message>
</context>
<context>
    <name>cotejo::LockView</name>
    <message>
        <source>Locked</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>What was typed is kept. There is no password here: it only hides the screen.</source>
        <translation>Lo escrito está guardado. Aquí no hay contraseña: solo oculta la pantalla.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Go on as %1</source>
        <translation>&amp;Continuar como %1</translation>
    </message>
    <message>
        <source>&amp;Somebody else…</source>
        <translation>&amp;Otra persona…</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Esa no es la frase de paso.</translation>
    </message>
    <message>
        <source>What was typed is kept. The passphrase opens it again.</source>
        <translation>Lo escrito se conserva. La frase de paso abre de nuevo.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de paso</translation>
    </message>
</context>
<context>
    <name>cotejo::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Sample data</source>
        <translation>&amp;Datos de muestra</translation>
    </message>
    <message>
        <source>&amp;Open or make a file…</source>
        <translation>A&amp;brir o crear un archivo…</translation>
    </message>
    <message>
        <source>&amp;Export the review log…</source>
        <translation>&amp;Exportar la bitácora…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;dición</translation>
    </message>
    <message>
        <source>&amp;Undo the last decision</source>
        <translation>&amp;Deshacer la última decisión</translation>
    </message>
    <message>
        <source>&amp;Put the decision back</source>
        <translation>&amp;Reponer la decisión</translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation>&amp;Buscar en todo</translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtros</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;chico</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>Scores, evidence and &amp;findings</source>
        <translation>&amp;Puntuación, evidencia y hallazgos</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>C&amp;ola</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;antalla completa</translation>
    </message>
    <message>
        <source>Show &amp;personal data…</source>
        <translation>&amp;Mostrar datos personales…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Next item</source>
        <translation>Caso &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous item</source>
        <translation>Caso &amp;anterior</translation>
    </message>
    <message>
        <source>Next &amp;turn</source>
        <translation>&amp;Turno siguiente</translation>
    </message>
    <message>
        <source>P&amp;revious turn</source>
        <translation>Turno a&amp;nterior</translation>
    </message>
    <message>
        <source>Next &amp;finding or citation</source>
        <translation>&amp;Hallazgo o cita siguiente</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Diferencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>&amp;Teclas y ayuda</translation>
    </message>
    <message>
        <source>&amp;Who reviews…</source>
        <translation>&amp;Quién revisa…</translation>
    </message>
    <message>
        <source>&amp;About Cotejo</source>
        <translation>&amp;Acerca de Cotejo</translation>
    </message>
    <message>
        <source>E&amp;valuate again</source>
        <translation>&amp;Evaluar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Bloquear</translation>
    </message>
    <message>
        <source>&amp;Report of the case…</source>
        <translation>In&amp;forme del caso…</translation>
    </message>
    <message>
        <source>A short &amp;tour</source>
        <translation>&amp;Recorrido breve</translation>
    </message>
    <message>
        <source>&amp;Take in a colleague&apos;s file…</source>
        <translation>Incorporar el archivo de un &amp;colega…</translation>
    </message>
    <message>
        <source>Report of a &amp;month…</source>
        <translation>Informe de un &amp;mes…</translation>
    </message>
    <message>
        <source>Verify this &amp;answer</source>
        <translation>V&amp;erificar esta respuesta</translation>
    </message>
</context>
<context>
    <name>cotejo::MainWindow</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Bitácora</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menús</translation>
    </message>
    <message>
        <source>Escalations</source>
        <translation>Escalaciones</translation>
    </message>
    <message>
        <source>Second readings</source>
        <translation>Segundas lecturas</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Concordancia</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>cotejo::MergeDialog</name>
    <message>
        <source>&amp;Verify and take in</source>
        <translation>&amp;Verificar e incorporar</translation>
    </message>
    <message>
        <source>&amp;Open the case</source>
        <translation>&amp;Abrir el caso</translation>
    </message>
    <message>
        <source>Take in a colleague&apos;s file</source>
        <translation>Incorporar el archivo de un colega</translation>
    </message>
    <message>
        <source>Both files are verified first; one that was changed is refused. Nothing is doubled and nothing is decided for you: where two people differ, a person decides.</source>
        <translation>Primero se verifican los dos archivos; uno alterado se rechaza. Nada se duplica ni se decide por usted: donde dos personas difieren, decide una persona.</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Colleague&apos;s &amp;file</source>
        <translation>A&amp;rchivo del colega</translation>
    </message>
    <message>
        <source>Colleague&apos;s file</source>
        <translation>Archivo del colega</translation>
    </message>
    <message>
        <source>Where two people differ</source>
        <translation>Donde dos personas difieren</translation>
    </message>
    <message>
        <source>What each says</source>
        <translation>Lo que dice cada una</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A colleague&apos;s file</source>
        <translation>El archivo de un colega</translation>
    </message>
    <message>
        <source>Cotejo files (*.cotejo);;All files (*)</source>
        <translation>Archivos de Cotejo (*.cotejo);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a file that is there.</source>
        <translation>Elija un archivo que exista.</translation>
    </message>
    <message>
        <source>Verifying both files…</source>
        <translation>Verificando los dos archivos…</translation>
    </message>
    <message>
        <source>Everything in it was here already.</source>
        <translation>Todo lo que contiene ya estaba aquí.</translation>
    </message>
    <message numerus="yes">
        <source>Taken in: %n event(s)</source>
        <translation>
            <numerusform>Incorporado: %n evento</numerusform>
            <numerusform>Incorporado: %n eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s).</source>
        <translation>
            <numerusform>%n documento.</numerusform>
            <numerusform>%n documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No conflict.</source>
        <translation>Ningún conflicto.</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) wait for a person.</source>
        <translation>
            <numerusform>%n conflicto espera a una persona.</numerusform>
            <numerusform>%n conflictos esperan a una persona.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision on %1</source>
        <translation>Decisión sobre %1</translation>
    </message>
    <message>
        <source>Field %1 of %2</source>
        <translation>Campo %1 de %2</translation>
    </message>
    <message>
        <source>Query on %1</source>
        <translation>Aclaración sobre %1</translation>
    </message>
    <message>
        <source>Second reading of %1</source>
        <translation>Segunda lectura de %1</translation>
    </message>
    <message>
        <source>Escalation of %1</source>
        <translation>Escalamiento de %1</translation>
    </message>
    <message>
        <source>Role of %1 (menu Help, Who reviews)</source>
        <translation>Papel de %1 (menú Ayuda, Quién revisa)</translation>
    </message>
    <message>
        <source>No file was taken in yet.</source>
        <translation>Todavía no se incorporó ningún archivo.</translation>
    </message>
</context>
<context>
    <name>cotejo::MessageBox</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>cotejo::MomentText</name>
    <message>
        <source>just now</source>
        <translation>hace un momento</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>hace %n min</numerusform>
            <numerusform>hace %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>hace %n h</numerusform>
            <numerusform>hace %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
</context>
<context>
    <name>cotejo::MonthDialog</name>
    <message>
        <source>Report of a month</source>
        <translation>Informe de un mes</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Counts of decisions, reasons and escalations, and how complete the notes of the month are, with pictures. No text of a patient. The name ends in .pdf or .html.</source>
        <translation>Recuentos de decisiones, motivos y escalamientos, y qué tan completas están las notas del mes, con gráficas. Ningún texto de pacientes. El nombre termina en .pdf o .html.</translation>
    </message>
    <message>
        <source>&amp;Month</source>
        <translation>&amp;Mes</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rchivo</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>A file name that ends in .pdf or .html is missing.</source>
        <translation>Falta un nombre de archivo que termine en .pdf o .html.</translation>
    </message>
</context>
<context>
    <name>cotejo::MonthReport</name>
    <message>
        <source>Report of the month: %1</source>
        <translation>Informe del mes: %1</translation>
    </message>
    <message>
        <source>Printed by %1, %2.</source>
        <translation>Impreso por %1, %2.</translation>
    </message>
    <message>
        <source>Decisions and completeness are two matters and share no number. Neither shows that a recommendation is clinically correct or that a note is true.</source>
        <translation>Decisiones y completitud son dos asuntos y no comparten ningún número. Ninguna muestra que una recomendación sea clínicamente correcta ni que una nota sea cierta.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>No decision was made in this month.</source>
        <translation>En este mes no se tomó ninguna decisión.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n item(s)</source>
        <translation>
            <numerusform>sobre %n elemento</numerusform>
            <numerusform>sobre %n elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n deshecha</numerusform>
            <numerusform>%n deshechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Bars: decisions of each kind; the figures are in the table.</source>
        <translation>Barras: decisiones de cada tipo; las cifras están en la tabla.</translation>
    </message>
    <message>
        <source>Reasons given</source>
        <translation>Motivos dados</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Escalations of this month, as they stand now</source>
        <translation>Escalamientos de este mes, como están ahora</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Escalations</source>
        <translation>Escalamientos</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>Completeness of the notes of this month</source>
        <translation>Completitud de las notas de este mes</translation>
    </message>
    <message>
        <source>No data: no note of this month.</source>
        <translation>Sin datos: ninguna nota de este mes.</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Complete of asked</source>
        <translation>Completos de los exigidos</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Todas las notas</translation>
    </message>
    <message>
        <source>Centre not known</source>
        <translation>Centro no conocido</translation>
    </message>
    <message>
        <source>Bars: complete fields of those asked, by centre; the figures are in the table.</source>
        <translation>Barras: campos completos de los exigidos, por centro; las cifras están en la tabla.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a date are in no month.</source>
        <translation>
            <numerusform>%n nota sin fecha no está en ningún mes.</numerusform>
            <numerusform>%n notas sin fecha no están en ningún mes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::NoteHeader</name>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message numerus="yes">
        <source>%n personal data shown</source>
        <translation>
            <numerusform>%n dato personal a la vista</numerusform>
            <numerusform>%n datos personales a la vista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data hidden</source>
        <translation>
            <numerusform>%n dato oculto</numerusform>
            <numerusform>%n datos ocultos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cotejo::NoteSentences</name>
    <message>
        <source>Present</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Negative finding</source>
        <translation>Negado o negativo</translation>
    </message>
    <message>
        <source>A negative that looks like boilerplate; counted and marked.</source>
        <translation>Negativo que parece de plantilla; se cuenta y se señala.</translation>
    </message>
    <message>
        <source>Asked at this visit; the note does not mention it.</source>
        <translation>Se pide en esta visita y la nota no lo menciona.</translation>
    </message>
    <message>
        <source>The note says it is not known or leaves it open.</source>
        <translation>La nota dice que no se sabe o lo deja abierto.</translation>
    </message>
    <message>
        <source>Ordered; the result is awaited.</source>
        <translation>Se solicitó y falta el resultado.</translation>
    </message>
    <message>
        <source>Not asked here: %1. Outside the count.</source>
        <translation>No se pide aquí: %1. No entra al conteo.</translation>
    </message>
    <message>
        <source>Not applicable: the note says so</source>
        <translation>No aplica: lo dice la nota</translation>
    </message>
    <message>
        <source>The note gives two different values.</source>
        <translation>La nota da dos datos distintos.</translation>
    </message>
    <message>
        <source>The unit is missing or not the expected one.</source>
        <translation>Falta la unidad o no es la esperada.</translation>
    </message>
    <message>
        <source>The value is older than the rule asks.</source>
        <translation>El dato es anterior a lo que pide la regla.</translation>
    </message>
    <message>
        <source>The value is outside the expected range.</source>
        <translation>El valor está fuera de lo esperable.</translation>
    </message>
    <message>
        <source>The note says “not applicable”, but it is asked here.</source>
        <translation>La nota dice “no aplica”, pero aquí se pide.</translation>
    </message>
    <message>
        <source>The variant is missing (ESR or CRP).</source>
        <translation>Falta decir la variante (VSG o PCR).</translation>
    </message>
    <message>
        <source>To clarify: two values</source>
        <translation>Por aclarar: dos datos</translation>
    </message>
    <message>
        <source>To clarify: unit</source>
        <translation>Por aclarar: unidad</translation>
    </message>
    <message>
        <source>To clarify: old value</source>
        <translation>Por aclarar: dato anterior</translation>
    </message>
    <message>
        <source>To clarify: unexpected value</source>
        <translation>Por aclarar: valor fuera de lo esperable</translation>
    </message>
    <message>
        <source>To clarify: it is asked here</source>
        <translation>Por aclarar: aquí se pide</translation>
    </message>
    <message>
        <source>To clarify: variant</source>
        <translation>Por aclarar: variante</translation>
    </message>
    <message numerus="yes">
        <source>%n personal data hidden. Showing them is recorded.</source>
        <translation>
            <numerusform>%n dato personal oculto. Mostrarlo queda en la bitácora.</numerusform>
            <numerusform>%n datos personales ocultos. Mostrarlos queda en la bitácora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing asked at this visit</source>
        <translation>Nada pedido en esta visita</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n asked field(s) complete</source>
        <translation>
            <numerusform>%1 de %n campo pedido está completo</numerusform>
            <numerusform>%1 de %n campos pedidos están completos</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Frase %1 de %2</translation>
    </message>
    <message>
        <source>The quote no longer stands at its place; it is not drawn.</source>
        <translation>La cita ya no está en su lugar; no se dibuja.</translation>
    </message>
</context>
<context>
    <name>cotejo::NoteTextPane</name>
    <message>
        <source>Text of the note</source>
        <translation>Texto de la nota</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>Frase anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>this subject</source>
        <translation>esta persona</translation>
    </message>
</context>
<context>
    <name>cotejo::NoteView</name>
    <message>
        <source>Fields of the note</source>
        <translation>Campos de la nota</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar datos personales</translation>
    </message>
    <message numerus="yes">
        <source>%n personal data hidden. Showing them is recorded.</source>
        <translation>
            <numerusform>%n dato personal oculto. Mostrarlo queda en la bitácora.</numerusform>
            <numerusform>%n datos personales ocultos. Mostrarlos queda en la bitácora.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>A reason is missing.</source>
        <translation>Falta un motivo.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>cotejo::OrvsBars</name>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Off scale</source>
        <translation>Fuera de escala</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>bajo %1</translation>
    </message>
    <message>
        <source>Scores by dimension, %1</source>
        <translation>Puntuación por dimensión, %1</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>umbral %1</translation>
    </message>
</context>
<context>
    <name>cotejo::OrvsBlocks</name>
    <message>
        <source>Evaluation %1 of %2</source>
        <translation>Evaluación %1 de %2</translation>
    </message>
    <message>
        <source>no contract named</source>
        <translation>sin contrato</translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation>Borrador %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Composite %1 · threshold %2 · lowest %3</source>
        <translation>Compuesto %1 · umbral %2 · la más baja %3</translation>
    </message>
    <message numerus="yes">
        <source>Made by Cotejo, with %n rule(s); no say in the verdict</source>
        <translation>
            <numerusform>Hecha por Cotejo, con %n regla; no entra en el resultado</numerusform>
            <numerusform>Hecha por Cotejo, con %n reglas; no entra en el resultado</numerusform>
        </translation>
    </message>
    <message>
        <source>no composite</source>
        <translation>sin compuesto</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>sin puntuación</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrada</translation>
    </message>
    <message>
        <source>Shown: the text that was scored last</source>
        <translation>Mostrada: el último texto puntuado</translation>
    </message>
    <message>
        <source>Shown: another text than was scored (D sets them side by side)</source>
        <translation>Mostrada: otro texto que el puntuado (D los pone lado a lado)</translation>
    </message>
    <message>
        <source>Made here on demand by %1, %2: %3. The record&apos;s verdict stays.</source>
        <translation>Hecha aquí a petición de %1, %2: %3. El resultado del registro se queda.</translation>
    </message>
    <message>
        <source>It scored another export of this answer.</source>
        <translation>Puntuó otra exportación de esta respuesta.</translation>
    </message>
    <message>
        <source>By the built-in rules.</source>
        <translation>Por las reglas incluidas.</translation>
    </message>
    <message>
        <source>A model&apos;s judgement; it gave no name.</source>
        <translation>Juicio de un modelo; no dijo su nombre.</translation>
    </message>
    <message>
        <source>A model&apos;s judgement; it calls itself %1.</source>
        <translation>Juicio de un modelo; dice llamarse %1.</translation>
    </message>
    <message>
        <source>Cannot be used: %1</source>
        <translation>No se puede usar: %1</translation>
    </message>
</context>
<context>
    <name>cotejo::OrvsFacts</name>
    <message>
        <source>Threshold: none</source>
        <translation>Umbral: ninguno</translation>
    </message>
    <message>
        <source>Threshold %1 (from the contract)</source>
        <translation>Umbral %1 (del contrato)</translation>
    </message>
    <message>
        <source>Threshold %1 (our reading)</source>
        <translation>Umbral %1 (lectura nuestra)</translation>
    </message>
    <message>
        <source>Threshold %1 (from the record)</source>
        <translation>Umbral %1 (del registro)</translation>
    </message>
    <message>
        <source>Recomputed: %1</source>
        <translation>Recalculado: %1</translation>
    </message>
    <message>
        <source>Weights: not published. The recorded composite is used.</source>
        <translation>Pesos: no publicados. Se usa el compuesto registrado.</translation>
    </message>
    <message>
        <source>Lowest: %1</source>
        <translation>La más baja: %1</translation>
    </message>
    <message>
        <source>Made by Cotejo</source>
        <translation>Hecha por Cotejo</translation>
    </message>
    <message>
        <source>Composite</source>
        <translation>Compuesto</translation>
    </message>
    <message>
        <source>Recorded composite</source>
        <translation>Compuesto registrado</translation>
    </message>
    <message>
        <source>Recomputed composite</source>
        <translation>Compuesto recalculado</translation>
    </message>
    <message>
        <source>No composite</source>
        <translation>Sin compuesto</translation>
    </message>
    <message>
        <source>Mean without weights (for orientation only): %1</source>
        <translation>Media sin pesos (solo orientativa): %1</translation>
    </message>
    <message>
        <source>ORVS, as recorded</source>
        <translation>ORVS, según el registro</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
</context>
<context>
    <name>cotejo::OrvsPane</name>
    <message>
        <source>In the shown text a PMID of the scored draft was taken out; nothing else differs.</source>
        <translation>En el texto mostrado se retiró un PMID del borrador puntuado; nada más cambia.</translation>
    </message>
</context>
<context>
    <name>cotejo::PaneLayout</name>
    <message>
        <source>Panes</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Double click: widths as at first</source>
        <translation>Doble clic: anchos iniciales</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>cotejo::PassphraseDialog</name>
    <message>
        <source>Passphrase of the lock</source>
        <translation>Frase de paso del bloqueo</translation>
    </message>
    <message>
        <source>It opens the lock of this window and nothing else; files are not encrypted by it. It cannot be told to you again: who forgets it takes the line “lock_hash” out of the settings file.</source>
        <translation>Abre el bloqueo de esta ventana y nada más; no cifra archivos. No se le puede volver a decir: quien la olvide quita la línea «lock_hash» del archivo de preferencias.</translation>
    </message>
    <message>
        <source>&amp;Present passphrase</source>
        <translation>Frase &amp;actual</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Frase actual</translation>
    </message>
    <message>
        <source>&amp;New passphrase (empty: none)</source>
        <translation>Frase &amp;nueva (vacía: ninguna)</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Frase nueva</translation>
    </message>
    <message>
        <source>The same &amp;again</source>
        <translation>La misma &amp;otra vez</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>La misma otra vez</translation>
    </message>
    <message>
        <source>That is not the present passphrase.</source>
        <translation>Esa no es la frase actual.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Las dos no son iguales.</translation>
    </message>
</context>
<context>
    <name>cotejo::PreferencesDialog</name>
    <message>
        <source>One-letter keys in the reading panes</source>
        <translation>Teclas de una letra en los paneles de lectura</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Name that signs decisions</source>
        <translation>&amp;Nombre que firma las decisiones</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Size of te&amp;xt</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>Name that signs decisions</source>
        <translation>Nombre que firma las decisiones</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>By the window&apos;s height</source>
        <translation>Según la altura de la ventana</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactas</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Holgadas</translation>
    </message>
    <message>
        <source>&amp;Rows in lists</source>
        <translation>&amp;Filas de las listas</translation>
    </message>
    <message>
        <source>Rows in lists</source>
        <translation>Filas de las listas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Loc&amp;k when nobody is here for</source>
        <translation>&amp;Bloquear cuando no hay nadie durante</translation>
    </message>
    <message>
        <source>Lock when nobody is here for</source>
        <translation>Bloquear cuando no hay nadie durante</translation>
    </message>
    <message>
        <source>Set a &amp;passphrase for the lock…</source>
        <translation>&amp;Poner una frase de paso al bloqueo…</translation>
    </message>
    <message>
        <source>Change the &amp;passphrase of the lock…</source>
        <translation>Cambiar la frase de &amp;paso del bloqueo…</translation>
    </message>
    <message>
        <source>none: the built-in rules</source>
        <translation>ninguno: las reglas incluidas</translation>
    </message>
    <message>
        <source>the service&apos;s own</source>
        <translation>el del servicio</translation>
    </message>
    <message>
        <source>unchanged; kept in the system&apos;s keyring</source>
        <translation>sin cambio; se guarda en el llavero del sistema</translation>
    </message>
    <message>
        <source>&amp;Service that scores on demand</source>
        <translation>&amp;Servicio que puntúa a petición</translation>
    </message>
    <message>
        <source>Its &amp;model</source>
        <translation>Su &amp;modelo</translation>
    </message>
    <message>
        <source>Its &amp;key</source>
        <translation>Su &amp;clave</translation>
    </message>
    <message>
        <source>Service that scores on demand</source>
        <translation>Servicio que puntúa a petición</translation>
    </message>
    <message>
        <source>Model of the service</source>
        <translation>Modelo del servicio</translation>
    </message>
    <message>
        <source>Key of the service</source>
        <translation>Clave del servicio</translation>
    </message>
    <message>
        <source>The address of the service cannot be used: it begins with https://, or with http:// for this computer alone, and holds no name or password.</source>
        <translation>La dirección del servicio no sirve: empieza con https://, o con http:// solo para este equipo, y no lleva nombre ni contraseña.</translation>
    </message>
</context>
<context>
    <name>cotejo::ProfileDialog</name>
    <message>
        <source>Who reviews</source>
        <translation>Quién revisa</translation>
    </message>
    <message>
        <source>Every act is kept with the name of the person and the role. The name is not checked.</source>
        <translation>Cada acto se guarda con el nombre de la persona y su papel. El nombre no se comprueba.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>No role: everything is allowed</source>
        <translation>Sin papel: todo está permitido</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Falta un nombre.</translation>
    </message>
</context>
<context>
    <name>cotejo::QueryListDialog</name>
    <message>
        <source>Closed ones too</source>
        <translation>También las cerradas</translation>
    </message>
    <message>
        <source>&amp;Answer…</source>
        <translation>&amp;Responder…</translation>
    </message>
    <message>
        <source>C&amp;lose…</source>
        <translation>&amp;Cerrar…</translation>
    </message>
    <message>
        <source>&amp;Print or export…</source>
        <translation>&amp;Imprimir o exportar…</translation>
    </message>
    <message>
        <source>Queries to authors of notes</source>
        <translation>Aclaraciones pedidas a los autores de las notas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Pedida</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Aclaración</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Aclaraciones</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Cerrar la lista</translation>
    </message>
    <message>
        <source>No query yet: choose a field of a note and “Query…”.</source>
        <translation>Todavía no hay aclaraciones: elija un campo de una nota y “Pedir aclaración…”.</translation>
    </message>
    <message>
        <source>The answer is missing.</source>
        <translation>Falta la respuesta.</translation>
    </message>
    <message>
        <source>Record the answer</source>
        <translation>Registrar la respuesta</translation>
    </message>
    <message>
        <source>Close the query</source>
        <translation>Cerrar la aclaración</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>A reason is missing.</source>
        <translation>Falta un motivo.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Cerrarla</translation>
    </message>
    <message>
        <source>List of queries</source>
        <translation>Lista de aclaraciones</translation>
    </message>
    <message numerus="yes">
        <source>%n quer(y/ies). The name ends in .pdf, .html or .csv.</source>
        <translation>
            <numerusform>%n aclaración. El nombre termina en .pdf, .html o .csv.</numerusform>
            <numerusform>%n aclaraciones. El nombre termina en .pdf, .html o .csv.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A file name is missing.</source>
        <translation>Falta el nombre del archivo.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>List written to %1.</source>
        <translation>Lista escrita en %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::QuerySheet</name>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>Queries about registry notes</source>
        <translation>Aclaraciones sobre notas del registro</translation>
    </message>
    <message>
        <source>Printed by %1, %2.</source>
        <translation>Impreso por %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n quer(y/ies)</source>
        <translation>
            <numerusform>%n aclaración</numerusform>
            <numerusform>%n aclaraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Aclaración</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>cotejo::QueueChips</name>
    <message>
        <source>Safety</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Míos</translation>
    </message>
    <message>
        <source>Second readings</source>
        <translation>Segundas lecturas</translation>
    </message>
</context>
<context>
    <name>cotejo::QueueEntry</name>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Registry note</source>
        <translation>Nota de registro</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Sin revisar todavía</translation>
    </message>
    <message>
        <source>decided before it changed</source>
        <translation>decidida antes del cambio</translation>
    </message>
    <message numerus="yes">
        <source>%n more reason(s)</source>
        <translation>
            <numerusform>%n motivo más</numerusform>
            <numerusform>%n motivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>has a draft</source>
        <translation>tiene borrador</translation>
    </message>
</context>
<context>
    <name>cotejo::QueueFilterBar</name>
    <message>
        <source>+ Filter</source>
        <translation>+ Filtro</translation>
    </message>
    <message>
        <source>+ Filter •</source>
        <translation>+ Filtro •</translation>
    </message>
    <message>
        <source>Filters, some are on</source>
        <translation>Filtros, hay algunos puestos</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>cotejo::QueueItemDelegate</name>
    <message numerus="yes">
        <source>%n more reason(s)</source>
        <translation>
            <numerusform>%n motivo más</numerusform>
            <numerusform>%n motivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
</context>
<context>
    <name>cotejo::QueueView</name>
    <message>
        <source>Verdicts only</source>
        <translation>Solo veredictos</translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n por revisar</numerusform>
            <numerusform>%n por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown, %2</source>
        <translation>%1 a la vista, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n hoy</numerusform>
            <numerusform>%n hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
</context>
<context>
    <name>cotejo::ReadingModel</name>
    <message>
        <source>Ruled</source>
        <translation>Con dictamen</translation>
    </message>
    <message>
        <source>Same decision</source>
        <translation>Misma decisión</translation>
    </message>
    <message>
        <source>Different: awaits a ruling</source>
        <translation>Distintas: espera dictamen</translation>
    </message>
    <message>
        <source>handed on</source>
        <translation>escalada</translation>
    </message>
    <message>
        <source>safety finding</source>
        <translation>hallazgo de seguridad</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>a petición</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>First reading</source>
        <translation>Primera lectura</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Dictamen</translation>
    </message>
    <message>
        <source>Why twice</source>
        <translation>Por qué dos veces</translation>
    </message>
</context>
<context>
    <name>cotejo::ReadingView</name>
    <message>
        <source>First reading</source>
        <translation>Primera lectura</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Dictamen</translation>
    </message>
    <message>
        <source>Both decided the same.</source>
        <translation>Las dos decidieron lo mismo.</translation>
    </message>
    <message>
        <source>Second readings</source>
        <translation>Segundas lecturas</translation>
    </message>
    <message>
        <source>None awaits you.</source>
        <translation>Ninguna le espera.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) await a second reading by you.</source>
        <translation>
            <numerusform>%n caso espera su segunda lectura.</numerusform>
            <numerusform>%n casos esperan su segunda lectura.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Read them</source>
        <translation>&amp;Leerlos</translation>
    </message>
    <message>
        <source>Nothing has been read twice yet.</source>
        <translation>Todavía no hay nada leído dos veces.</translation>
    </message>
    <message>
        <source>Why this reading holds</source>
        <translation>Por qué vale esta lectura</translation>
    </message>
    <message>
        <source>The &amp;second holds</source>
        <translation>Vale la &amp;segunda</translation>
    </message>
    <message>
        <source>&amp;Open the case</source>
        <translation>A&amp;brir el caso</translation>
    </message>
    <message>
        <source>The f&amp;irst holds</source>
        <translation>Vale la &amp;primera</translation>
    </message>
</context>
<context>
    <name>cotejo::ReasonPicker</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>cotejo::RefusalDialog</name>
    <message>
        <source>Not accepted</source>
        <translation>No se aceptaron</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>registro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) refused.</source>
        <translation>
            <numerusform>No se aceptó %n registro.</numerusform>
            <numerusform>No se aceptaron %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>Se muestran los primeros %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::RegistryModel</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>By disease</source>
        <translation>por enfermedad</translation>
    </message>
    <message>
        <source>By kind of visit</source>
        <translation>por tipo de visita</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>por mes</translation>
    </message>
    <message>
        <source>By centre</source>
        <translation>por centro</translation>
    </message>
    <message>
        <source>disease: %1</source>
        <translation>enfermedad: %1</translation>
    </message>
    <message>
        <source>visit: %1</source>
        <translation>visita: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>all notes</source>
        <translation>todas las notas</translation>
    </message>
</context>
<context>
    <name>cotejo::RegistrySide</name>
    <message>
        <source>Fields, from least to most complete</source>
        <translation>Campos, del menos al más completo</translation>
    </message>
    <message>
        <source>Notes behind the cell</source>
        <translation>Notas de la celda</translation>
    </message>
    <message>
        <source>Notes behind the cell, those that lack most first. Enter opens one.</source>
        <translation>Notas de la celda, primero a las que más falta. Entrar abre una.</translation>
    </message>
    <message>
        <source>What is asked is said by form %1 %2; the registry may change it. This describes notes; it marks neither people nor answers.</source>
        <translation>Qué se pide lo dice el formulario %1 %2; lo puede cambiar el registro. Describe notas, no califica a personas ni respuestas.</translation>
    </message>
    <message>
        <source>Choose a cell</source>
        <translation>Elija una celda</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of this group is asked of these notes.</source>
        <translation>A estas notas no se les pide nada de este grupo.</translation>
    </message>
</context>
<context>
    <name>cotejo::RegistryView</name>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>la primera</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>la última</translation>
    </message>
    <message>
        <source>Counting the notes.</source>
        <translation>Contando las notas.</translation>
    </message>
    <message>
        <source>No notes in this file yet: nothing to count.</source>
        <translation>Todavía no hay notas en este archivo: nada que contar.</translation>
    </message>
    <message>
        <source>No data: no note with these filters.</source>
        <translation>Sin datos: ninguna nota con estos filtros.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) counted.</source>
        <translation>
            <numerusform>%n nota contada.</numerusform>
            <numerusform>%n notas contadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read.</source>
        <translation>
            <numerusform>%n no se pudo leer.</numerusform>
            <numerusform>%n no se pudieron leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does not apply is not counted.</source>
        <translation>Lo que no aplica no se cuenta.</translation>
    </message>
    <message>
        <source>Export of the overview</source>
        <translation>Exportar la vista del registro</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s): %1. The name ends in .csv, .xlsx or .png.</source>
        <translation>
            <numerusform>%n nota: %1. El nombre termina en .csv, .xlsx o .png.</numerusform>
            <numerusform>%n notas: %1. El nombre termina en .csv, .xlsx o .png.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A file name is missing.</source>
        <translation>Falta el nombre del archivo.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Overview written to %1.</source>
        <translation>Vista escrita en %1.</translation>
    </message>
    <message>
        <source>Completeness of the notes</source>
        <translation>Completitud de las notas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>Enfermedad</translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>Visita</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Groups of notes by groups of fields</source>
        <translation>Grupos de notas por grupos de campos</translation>
    </message>
</context>
<context>
    <name>cotejo::ReportActs</name>
    <message>
        <source>No case is open.</source>
        <translation>No hay ningún caso abierto.</translation>
    </message>
    <message>
        <source>Report of the case</source>
        <translation>Informe del caso</translation>
    </message>
    <message>
        <source>Personal data are masked. The name ends in .html or .pdf.</source>
        <translation>Los datos personales van ocultos. El nombre termina en .html o .pdf.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rchivo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A file name is missing.</source>
        <translation>Falta un nombre de archivo.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Something else is running already.</source>
        <translation>Ya hay otra cosa en marcha.</translation>
    </message>
    <message>
        <source>Counting the month.</source>
        <translation>Contando el mes.</translation>
    </message>
    <message>
        <source>Report cancelled; no file was left.</source>
        <translation>Informe cancelado; no quedó ningún archivo.</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>Informe escrito en %1.</translation>
    </message>
</context>
<context>
    <name>cotejo::RetractCommand</name>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>cotejo::ReviewItem</name>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <translation>%1 · turno %2</translation>
    </message>
</context>
<context>
    <name>cotejo::ReviewPage</name>
    <message>
        <source>No further place with “%1” in this direction.</source>
        <translation>No hay más lugares con “%1” en esta dirección.</translation>
    </message>
</context>
<context>
    <name>cotejo::ReviewReasonWords</name>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Retracted article</source>
        <translation>Artículo retractado</translation>
    </message>
    <message>
        <source>Expression of concern</source>
        <translation>Expresión de preocupación</translation>
    </message>
    <message>
        <source>Critical rubric line not met</source>
        <translation>Falta un punto crítico de la rúbrica</translation>
    </message>
    <message numerus="yes">
        <source>%n data to clarify</source>
        <translation>
            <numerusform>%n dato por aclarar</numerusform>
            <numerusform>%n datos por aclarar</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody asked for a review</source>
        <translation>Alguien pidió revisarla</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source>Other reason (%1)</source>
        <translation>Otro motivo (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n PMID not retrieved</source>
        <translation>
            <numerusform>%n PMID no recuperado</numerusform>
            <numerusform>%n PMID no recuperados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PMID removed</source>
        <translation>
            <numerusform>%n PMID retirado</numerusform>
            <numerusform>%n PMID retirados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PMID not valid</source>
        <translation>
            <numerusform>%n PMID sin formato válido</numerusform>
            <numerusform>%n PMID sin formato válido</numerusform>
        </translation>
    </message>
    <message>
        <source>No list of evidence</source>
        <translation>Sin lista de evidencia</translation>
    </message>
    <message>
        <source>Citation: %1</source>
        <translation>Cita: %1</translation>
    </message>
    <message>
        <source>Recorded result differs</source>
        <translation>El resultado registrado no coincide</translation>
    </message>
    <message>
        <source>Composites differ</source>
        <translation>Los compuestos no coinciden</translation>
    </message>
    <message>
        <source>Safety below the threshold</source>
        <translation>Seguridad bajo el umbral</translation>
    </message>
    <message>
        <source>Same model family</source>
        <translation>Misma familia de modelos</translation>
    </message>
    <message>
        <source>Different contracts</source>
        <translation>Contratos distintos</translation>
    </message>
    <message>
        <source>Evaluation of an unknown draft</source>
        <translation>Evaluación de un borrador ausente</translation>
    </message>
</context>
<context>
    <name>cotejo::RubricModel</name>
    <message>
        <source>Met</source>
        <translation>Cumple</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>No cumple</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>No aplica</translation>
    </message>
    <message>
        <source>Cannot judge</source>
        <translation>No puedo juzgar</translation>
    </message>
    <message>
        <source>Not asked of this question (%1)</source>
        <translation>No se pide en esta pregunta (%1)</translation>
    </message>
    <message>
        <source>≠ %1</source>
        <translation>≠ %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>No answer to judge.</source>
        <translation>No hay respuesta que juzgar.</translation>
    </message>
    <message>
        <source>No score: %1</source>
        <translation>Sin puntuación: %1</translation>
    </message>
    <message>
        <source>%1 of 100 points; %2 of %3 criteria have a result</source>
        <translation>%1 de 100 puntos; %2 de %3 criterios tienen resultado</translation>
    </message>
    <message>
        <source>Critical and not met, whatever the score: %1</source>
        <translation>Crítico y sin cumplir, sea cual sea la puntuación: %1</translation>
    </message>
    <message>
        <source>Cost most (%1 points): %2</source>
        <translation>Lo que más costó (%1 puntos): %2</translation>
    </message>
    <message>
        <source>Program: %1.</source>
        <translation>Programa: %1.</translation>
    </message>
    <message>
        <source>You: %1.</source>
        <translation>Usted: %1.</translation>
    </message>
    <message>
        <source>Critical.</source>
        <translation>Crítico.</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Fuente: %1.</translation>
    </message>
    <message>
        <source>In the answer: «%1»</source>
        <translation>En la respuesta: «%1»</translation>
    </message>
</context>
<context>
    <name>cotejo::RubricPane</name>
    <message>
        <source>Rubric</source>
        <translation>Rúbrica</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Retirar</translation>
    </message>
    <message>
        <source>1 met, 2 not met, 3 not applicable, 4 cannot judge; Enter goes to the place. Judged by rules and people; no clinician has approved the tree.</source>
        <translation>1 cumple, 2 no cumple, 3 no aplica, 4 no puedo juzgar; Intro lleva al lugar. Juzgan reglas y personas; ningún médico ha aprobado el árbol.</translation>
    </message>
    <message>
        <source>&amp;Let it count</source>
        <translation>&amp;Contar</translation>
    </message>
    <message>
        <source>&amp;Leave it out</source>
        <translation>&amp;No contar</translation>
    </message>
</context>
<context>
    <name>cotejo::RuleWords</name>
    <message>
        <source>Critical</source>
        <translation>Crítica</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>provisional: no confirmed source, no points</source>
        <translation>provisional: sin fuente confirmada y sin puntos</translation>
    </message>
    <message>
        <source>source: %1 (confirmed: %2)</source>
        <translation>fuente: %1 (confirmada: %2)</translation>
    </message>
    <message>
        <source>Found: “%1”.</source>
        <translation>Se encontró: “%1”.</translation>
    </message>
    <message>
        <source>The answer does not say it.</source>
        <translation>La respuesta no lo dice.</translation>
    </message>
    <message>
        <source>Costs %1 points.</source>
        <translation>Cuesta %1 puntos.</translation>
    </message>
    <message>
        <source>Rule %1; %2</source>
        <translation>Regla %1; %2</translation>
    </message>
</context>
<context>
    <name>cotejo::ShareDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>cotejo::ShareWords</name>
    <message>
        <source>nothing asked</source>
        <translation>nada pedido</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 de %2 (%3 %)</translation>
    </message>
    <message>
        <source>%1 complete</source>
        <translation>%1 completos</translation>
    </message>
    <message numerus="yes">
        <source>%n to clarify</source>
        <translation>
            <numerusform>%n por aclarar</numerusform>
            <numerusform>%n por aclarar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n desconocido</numerusform>
            <numerusform>%n desconocidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n ausente</numerusform>
            <numerusform>%n ausentes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % or more</source>
        <translation>%1 % o más</translation>
    </message>
    <message>
        <source>below %1 %</source>
        <translation>menos de %1 %</translation>
    </message>
    <message>
        <source>%1–%2 %</source>
        <translation>%1–%2 %</translation>
    </message>
</context>
<context>
    <name>cotejo::SourceTextView</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>cotejo::StageWords</name>
    <message>
        <source>Retrieval</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generación</translation>
    </message>
    <message>
        <source>PMID control</source>
        <translation>Control de PMID</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>Respaldo</translation>
    </message>
    <message>
        <source>Escalation to a person</source>
        <translation>Escalación a una persona</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>(draft %1)</source>
        <translation>(borrador %1)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>cotejo::StartDialog</name>
    <message>
        <source>Welcome to Cotejo</source>
        <translation>Bienvenida a Cotejo</translation>
    </message>
    <message>
        <source>Every decision is kept, for good, in one file on this computer, with the name of the person who made it.</source>
        <translation>Cada decisión se guarda, para siempre, en un archivo de este equipo, con el nombre de quien la tomó.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>File for the reviews</source>
        <translation>Archivo de las revisiones</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Su &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;File for the reviews</source>
        <translation>&amp;Archivo de las revisiones</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cotejo files (*.cotejo)</source>
        <translation>Archivos de Cotejo (*.cotejo)</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Falta un nombre.</translation>
    </message>
    <message>
        <source>A file is missing.</source>
        <translation>Falta un archivo.</translation>
    </message>
</context>
<context>
    <name>cotejo::StatusRow</name>
    <message>
        <source>See why</source>
        <translation>Ver por qué</translation>
    </message>
    <message>
        <source>F1 Keys</source>
        <translation>F1 Teclas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avance</translation>
    </message>
</context>
<context>
    <name>cotejo::StatusWords</name>
    <message>
        <source>Meets the threshold</source>
        <translation>Alcanza el umbral</translation>
    </message>
    <message>
        <source>Below the threshold</source>
        <translation>No alcanza el umbral</translation>
    </message>
    <message>
        <source>Evaluator error</source>
        <translation>Error del evaluador</translation>
    </message>
    <message>
        <source>Delivered, not re-scored</source>
        <translation>Entregada sin reevaluar</translation>
    </message>
    <message>
        <source>Fallback message</source>
        <translation>Mensaje de respaldo</translation>
    </message>
    <message>
        <source>No threshold set</source>
        <translation>Sin umbral definido</translation>
    </message>
    <message>
        <source>Not evaluated</source>
        <translation>No evaluada</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Recuperado</translation>
    </message>
    <message>
        <source>Not retrieved</source>
        <translation>No recuperado</translation>
    </message>
    <message>
        <source>Number removed</source>
        <translation>Sin número</translation>
    </message>
    <message>
        <source>Not a valid PMID</source>
        <translation>Formato no válido</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Sin lista</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Retractado</translation>
    </message>
    <message>
        <source>Expression of concern</source>
        <translation>Expresión de preocupación</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>No consultado</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Negative finding</source>
        <translation>Negado o negativo</translation>
    </message>
    <message>
        <source>Boilerplate negative</source>
        <translation>Negativo de plantilla</translation>
    </message>
    <message>
        <source>Not in the note</source>
        <translation>No está en la nota</translation>
    </message>
    <message>
        <source>Unknown: pending</source>
        <translation>Desconocido: pendiente</translation>
    </message>
    <message>
        <source>Not applicable: by rule</source>
        <translation>No aplica: por regla</translation>
    </message>
    <message>
        <source>Not applicable: the note says so</source>
        <translation>No aplica: lo dice la nota</translation>
    </message>
    <message>
        <source>Unknown: the note says so</source>
        <translation>Desconocido: lo dice la nota</translation>
    </message>
    <message>
        <source>To clarify</source>
        <translation>Por aclarar</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>from the record</source>
        <translation>del registro</translation>
    </message>
    <message>
        <source>from the contract</source>
        <translation>del contrato</translation>
    </message>
</context>
<context>
    <name>cotejo::TextDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>cotejo::TopRow</name>
    <message>
        <source>Search everything</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Words, with or without accents (Ctrl+F)</source>
        <translation>Palabras, con o sin acentos (Ctrl+F)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Who reviews?</source>
        <translation>¿Quién revisa?</translation>
    </message>
    <message>
        <source>Signs the decisions</source>
        <translation>Firma las decisiones</translation>
    </message>
</context>
<context>
    <name>cotejo::TourDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>A short tour</source>
        <translation>Recorrido breve</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 de %2 · %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>La cola</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>The note</source>
        <translation>La nota</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>La decisión</translation>
    </message>
    <message>
        <source>On the left, what waits for a person, what matters most first, with the reason in words. J and K go on and back; Ctrl+F searches everything, with or without accents.</source>
        <translation>A la izquierda, lo que espera a una persona, primero lo más importante y con el motivo en palabras. J y K avanzan y regresan; Ctrl+F busca en todo, con o sin acentos.</translation>
    </message>
    <message>
        <source>In the middle, question and answer as they were shown. Each PMID says whether it is in the list that was retrieved. Below: scores, evidence and findings. Only “meets the threshold” is a pass, and it does not show that the answer is clinically correct.</source>
        <translation>En medio, pregunta y respuesta tal como se mostraron. Cada PMID dice si está en la lista recuperada. Abajo: puntuación, evidencia y hallazgos. Solo “Alcanza el umbral” es aprobatorio, y no demuestra que la respuesta sea clínicamente correcta.</translation>
    </message>
    <message>
        <source>On the right, the note of the same person: which fields are asked and what is missing. A field goes to its sentence and back. Personal data are hidden until somebody asks to see them and says why.</source>
        <translation>A la derecha, la nota de la misma persona: qué campos se piden y qué falta. Un campo lleva a su frase y de regreso. Los datos personales van ocultos hasta que alguien pide verlos y dice por qué.</translation>
    </message>
    <message>
        <source>At the bottom, six decisions with one key each. Each is recorded with your name and can be undone; the old one stays legible. What you type is kept each second. F1 shows all keys.</source>
        <translation>Abajo, seis decisiones con una tecla cada una. Cada una queda con su nombre y se puede deshacer; la anterior sigue legible. Lo que escribe se guarda cada segundo. F1 muestra todas las teclas.</translation>
    </message>
</context>
<context>
    <name>cotejo::VerdictMeanings</name>
    <message>
        <source>What each verdict means</source>
        <translation>Qué significa cada resultado</translation>
    </message>
    <message>
        <source>The composite meets the threshold, and the text that was scored is the text that was shown. A person still has to decide.</source>
        <translation>El compuesto alcanza el umbral y el texto puntuado es el mostrado. Falta la decisión de una persona.</translation>
    </message>
    <message>
        <source>The composite is below the threshold.</source>
        <translation>El compuesto está por debajo del umbral.</translation>
    </message>
    <message>
        <source>There is no evaluation: it was off, the route makes none, there was nothing to evaluate, or the record lacks it. That is not a pass.</source>
        <translation>No hay evaluación: estaba apagada, la ruta no la hace, no había nada que evaluar o el registro no la trae. No equivale a aprobada.</translation>
    </message>
    <message>
        <source>The evaluation is incomplete or unusable. Its recorded result does not count as a pass.</source>
        <translation>La evaluación quedó incompleta o no sirve. Su resultado registrado no se toma como aprobado.</translation>
    </message>
    <message>
        <source>The score is for another draft than the text that was shown.</source>
        <translation>La puntuación es de otro borrador que el texto mostrado.</translation>
    </message>
    <message>
        <source>The fallback message was shown, not a clinical answer.</source>
        <translation>Se mostró el mensaje de respaldo, no una respuesta clínica.</translation>
    </message>
    <message>
        <source>There is a score, but neither record nor contract says what passes.</source>
        <translation>Hay puntuación, pero ni el registro ni el contrato dicen con cuánto se aprueba.</translation>
    </message>
</context>
<context>
    <name>cotejo::VerdictText</name>
    <message>
        <source>The score is for a draft that is not in the record.</source>
        <translation>La puntuación es de un borrador que no está en el registro.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprobada</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>no aprobada</translation>
    </message>
    <message>
        <source>The evaluations of this turn follow different contracts; they are not compared with each other.</source>
        <translation>Las evaluaciones de este turno siguen contratos distintos; no se comparan entre sí.</translation>
    </message>
    <message>
        <source>An evaluation names a draft that is not in the record.</source>
        <translation>Una evaluación nombra un borrador que no está en el registro.</translation>
    </message>
    <message>
        <source>%1: kept as written; only PMIDs are held against the list.</source>
        <translation>%1: se deja como está; solo los PMID se comparan con la lista.</translation>
    </message>
    <message>
        <source>its parts do not fit together</source>
        <translation>sus partes no concuerdan</translation>
    </message>
    <message>
        <source>the record itself reports an error</source>
        <translation>el propio registro reporta un error</translation>
    </message>
    <message>
        <source>it names no contract</source>
        <translation>no dice con qué contrato</translation>
    </message>
    <message>
        <source>its contract %1 is not known here</source>
        <translation>su contrato %1 no se conoce aquí</translation>
    </message>
    <message>
        <source>it has no dimensions</source>
        <translation>no trae dimensiones</translation>
    </message>
    <message>
        <source>there is no composite and no known weights</source>
        <translation>no hay compuesto ni pesos conocidos</translation>
    </message>
    <message>
        <source>the dimension “%1” is missing</source>
        <translation>falta la dimensión “%1”</translation>
    </message>
    <message>
        <source>“%1” is off the scale</source>
        <translation>“%1” está fuera de escala</translation>
    </message>
    <message>
        <source>the evaluator&apos;s reply could not be read</source>
        <translation>no se pudo leer la respuesta del evaluador</translation>
    </message>
    <message>
        <source>the evaluator did not answer in time</source>
        <translation>el evaluador no respondió a tiempo</translation>
    </message>
    <message>
        <source>the evaluator could not be reached</source>
        <translation>no hubo conexión con el evaluador</translation>
    </message>
    <message>
        <source>the record carries the flag “%1”</source>
        <translation>el registro trae la marca “%1”</translation>
    </message>
</context>
<context>
    <name>cotejo::VerifyActs</name>
    <message>
        <source>No answer is open.</source>
        <translation>No hay ninguna respuesta abierta.</translation>
    </message>
    <message>
        <source>Something else is running already.</source>
        <translation>Ya hay otra tarea en marcha.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message numerus="yes">
        <source>The service is scoring this answer: %n second(s)</source>
        <translation>
            <numerusform>El servicio está puntuando esta respuesta: %n segundo</numerusform>
            <numerusform>El servicio está puntuando esta respuesta: %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules are scoring this answer</source>
        <translation>Las reglas están puntuando esta respuesta</translation>
    </message>
    <message>
        <source>Given up; nothing was kept.</source>
        <translation>Cancelada; no se guardó nada.</translation>
    </message>
    <message>
        <source>Evaluated here: %1. The record&apos;s verdict stays.</source>
        <translation>Evaluada aquí: %1. El resultado del registro se queda.</translation>
    </message>
    <message>
        <source>The keyring did not take the key, and it is kept nowhere else. Set %1 before the program starts instead.</source>
        <translation>El llavero no guardó la clave, y no se guarda en otro lado. Defina %1 antes de abrir el programa.</translation>
    </message>
</context>
<context>
    <name>cotejo::WarningWords</name>
    <message>
        <source>The quoted words stand in another listed article, not in the one cited.</source>
        <translation>Lo citado entre comillas está en otro artículo de la lista, no en el citado.</translation>
    </message>
    <message>
        <source>The quoted words are in no excerpt of this turn; the excerpts are not the whole articles.</source>
        <translation>Lo citado entre comillas no está en ningún extracto de este turno; los extractos no son el artículo completo.</translation>
    </message>
    <message>
        <source>The quoted words differ from the excerpt.</source>
        <translation>Lo citado entre comillas difiere del extracto.</translation>
    </message>
    <message>
        <source>The cited title differs from the one in the list.</source>
        <translation>El título citado no coincide con el de la lista.</translation>
    </message>
    <message>
        <source>PMID and DOI beside each other belong to different listed articles.</source>
        <translation>El PMID y el DOI que están juntos son de artículos distintos de la lista.</translation>
    </message>
    <message>
        <source>The link shows one PMID and leads to another.</source>
        <translation>El enlace muestra un PMID y lleva a otro.</translation>
    </message>
    <message>
        <source>There is an invisible character inside the number.</source>
        <translation>Hay un carácter invisible dentro del número.</translation>
    </message>
    <message>
        <source>The answer says there is no PMID for this statement.</source>
        <translation>La respuesta dice que no hay PMID para esta afirmación.</translation>
    </message>
    <message>
        <source>The answer says it has checked itself. That is no proof.</source>
        <translation>La respuesta dice que se revisó a sí misma. Eso no prueba nada.</translation>
    </message>
    <message>
        <source>The values look as if they were on another scale.</source>
        <translation>Los valores parecen de otra escala.</translation>
    </message>
    <message>
        <source>Remark %1. %2</source>
        <translation>Aviso %1. %2</translation>
    </message>
</context>
<context>
    <name>cotejo::WelcomeView</name>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Sample data</source>
        <translation>Datos de muestra</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Abrir otro archivo…</translation>
    </message>
    <message>
        <source>A short tour</source>
        <translation>Recorrido breve</translation>
    </message>
</context>
<context>
    <name>cotejo::FieldUndo</name>
    <message>
        <source>Taken back with Undo</source>
        <translation>Retirado con Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>confirmation of %n field(s)</source>
        <translation>
            <numerusform>confirmación de %n campo</numerusform>
            <numerusform>confirmación de %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>value of %n field(s)</source>
        <translation>
            <numerusform>valor de %n campo</numerusform>
            <numerusform>valor de %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taking back of %n field(s)</source>
        <translation>
            <numerusform>retiro de lo dicho sobre %n campo</numerusform>
            <numerusform>retiro de lo dicho sobre %n campos</numerusform>
        </translation>
    </message>
</context>
</TS>
