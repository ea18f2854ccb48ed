#include "engine/completeness/disease_extractor.h"

#include "engine/completeness/reading_factory.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

constexpr std::size_t kCategoryReach = 70;

} // namespace

void DiseaseExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    const DiseaseReader reader(note);
    const auto mentions = reader.mentions();
    const auto main = DiseaseReader::main(mentions);
    if (!main)
        return;
    if (!soFar.disease)
        soFar.disease = main->disease;
    const ReadingFactory make(note);
    ReadingFactory::Places places{main->range};
    for (const auto& mention : mentions)
        if (mention.disease == main->disease && mention.range != main->range && mention.sure &&
            places.size() < 4)
            places.push_back(mention.range);
    soFar.readings.push_back(main->sure ? make.value("diagnosis", main->code, places)
                                        : make.unknown("diagnosis", {main->range}));
    if (main->disease == Disease::AIJ)
        addCategory(note, mentions, soFar);
}

void DiseaseExtractor::addCategory(const AnalysedNote& note, const std::vector<DiseaseMention>& mentions,
                                   NoteReading& soFar)
{
    const ReadingFactory make(note);
    for (const auto& disease : mentions) {
        if (disease.disease != Disease::AIJ)
            continue;
        const FoldedRange clause = note.clauseAt(disease.range.begin);
        const Mention* best = nullptr;
        for (const auto& mention : note.mentionsIn(
                 {disease.range.begin, std::min(clause.end, disease.range.end + kCategoryReach)})) {
            if (!mention.is("disease") || !mention.entry->id.starts_with("jia_") || mention.assertion.family)
                continue;
            const bool more = best == nullptr || mention.range.length() > best->range.length();
            if (more)
                best = &mention;
        }
        if (best == nullptr)
            continue;
        std::string category(best->entry->attribute("jia"));
        if (best->entry->id == "jia_poli") { // which of the two the factor says
            const FoldedRange rest{best->range.end, std::min(clause.end, best->range.end + 40)};
            const std::string_view words = note.words(rest);
            const auto factor = words.find("fr");
            const auto negative = std::min({words.find("neg"), words.find("(-)"), words.find("fr-")});
            const auto positive = std::min({words.find("pos"), words.find("(+)"), words.find("fr+")});
            if (factor == std::string_view::npos ||
                (negative == std::string_view::npos && positive == std::string_view::npos))
                continue;
            category = negative < positive ? "poli_fr_neg" : "poli_fr_pos";
        }
        if (category.empty())
            continue;
        soFar.readings.push_back(
            make.value("jia_category", category, {{disease.range.begin, best->range.end}}));
        return;
    }
}

} // namespace cotejo
