#include "engine/report/turn_check_words.h"

#include <array>
#include <cstddef>

namespace cotejo
{
namespace
{
struct Words {
    std::string_view es;
    std::string_view en;
};

template <class E, std::size_t N>
std::string_view wordsOf(const std::array<Words, N>& table, E code, MessageLanguage language)
{
    const Words& words = table.at(static_cast<std::size_t>(code));
    return language == MessageLanguage::es ? words.es : words.en;
}
} // namespace

std::string_view verdictWords(Verdict verdict, MessageLanguage language)
{
    static constexpr auto kTable = std::to_array<Words>({
        {"se entregó el texto de respaldo", "the fallback was delivered"},
        {"sin evaluar", "not evaluated"},
        {"error del evaluador", "evaluator error"},
        {"se entregó un texto distinto del calificado", "another text than the scored one was delivered"},
        {"sin umbral conocido", "no known threshold"},
        {"no alcanza el umbral", "failed"},
        {"alcanza el umbral", "passed"},
    });
    return wordsOf(kTable, verdict, language);
}

std::string_view reasonWords(NotEvaluatedReason reason, MessageLanguage language)
{
    static constexpr auto kTable = std::to_array<Words>({
        {"ORVS estaba apagado", "ORVS was switched off"},
        {"ruta de estudio, sin revisión final", "study route, which runs no final check"},
        {"saludo", "greeting"},
        {"falta la evaluación", "the evaluation is missing"},
    });
    return wordsOf(kTable, reason, language);
}

std::string_view discrepancyWords(Discrepancy discrepancy, MessageLanguage language)
{
    static constexpr auto kTable = std::to_array<Words>({
        {"la marca de aprobado no concuerda con los números", "the passed flag disagrees with the numbers"},
        {"el compuesto registrado no concuerda con los pesos",
         "the recorded composite disagrees with the weights"},
        {"la seguridad está por debajo del umbral y el compuesto lo oculta",
         "safety is below the threshold and the composite hides it"},
        {"el evaluador es de la misma familia que el generador",
         "the evaluator is of the generator's family"},
        {"hay evaluaciones de contratos distintos", "evaluations of different contracts"},
        {"una evaluación nombra un borrador que no existe",
         "an evaluation names a draft that does not exist"},
    });
    return wordsOf(kTable, discrepancy, language);
}

std::string_view statusWords(CitationStatus status, MessageLanguage language)
{
    static constexpr auto kTable = std::to_array<Words>({
        {"recuperado en este turno", "retrieved in this turn"},
        {"no recuperado en este turno", "not retrieved in this turn"},
        {"no hay lista con qué comparar", "no list to compare with"},
        {"el control retiró un PMID", "the control removed a PMID"},
        {"no puede ser un PMID", "cannot be a PMID"},
    });
    return wordsOf(kTable, status, language);
}

} // namespace cotejo
