#include "ui/models/dimension_label.h"

#include "engine/orvs/contract_catalog.h"
#include "ui/theme/language.h"

#include <QCoreApplication>

namespace cotejo
{

QString dimensionLabel(const QString& id)
{
    static const ContractCatalog catalog = ContractCatalog::installed().value_or(ContractCatalog());
    if (id == QLatin1String("composite"))
        return QCoreApplication::translate("cotejo::DimensionLabel", "composite");
    if (id == QLatin1String("threshold"))
        return QCoreApplication::translate("cotejo::DimensionLabel", "threshold");
    for (const Contract* contract : catalog.all()) {
        if (const ContractDimension* dimension = contract->dimension(id.toStdString()))
            return QString::fromStdString(Language::current() == QLatin1String("es") ? dimension->label.es
                                                                                     : dimension->label.en);
    }
    return id;
}

} // namespace cotejo
