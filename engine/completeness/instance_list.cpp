#include "engine/completeness/instance_list.h"

#include <algorithm>
#include <map>

namespace cotejo
{
namespace
{
struct NumbersInOrder {
    bool operator()(const std::string& a, const std::string& b) const
    {
        const auto digits = [](const std::string& name) {
            return !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
        };
        if (digits(a) && digits(b) && a.size() != b.size())
            return a.size() < b.size();
        return a < b;
    }
};
} // namespace

std::vector<ReadingList> readingsByField(const Form& form, const std::vector<FieldReading>& readings)
{
    std::vector<ReadingList> lists(form.fields.size());
    for (const auto& reading : readings)
        if (const auto at = form.fieldIndex.find(reading.field); at != form.fieldIndex.end())
            lists[at->second].push_back(&reading);
    return lists;
}

ReadingList ofInstance(const Form& form, std::size_t field, const ReadingList& readings,
                       const ChosenInstances& chosen)
{
    const std::string& kind = form.fields[field].perInstance;
    if (kind.empty())
        return readings;
    const auto& stopFields = form.readings.stoppedCourseFields;
    const bool ofStop = std::find(stopFields.begin(), stopFields.end(), field) != stopFields.end();
    const std::string& name = kind == "event" ? chosen.event : ofStop ? chosen.stoppedCourse : chosen.course;
    ReadingList some;
    for (const auto* reading : readings)
        if (reading->instance.empty() || reading->instance == name)
            some.push_back(reading);
    return some;
}

std::vector<FieldInstance> listInstances(const FormField& field, const ReadingList& readings,
                                         const ReadingChooser& chooser)
{
    std::map<std::string, ReadingList, NumbersInOrder> byName;
    for (const auto* reading : readings)
        if (!reading->instance.empty())
            byName[reading->instance].push_back(reading);
    std::vector<FieldInstance> instances;
    for (const auto& [name, list] : byName) {
        ChosenReading chosen = chooser.choose(field, list);
        if (chosen.finding.status == FieldStatus::absent)
            continue;
        instances.push_back({name, chosen.finding.status, chosen.finding.detail,
                             std::move(chosen.finding.value), std::move(chosen.finding.unit),
                             std::move(chosen.finding.evidence)});
    }
    return instances;
}

} // namespace cotejo
