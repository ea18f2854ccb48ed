#include "engine/rules/concept_set.h"

#include "engine/base/embedded_resource.h"
#include "engine/rules/concept_reader.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace cotejo
{

Result<ConceptSet> ConceptSet::parse(const std::vector<File>& files, std::string_view drugs)
{
    ConceptReader reader;
    if (auto read = reader.readDrugs(drugs); !read)
        return tl::unexpected(read.error());
    for (const File& file : files)
        if (auto read = reader.readFile(file.name, file.json); !read)
            return tl::unexpected(read.error());
    ConceptSet set;
    Lexicon lexicon;
    std::vector<ConceptReader::Read> all = reader.take();
    for (const auto& read : all) {
        const auto number = static_cast<ConceptNumber>(set.m_concepts.size());
        if (!set.m_numbers.emplace(read.concept_.id, number).second)
            return fail("concepts.invalid", read.where + "/id", "expected an id that is not there yet");
        LexiconEntry entry{read.concept_.kind, read.concept_.id, {}};
        if (!read.covers)
            entry.attributes.emplace("covers", "no");
        lexicon.add(std::move(entry), read.terms);
        set.m_concepts.push_back(read.concept_);
    }
    std::vector<std::vector<ConceptNumber>> parents(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const std::string& parent : all[i].parents) {
            const auto number = set.find(parent);
            if (!number)
                return fail("concepts.invalid", all[i].where + "/is", "expected ids of concepts");
            parents[i].push_back(*number);
        }
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& up = set.m_concepts[i].ancestors;
        up.push_back(static_cast<ConceptNumber>(i));
        for (std::size_t k = 0; k < up.size(); ++k)
            for (const ConceptNumber parent : parents[up[k]])
                if (std::find(up.begin(), up.end(), parent) == up.end())
                    up.push_back(parent);
    }
    set.m_lexicon = std::make_shared<const Lexicon>(std::move(lexicon));
    set.m_matcher = std::make_shared<const LexiconMatcher>(*set.m_lexicon);
    return set;
}

std::optional<ConceptNumber> ConceptSet::find(std::string_view id) const
{
    const auto place = m_numbers.find(id);
    return place == m_numbers.end() ? std::nullopt : std::optional(place->second);
}

const ConceptSet& ConceptSet::shipped()
{
    static const ConceptSet set = [] {
        std::vector<File> files;
        for (const auto name : embeddedResourceNames("rules/concepts"))
            files.push_back({std::string(name), embeddedResource(name)});
        auto parsed = parse(files, embeddedResource("drugs/drugs.json"));
        if (!parsed) {
            std::fprintf(stderr, "%s: %s\n", parsed.error().where.c_str(), parsed.error().detail.c_str());
            std::abort(); // files that ship inside the program and that a test reads
        }
        return std::move(*parsed);
    }();
    return set;
}

} // namespace cotejo
