#pragma once

#include <cstdint>

namespace cotejo
{

// How a sentence of advice speaks of something: advice differs from a note, for "no requiere vigilancia" is
// no absent finding but an opinion.
enum class Polarity : std::uint8_t {
    stated,  // said, advised or asked for: "vigilar", "no olvide vigilar", "no iniciar sin haber descartado"
    against, // advised against, stopped, denied or absent: "evitar", "contraindicado", "no aplicar", "sin"
    unneeded // said to be dispensable: "no requiere", "no hace falta", "can be skipped"
};

struct Stance {
    Polarity polarity = Polarity::stated;
    bool conditional = false; // inside "si …", "en caso de …": no advice
    bool family = false;      // said of a relative
    bool past = false;        // said of the past
    bool asked = false;       // in a question
    bool failed = false;      // a drug that did not help or was left: "falla a", "intolerancia a"
    bool option = false;      // one of several choices: "alternativas:", "compatible", "si falla"
    bool kept = false;        // a drug that goes on: "mantener", "ya toma"

    [[nodiscard]] bool spoken() const { return !conditional && !family && !asked; }
};

} // namespace cotejo
