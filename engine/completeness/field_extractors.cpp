#include "engine/completeness/field_extractors.h"

#include "engine/completeness/administrative_extractor.h"
#include "engine/completeness/baseline_lab_extractor.h"
#include "engine/completeness/complement_extractor.h"
#include "engine/completeness/cued_field_extractor.h"
#include "engine/completeness/demographic_extractor.h"
#include "engine/completeness/disease_extractor.h"
#include "engine/completeness/finding_extractor.h"
#include "engine/completeness/header_extractor.h"
#include "engine/completeness/history_block_extractor.h"
#include "engine/completeness/life_event_extractor.h"
#include "engine/completeness/timeline_extractor.h"
#include "engine/completeness/treatment_extractor.h"
#include "engine/completeness/vaccine_extractor.h"

namespace cotejo
{

std::vector<std::unique_ptr<const FieldExtractor>> makeFieldExtractors()
{
    std::vector<std::unique_ptr<const FieldExtractor>> extractors;
    extractors.push_back(std::make_unique<HeaderExtractor>());
    extractors.push_back(std::make_unique<CuedFieldExtractor>());
    extractors.push_back(std::make_unique<ComplementExtractor>());
    extractors.push_back(std::make_unique<DemographicExtractor>());
    extractors.push_back(std::make_unique<TimelineExtractor>());
    extractors.push_back(std::make_unique<FindingExtractor>());
    extractors.push_back(std::make_unique<HistoryBlockExtractor>());
    extractors.push_back(std::make_unique<VaccineExtractor>());
    extractors.push_back(std::make_unique<DiseaseExtractor>());
    extractors.push_back(std::make_unique<AdministrativeExtractor>());
    extractors.push_back(std::make_unique<TreatmentExtractor>());
    extractors.push_back(std::make_unique<LifeEventExtractor>());
    extractors.push_back(std::make_unique<BaselineLabExtractor>());
    return extractors;
}

} // namespace cotejo
