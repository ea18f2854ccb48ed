#pragma once

#include "engine/agreement/agreement_report.h"
#include "engine/report/message_language.h"

#include <string>

namespace cotejo::cli
{

// One coefficient as the JSON line of FORMATS §8. Beside the members named there: `se`, `se0` (the standard
// errors at the estimate and where the coefficient is 0), `bootstrap` where one was asked for, `categories`
// under fleiss_kappa. No number is ever NaN or infinite.
[[nodiscard]] std::string agreementJson(const AgreementLine& line, const AgreementOptions& options);

// The same for people: a line of columns, or the reason why there is no value.
[[nodiscard]] std::string agreementText(const AgreementLine& line, MessageLanguage language);

} // namespace cotejo::cli
