#include "ui/models/warning_words.h"

namespace cotejo
{

QString WarningWords::sentence(const Warning& warning)
{
    const QString detail = QString::fromStdString(warning.detail);
    const std::string& code = warning.code;
    if (code == "quote_elsewhere")
        return tr("The quoted words stand in another listed article, not in the one cited.");
    if (code == "quote_not_in_excerpt")
        return tr(
            "The quoted words are in no excerpt of this turn; the excerpts are not the whole articles.");
    if (code == "quote_not_verbatim")
        return tr("The quoted words differ from the excerpt.");
    if (code == "title_differs")
        return tr("The cited title differs from the one in the list.");
    if (code == "pmid_doi_differ")
        return tr("PMID and DOI beside each other belong to different listed articles.");
    if (code == "label_target_differ")
        return tr("The link shows one PMID and leads to another.");
    if (code == "invisible_character")
        return tr("There is an invisible character inside the number.");
    if (code == "no_pmid_declared")
        return tr("The answer says there is no PMID for this statement.");
    if (code == "self_reported_check")
        return tr("The answer says it has checked itself. That is no proof.");
    if (code == "suspicious_scale")
        return tr("The values look as if they were on another scale.");
    return tr("Remark %1. %2").arg(QString::fromStdString(code), detail);
}

} // namespace cotejo
