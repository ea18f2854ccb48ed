#include "engine/completeness/cue_spec.h"

#include "engine/text/lexicon_matcher.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <unordered_map>

namespace cotejo
{
namespace
{

std::vector<std::string> parts(std::string_view list)
{
    std::vector<std::string> found;
    while (!list.empty()) {
        const auto comma = std::min(list.find(','), list.size());
        found.emplace_back(list.substr(0, comma));
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return found;
}

CueSpec::Kind kindOf(std::string_view value)
{
    if (value == "count")
        return CueSpec::Kind::count;
    if (value == "result")
        return CueSpec::Kind::result;
    if (value == "enum")
        return CueSpec::Kind::enumeration;
    if (value == "statement")
        return CueSpec::Kind::statement;
    return value == "date" ? CueSpec::Kind::date : CueSpec::Kind::number;
}

double numberOf(std::string_view text)
{
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

CueSpec::CueSpec(const LexiconEntry& of)
    : entry(of), field(of.id), kind(kindOf(of.attribute("value"))), unit(of.attribute("unit")),
      units(parts(of.attribute("units"))), variant(of.attribute("variant")),
      also(parts(of.attribute("also"))), pendingAlso(parts(of.attribute("pending_also"))),
      cutoff(numberOf(of.attribute("cutoff"))), low(numberOf(of.attribute("low")))
{
}

bool CueSpec::accepts(std::string_view foundUnit) const
{
    return foundUnit.empty() || std::find(units.begin(), units.end(), foundUnit) != units.end();
}

const CueSpec& CueSpec::of(const LexiconEntry& entry)
{
    static const auto specs = [] {
        std::unordered_map<const LexiconEntry*, std::unique_ptr<const CueSpec>> all;
        for (const auto& one : shippedLexicons().lexicon().entries())
            if (one.group == "field")
                all.emplace(&one, std::make_unique<const CueSpec>(one));
        return all;
    }();
    return *specs.at(&entry);
}

} // namespace cotejo
