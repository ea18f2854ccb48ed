#include "engine/rubrics/taxonomy_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace cotejo
{
namespace
{
constexpr std::size_t kNamedOnAWay = 12;
constexpr double kWeightSlack = 1e-6; // stated weights are printed decimals

std::string at(std::size_t node)
{
    return "/nodes/" + std::to_string(node);
}

std::string edge(std::size_t node, std::size_t child)
{
    return at(node) + "/children/" + std::to_string(child);
}

class Check
{
public:
    explicit Check(TaxonomyFile& file) : m_file(file) {}

    std::vector<Error> run()
    {
        names();
        edges();
        if (!m_faults.empty())
            return std::move(m_faults); // what hangs on a wrong name is no news
        cycles();
        reachable();
        statedWeights();
        return std::move(m_faults);
    }

private:
    void fault(const char* code, std::string where, std::string expected)
    {
        m_faults.push_back({code, std::move(where), std::move(expected)});
    }

    void names()
    {
        for (std::uint32_t i = 0; i < m_file.nodes.size(); ++i) {
            const auto [known, isNew] = m_places.emplace(m_file.nodes[i].id, i);
            if (!isNew)
                fault("rubric.duplicate_id", at(i) + "/id",
                      fmt::format("an id of its own; \"{}\" is {} already", m_file.nodes[i].id,
                                  at(known->second)));
        }
        const auto root = m_places.find(m_file.root);
        if (root == m_places.end())
            fault("rubric.unknown_root", "/root",
                  fmt::format("the id of a node; no node is \"{}\"", m_file.root));
        else
            m_file.rootPlace = root->second;
    }

    void edges()
    {
        std::vector<std::size_t> seenBy(m_file.nodes.size(), m_file.nodes.size());
        for (std::size_t i = 0; i < m_file.nodes.size(); ++i) {
            if (m_file.childless[i])
                fault("rubric.childless_inner", at(i) + "/children",
                      fmt::format("at least one child of \"{}\", or no `children` for a leaf",
                                  m_file.nodes[i].id));
            const auto& ids = m_file.childIds[i];
            for (std::size_t c = 0; c < ids.size(); ++c) {
                const auto child = m_places.find(ids[c]);
                if (child == m_places.end()) {
                    fault("rubric.unknown_child", edge(i, c),
                          fmt::format("the id of a node; no node is \"{}\"", ids[c]));
                } else if (seenBy[child->second] == i) {
                    fault("rubric.duplicate_edge", edge(i, c),
                          fmt::format("each child once; \"{}\" is one of \"{}\" already", ids[c],
                                      m_file.nodes[i].id));
                } else {
                    seenBy[child->second] = i;
                    m_file.nodes[i].children.push_back(child->second);
                }
            }
        }
    }

    // One fault for each edge that leads back into the way it came by.
    void cycles()
    {
        enum class State : char { unseen, open, done };
        std::vector<State> states(m_file.nodes.size(), State::unseen);
        struct Step {
            std::uint32_t node;
            std::size_t next;
        };
        std::vector<Step> way;
        for (std::uint32_t start = 0; start < m_file.nodes.size(); ++start) {
            if (states[start] != State::unseen)
                continue;
            way.push_back({start, 0});
            states[start] = State::open;
            while (!way.empty()) {
                const auto& children = m_file.nodes[way.back().node].children;
                if (way.back().next == children.size()) {
                    states[way.back().node] = State::done;
                    way.pop_back();
                    continue;
                }
                const std::size_t place = way.back().next++;
                const std::uint32_t child = children[place];
                if (states[child] == State::open) {
                    std::vector<std::uint32_t> nodes;
                    for (const Step& step : way)
                        nodes.push_back(step.node);
                    cycle(nodes, place, child);
                } else if (states[child] == State::unseen) {
                    states[child] = State::open;
                    way.push_back({child, 0});
                }
            }
        }
    }

    void cycle(const std::vector<std::uint32_t>& way, std::size_t place, std::uint32_t child)
    {
        if (m_cycles++ == kMostCycles)
            return;
        const auto first = std::find(way.begin(), way.end(), child);
        std::string text;
        std::size_t named = 0;
        for (auto node = first; node != way.end() && named < kNamedOnAWay; ++node, ++named)
            text += m_file.nodes[*node].id + " → ";
        if (static_cast<std::size_t>(way.end() - first) > named)
            text += "… → ";
        fault("rubric.cycle", edge(way.back(), place), "no way back: " + text + m_file.nodes[child].id);
    }

    void reachable()
    {
        std::vector<bool> reached(m_file.nodes.size(), false);
        std::vector<std::uint32_t> open{m_file.rootPlace};
        reached[m_file.rootPlace] = true;
        while (!open.empty()) {
            const std::uint32_t place = open.back();
            open.pop_back();
            for (const std::uint32_t child : m_file.nodes[place].children) {
                if (!reached[child])
                    open.push_back(child);
                reached[child] = true;
            }
        }
        for (std::size_t i = 0; i < m_file.nodes.size(); ++i) {
            if (!reached[i])
                fault("rubric.unreachable", at(i),
                      fmt::format("a way from the root \"{}\" to \"{}\"", m_file.root, m_file.nodes[i].id));
        }
    }

    void statedWeights()
    {
        double sum = 0;
        std::size_t leaves = 0;
        std::size_t stated = 0;
        std::size_t firstWithout = 0;
        for (std::size_t i = 0; i < m_file.nodes.size(); ++i) {
            if (!m_file.nodes[i].isLeaf())
                continue;
            ++leaves;
            const auto& weight = m_file.nodes[i].leaf.statedWeight;
            stated += weight ? std::size_t{1} : std::size_t{0};
            sum += weight.value_or(0);
            firstWithout = weight ? firstWithout : i;
        }
        if (stated == 0)
            return;
        if (stated < leaves)
            fault("rubric.weight_missing", at(firstWithout) + "/weight",
                  "a weight for every leaf, or for none (then they follow from the tree)");
        else if (std::abs(sum - 1) > kWeightSlack)
            fault("rubric.weight_sum", "/nodes",
                  fmt::format("leaf weights that add up to 1; these add up to {:.6g}", sum));
    }

    static constexpr std::size_t kMostCycles = 100;

    TaxonomyFile& m_file;
    std::vector<Error> m_faults;
    std::unordered_map<std::string_view, std::uint32_t> m_places;
    std::size_t m_cycles = 0;
};
} // namespace

std::vector<Error> checkTaxonomy(TaxonomyFile& file)
{
    return Check(file).run();
}

} // namespace cotejo
