#include "engine/agreement/estimate.h"

namespace cotejo
{

BilingualSentence sentenceOf(Undefined reason)
{
    switch (reason) {
    case Undefined::none:
        return {"", ""};
    case Undefined::tooFewItems:
        return {"Se necesitan al menos dos casos.", "At least two items are needed."};
    case Undefined::tooFewRaters:
        return {"Se necesitan al menos dos evaluadores.", "At least two raters are needed."};
    case Undefined::notTwoRaters:
        return {"Este coeficiente compara exactamente dos evaluadores; elija dos.",
                "This coefficient compares exactly two raters; choose two."};
    case Undefined::noOverlap:
        return {"Ningún caso tiene dos calificaciones.", "No item has two ratings."};
    case Undefined::noCompleteItem:
        return {"Ningún caso fue calificado por todos los evaluadores.", "No item was rated by every rater."};
    case Undefined::pairWithoutOverlap:
        return {"Hay dos evaluadores que no comparten ningún caso.", "Two of the raters share no item."};
    case Undefined::singleCategory:
        return {"Todas las calificaciones están en una sola categoría: no hay acuerdo por azar que descontar "
                "(0/0).",
                "Every rating is in one category: chance agreement cannot be told apart (0/0)."};
    case Undefined::noVariance:
        return {"Las calificaciones no varían entre casos: el cociente es 0/0.",
                "The ratings do not vary between items: the ratio is 0/0."};
    case Undefined::unbounded:
        return {"El denominador es cero: no queda un número finito.",
                "The denominator is zero: no finite number is left."};
    case Undefined::notNumbers:
        return {"Los valores no son números.", "The values are not numbers."};
    case Undefined::notOrdered:
        return {"No se conoce el orden de las categorías; declárelo.",
                "The order of the categories is not known; declare it."};
    case Undefined::negativeRatio:
        return {"La escala de razón no admite valores negativos.", "A ratio scale has no negative values."};
    case Undefined::tooManyCategories:
        return {"Hay más de 1000 valores distintos: son mediciones, no categorías.",
                "There are more than 1000 different values: measurements, not categories."};
    }
    return {"", ""};
}

} // namespace cotejo
