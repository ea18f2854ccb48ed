<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_MX" sourcelanguage="en_US">
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
    <name>cotejo::FieldItemDelegate</name>
    <message>
        <source>link %1</source>
        <translation>enlace %1</translation>
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
    <name>cotejo::ReasonPicker</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
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
</TS>
