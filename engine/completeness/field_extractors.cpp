#include "engine/completeness/field_extractors.h"

#include "engine/completeness/cued_field_extractor.h"

namespace cotejo
{

std::vector<std::unique_ptr<const FieldExtractor>> makeFieldExtractors()
{
    std::vector<std::unique_ptr<const FieldExtractor>> extractors;
    extractors.push_back(std::make_unique<CuedFieldExtractor>());
    return extractors;
}

} // namespace cotejo
