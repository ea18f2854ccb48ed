#include "engine/completeness/instance_chooser.h"

#include "engine/completeness/reading_order.h"
#include "engine/text/partial_date.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

namespace cotejo
{
namespace
{
constexpr int kStartsWithinDays = 31;

struct Instance {
    std::string name;
    bool current = false;
    bool stopped = false;  // of a course
    bool stopTold = false; // this visit tells how it ended
    std::string begins;    // start or onset, ISO
    std::size_t place = std::numeric_limits<std::size_t>::max();
};

std::vector<Instance> gather(const Form& form, const std::vector<FieldReading>& readings,
                             std::string_view kind)
{
    std::map<std::string, Instance> byName;
    for (const auto& reading : readings) {
        const auto at = form.fieldIndex.find(reading.field);
        if (at == form.fieldIndex.end() || form.fields[at->second].perInstance != kind ||
            reading.instance.empty())
            continue;
        const std::optional<std::size_t> field = at->second;
        Instance& instance = byName[reading.instance];
        instance.name = reading.instance;
        const auto& stopFields = form.readings.stoppedCourseFields;
        const bool ofStop = kind == "course" &&
                            std::find(stopFields.begin(), stopFields.end(), at->second) != stopFields.end();
        (ofStop ? instance.stopTold : instance.current) |= reading.current;
        if (!isStructured(reading) && !reading.evidence.empty())
            instance.place = std::min(instance.place, reading.evidence.front().span.start);
        const auto* value = std::get_if<std::string>(&reading.value);
        if (value == nullptr || reading.status != FieldStatus::present)
            continue;
        if (field == form.roles.courseStatus && reading.current)
            instance.stopped = instance.stopped || *value == form.roles.courseStopped;
        if (field == form.roles.courseBegins || field == form.roles.eventBegins)
            instance.begins = std::max(instance.begins, *value);
    }
    std::vector<Instance> all;
    for (auto& [name, instance] : byName)
        all.push_back(std::move(instance));
    return all;
}

bool has(std::span<const VisitContext> contexts, VisitContext context)
{
    return std::find(contexts.begin(), contexts.end(), context) != contexts.end();
}

bool startsNow(const Instance& instance, const std::optional<std::string>& noteDate)
{
    const auto begins = PartialDate::fromIso(instance.begins);
    const auto written = noteDate ? PartialDate::fromIso(*noteDate) : std::nullopt;
    if (!begins || !written)
        return false;
    if (begins->precision() < 3)
        return written->cut(begins->precision()) == *begins;
    return begins->dayNumber() >= written->dayNumber() - kStartsWithinDays;
}

// The better of two candidates comes first.
bool before(const Instance& a, const Instance& b)
{
    if (a.current != b.current)
        return a.current;
    if (a.begins != b.begins)
        return a.begins > b.begins;
    if (a.place != b.place)
        return a.place < b.place;
    return a.name < b.name;
}

const Instance* first(const std::vector<Instance>& all, const std::function<bool(const Instance&)>& fits)
{
    const Instance* chosen = nullptr;
    for (const auto& instance : all)
        if (fits(instance) && (chosen == nullptr || before(instance, *chosen)))
            chosen = &instance;
    return chosen;
}

const Instance* chooseCourse(const Form& form, const std::vector<Instance>& courses,
                             std::span<const VisitContext> contexts,
                             const std::optional<std::string>& noteDate)
{
    const bool changes = has(contexts, VisitContext::INC) || has(contexts, VisitContext::CHG);
    const bool stops = has(contexts, VisitContext::STP) || has(contexts, VisitContext::DTH) ||
                       has(contexts, VisitContext::LTF);
    for (const auto& step : form.readings.courseOrder) {
        const Instance* chosen = nullptr;
        if (step == "starting" && changes)
            chosen = first(courses, [&](const Instance& one) {
                return one.current && !one.stopped && startsNow(one, noteDate);
            });
        else if (step == "stopped" && stops)
            chosen = first(courses, [](const Instance& one) { return one.current && one.stopped; });
        else if (step == "in_use")
            chosen = first(courses, [](const Instance& one) { return one.current && !one.stopped; });
        if (chosen != nullptr)
            return chosen;
    }
    return first(courses, [](const Instance& one) { return one.current; });
}

int number(const std::string& name)
{
    int value = 0;
    for (const char byte : name)
        if (byte >= '0' && byte <= '9' && value < 100000)
            value = value * 10 + (byte - '0');
    return value;
}
} // namespace

ChosenInstances chooseInstances(const Form& form, const std::vector<FieldReading>& readings,
                                std::span<const VisitContext> contexts,
                                const std::optional<std::string>& noteDate)
{
    ChosenInstances chosen;
    const auto courses = gather(form, readings, "course");
    if (const auto* course = chooseCourse(form, courses, contexts, noteDate))
        chosen.course = course->name;
    const auto* stopped = first(courses, [](const Instance& one) { return one.stopTold; });
    chosen.stoppedCourse = stopped != nullptr ? stopped->name : chosen.course;
    const Instance* event = nullptr;
    const auto events = gather(form, readings, "event");
    for (const auto& one : events) {
        const bool newer = event == nullptr || one.current > event->current ||
                           (one.current == event->current &&
                            (one.begins > event->begins ||
                             (one.begins == event->begins && number(one.name) > number(event->name))));
        if (newer)
            event = &one;
    }
    if (event != nullptr)
        chosen.event = event->name;
    return chosen;
}

} // namespace cotejo
