#include "ui/models/reason_label.h"

#include "engine/store/reason_catalog.h"
#include "ui/theme/language.h"

namespace cotejo
{

QString reasonLabel(std::string_view code)
{
    const ReasonCode* known = ReasonCatalog::builtIn().find(code);
    if (known == nullptr)
        return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    return QString::fromStdString(Language::current() == QLatin1String("es") ? known->es : known->en);
}

} // namespace cotejo
