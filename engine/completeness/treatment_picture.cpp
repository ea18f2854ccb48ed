#include "engine/completeness/treatment_picture.h"

#include "engine/completeness/course_assembler.h"
#include "engine/completeness/drug_mention_finder.h"
#include "engine/completeness/drug_statement_reader.h"
#include "engine/completeness/open_use_reader.h"
#include "engine/completeness/unnamed_statement_reader.h"

#include <algorithm>

namespace cotejo
{
namespace
{

std::vector<FoldedRange> rangesOf(const std::vector<DrugMention>& mentions)
{
    std::vector<FoldedRange> ranges;
    ranges.reserve(mentions.size());
    for (const auto& mention : mentions)
        ranges.push_back(mention.range);
    return ranges;
}

} // namespace

TreatmentPicture::TreatmentPicture(const AnalysedNote& analysed)
    : note(analysed), mentions(DrugMentionFinder(analysed).find()), acts(analysed, rangesOf(mentions)),
      statements(DrugStatementReader(analysed, acts, mentions).read())
{
    const LabelledCourseValues labels(note, acts);
    labelled = labels.read(statements);
    labels.fill(labelled, statements);
    UnnamedStatementReader(note, acts).addTo(statements);
    OpenUseReader(note, acts).addTo(statements);
    CourseAssembler(*this).assemble();
}

} // namespace cotejo
