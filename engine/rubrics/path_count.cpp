#include "engine/rubrics/path_count.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace cotejo
{

std::vector<PathCount> pathCounts(const Taxonomy& taxonomy)
{
    using Integer = boost::multiprecision::cpp_int;
    std::vector<Integer> paths(taxonomy.nodes().size(), 0);
    paths[taxonomy.root()] = 1;
    for (const std::uint32_t place : taxonomy.order()) {
        for (const std::uint32_t child : taxonomy.node(place).children)
            paths[child] += paths[place];
    }
    const Integer largest = Integer(1) << 53U;
    std::vector<PathCount> counts;
    counts.reserve(paths.size());
    for (const Integer& number : paths)
        counts.push_back(number > largest ? PathCount{0, number.str()}
                                          : PathCount{static_cast<std::uint64_t>(number), {}});
    return counts;
}

} // namespace cotejo
