#pragma once

#include "engine/agreement/bootstrap.h"
#include "engine/agreement/fleiss_categories.h"
#include "engine/agreement/krippendorff_alpha.h"
#include "engine/agreement/rating_table.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace cotejo
{

struct AgreementOptions {
    std::vector<std::string> raters;          // in this order; empty: all
    RatingScale scale = RatingScale::nominal; // of Krippendorff's α
    double level = 0.95;                      // in (0, 1)
    std::optional<BootstrapOptions> bootstrap;
};

struct DroppedItems {
    std::string_view reason; // "one_rating_only", …: a stable code
    BilingualSentence words;
    std::size_t items = 0;
};

struct NamedKappa {
    std::string name;
    std::optional<double> value;
};

// One coefficient of FORMATS §9. `estimate.interval` is the analytic one, or, where there is none, that of
// the bootstrap where one was asked for; `bootstrap` is there for every coefficient then.
struct AgreementLine {
    std::string name;
    std::optional<RatingScale> scale; // krippendorff_alpha only
    Estimate estimate;
    std::size_t items = 0; // in the file
    std::size_t raters = 0;
    std::size_t used = 0; // items the coefficient is computed from; 0 where it does not apply
    std::vector<DroppedItems> dropped;
    std::optional<BootstrapOutcome> bootstrap;
    std::vector<NamedKappa> categories; // fleiss_kappa on complete data only
    double categoryNullError = 0;
};

// Every coefficient in the order of FORMATS §9; what does not apply is a line with its reason. An error:
// a rater that the table does not know, or one named twice.
[[nodiscard]] Result<std::vector<AgreementLine>> agreementReport(const RatingTable& table,
                                                                 const AgreementOptions& options);

} // namespace cotejo
