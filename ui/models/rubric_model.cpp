#include "ui/models/rubric_model.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/language.h"

#include <QLocale>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr int kRubricIcon = 16;

QString picked(const BilingualLabel& label)
{
    return QString::fromStdString(Language::current() == QLatin1String("es") ? label.es : label.en);
}

QString points(double share)
{
    return QLocale().toString(share * 100, 'f', 1);
}

QString iconOf(RubricModel::State state)
{
    switch (state) {
    case RubricModel::State::met:
        return QStringLiteral("tick");
    case RubricModel::State::notMet:
        return QStringLiteral("close");
    case RubricModel::State::open:
        return QStringLiteral("unknown");
    case RubricModel::State::inactive:
        break;
    }
    return QStringLiteral("field-by_rule");
}
} // namespace

RubricModel::RubricModel(QObject* parent) : QAbstractItemModel(parent) {}

void RubricModel::setReading(const RubricReadingPtr& reading)
{
    beginResetModel();
    m_reading = reading;
    m_lines.clear();
    m_top.clear();
    m_dearest.clear();
    if (m_reading) {
        const Taxonomy& tree = m_reading->engine->tree();
        m_active.assign(tree.nodes().size(), 0);
        m_share.assign(tree.nodes().size(), 0);
        for (const ScoredLeaf& leaf : m_reading->together.card.leaves) {
            m_active[leaf.leaf] = 1;
            m_share[leaf.leaf] = leaf.share.value_or(0);
        }
        for (const std::uint32_t child : tree.node(tree.root()).children) {
            int made = -1;
            if (grow(child, -1, made))
                weigh(made);
        }
        const int rest = add(std::nullopt, -1);
        for (const std::uint32_t leaf : tree.leaves())
            if (m_active[leaf] == 0)
                add(leaf, rest);
        findDearest();
    }
    endResetModel();
}

int RubricModel::add(std::optional<std::uint32_t> place, int parent)
{
    const int number = static_cast<int>(m_lines.size());
    auto& siblings = parent < 0 ? m_top : m_lines[static_cast<std::size_t>(parent)].children;
    Line line;
    line.place = place;
    line.parent = parent;
    line.row = static_cast<int>(siblings.size());
    siblings.push_back(number);
    m_lines.push_back(std::move(line));
    return number;
}

// A row and all below it; false, and no row, where no leaf below counts.
bool RubricModel::grow(std::uint32_t place, int parent, int& made)
{
    const TaxonomyNode& node = m_reading->engine->tree().node(place);
    if (node.isLeaf() && m_active[place] == 0)
        return false;
    made = add(place, parent);
    if (node.isLeaf())
        return true;
    bool any = false;
    for (const std::uint32_t child : node.children) {
        int below = -1;
        any = grow(child, made, below) || any;
    }
    if (any)
        return true;
    auto& siblings = parent < 0 ? m_top : m_lines[static_cast<std::size_t>(parent)].children;
    siblings.pop_back();
    m_lines.pop_back();
    return false;
}

// A leaf that stands below a heading on two paths counts there twice: the heading says what hangs on it.
void RubricModel::weigh(int number)
{
    Line& line = m_lines[static_cast<std::size_t>(number)];
    if (line.children.empty()) {
        line.share = m_share[*line.place];
        line.lost = state(*line.place) == State::notMet ? line.share : 0;
        return;
    }
    for (const int child : line.children) {
        weigh(child);
        line.share += m_lines[static_cast<std::size_t>(child)].share;
        line.lost += m_lines[static_cast<std::size_t>(child)].lost;
    }
}

void RubricModel::findDearest()
{
    const std::vector<int>* children = &m_top;
    while (!children->empty()) {
        const int most = *std::max_element(children->begin(), children->end(), [&](int a, int b) {
            return m_lines[static_cast<std::size_t>(a)].lost < m_lines[static_cast<std::size_t>(b)].lost;
        });
        Line& line = m_lines[static_cast<std::size_t>(most)];
        if (line.lost <= 0)
            return;
        line.dearest = true;
        m_dearest.push_back(most);
        children = &line.children;
    }
}

RubricModel::State RubricModel::stateIn(const JudgedAnswer& answer, std::uint32_t leaf) const
{
    if (m_active[leaf] == 0)
        return State::inactive;
    const auto found = answer.findings.find(leaf);
    if (found == answer.findings.end() || !found->second.met)
        return State::open;
    return *found->second.met ? State::met : State::notMet;
}

RubricModel::State RubricModel::machineState(std::uint32_t leaf) const
{
    return stateIn(m_reading->machine, leaf);
}

RubricModel::State RubricModel::state(std::uint32_t leaf) const
{
    return stateIn(m_reading->together, leaf);
}

QModelIndex RubricModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto& siblings = parent.isValid() ? m_lines[parent.internalId()].children : m_top;
    return createIndex(row, column, static_cast<quintptr>(siblings[static_cast<std::size_t>(row)]));
}

QModelIndex RubricModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    const int parent = m_lines[child.internalId()].parent;
    return parent < 0
               ? QModelIndex()
               : createIndex(m_lines[static_cast<std::size_t>(parent)].row, 0, static_cast<quintptr>(parent));
}

int RubricModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>(parent.isValid() ? m_lines[parent.internalId()].children.size() : m_top.size());
}

int RubricModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : kColumns;
}

std::optional<std::uint32_t> RubricModel::leaf(const QModelIndex& index) const
{
    if (!index.isValid() || !m_reading)
        return std::nullopt;
    const Line& line = m_lines[index.internalId()];
    return line.place && m_reading->engine->tree().node(*line.place).isLeaf() ? line.place : std::nullopt;
}

QModelIndex RubricModel::indexOf(std::uint32_t leaf) const
{
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (m_lines[i].place == leaf)
            return createIndex(m_lines[i].row, 0, static_cast<quintptr>(i));
    return {};
}

// The lines stand in the order in which they are read.
QModelIndex RubricModel::nextLeaf(const QModelIndex& from) const
{
    std::optional<std::uint32_t> here = leaf(from);
    for (std::size_t i = from.isValid() ? from.internalId() + 1 : 0; i < m_lines.size(); ++i) {
        const QModelIndex one = createIndex(m_lines[i].row, 0, static_cast<quintptr>(i));
        if (const auto next = leaf(one); next && next != here && m_active[*next] != 0)
            return one;
    }
    return {};
}

QModelIndex RubricModel::notAsked() const
{
    return m_top.empty() ? QModelIndex() : index(static_cast<int>(m_top.size()) - 1, 0);
}

QString RubricModel::criterion(std::uint32_t place) const
{
    const TaxonomyNode& node = m_reading->engine->tree().node(place);
    return picked(node.isLeaf() ? node.leaf.question : node.label);
}

QString RubricModel::word(State state)
{
    switch (state) {
    case State::met:
        return tr("Met");
    case State::notMet:
        return tr("Not met");
    case State::open:
        return tr("No result");
    case State::inactive:
        break;
    }
    return tr("Does not count");
}

QString RubricModel::word(LeafWord word)
{
    switch (word) {
    case LeafWord::yes:
        return tr("Met");
    case LeafWord::no:
        return tr("Not met");
    case LeafWord::not_applicable:
        return tr("Not applicable");
    case LeafWord::cannot_judge:
        break;
    }
    return tr("Cannot judge");
}

QVariant RubricModel::text(const Line& line, int column) const
{
    const bool isLeaf = line.place && m_reading->engine->tree().node(*line.place).isLeaf();
    switch (column) {
    case CriterionColumn:
        return line.place ? criterion(*line.place)
                          : tr("Not asked of this question (%1)").arg(line.children.size());
    case ProgramColumn:
        return isLeaf ? word(machineState(*line.place)) : QString();
    case PersonColumn: {
        const auto said = isLeaf ? m_reading->words.find(*line.place) : m_reading->words.end();
        if (said == m_reading->words.end())
            return QString();
        const State machine = machineState(*line.place);
        const bool differs = (said->second == LeafWord::yes && machine == State::notMet) ||
                             (said->second == LeafWord::no && machine == State::met);
        return differs ? tr("≠ %1").arg(word(said->second)) : word(said->second);
    }
    default:
        return line.place && line.share > 0 ? points(line.share) : QString();
    }
}

QVariant RubricModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_reading)
        return {};
    const Line& line = m_lines[index.internalId()];
    const bool isLeaf = leaf(index).has_value();
    switch (role) {
    case Qt::DisplayRole:
        return text(line, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return index.column() == CriterionColumn ? detail(index) : text(line, index.column());
    case Qt::FontRole:
        return !isLeaf || line.dearest ? QVariant(Appearance::type().font(TextRole::bodyStrong)) : QVariant();
    case Qt::ForegroundRole:
        return isLeaf && state(*line.place) == State::inactive ? QVariant(Appearance::theme().tokens().muted)
                                                               : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == WeightColumn ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                                              : QVariant();
    case Qt::DecorationRole:
        if (index.column() != CriterionColumn || !isLeaf)
            return {};
        return icon(iconOf(state(*line.place)), kRubricIcon, Appearance::theme().tokens().text);
    default:
        return {};
    }
}

QVariant RubricModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CriterionColumn:
        return tr("Criterion");
    case ProgramColumn:
        return tr("Program");
    case PersonColumn:
        return tr("You");
    default:
        return tr("Points");
    }
}

QString RubricModel::score() const
{
    if (!m_reading)
        return tr("No answer to judge.");
    const ScoreCard& card = m_reading->together.card;
    if (!card.score) {
        const NoScoreWords words = wordsOf(card.reason);
        const std::string_view said = Language::current() == QLatin1String("es") ? words.es : words.en;
        return tr("No score: %1").arg(QString::fromUtf8(said.data(), static_cast<qsizetype>(said.size())));
    }
    const auto judged = std::count_if(card.leaves.begin(), card.leaves.end(),
                                      [](const ScoredLeaf& leaf) { return leaf.result.has_value(); });
    return tr("%1 of 100 points; %2 of %3 criteria have a result")
        .arg(points(*card.score))
        .arg(judged)
        .arg(card.leaves.size());
}

QString RubricModel::critical() const
{
    if (!m_reading || m_reading->together.card.criticalFailures.empty())
        return {};
    QStringList names;
    for (const std::uint32_t leaf : m_reading->together.card.criticalFailures)
        names.append(criterion(leaf));
    return tr("Critical and not met, whatever the score: %1").arg(names.join(QStringLiteral(" · ")));
}

QString RubricModel::dearestPath() const
{
    if (m_dearest.empty())
        return {};
    QStringList names;
    for (const int line : m_dearest)
        names.append(criterion(*m_lines[static_cast<std::size_t>(line)].place));
    return tr("Cost most (%1 points): %2")
        .arg(points(m_lines[static_cast<std::size_t>(m_dearest.back())].lost),
             names.join(QStringLiteral(" › ")));
}

QString RubricModel::detail(const QModelIndex& index) const
{
    const auto place = leaf(index);
    if (!place)
        return index.isValid() && m_reading ? text(m_lines[index.internalId()], CriterionColumn).toString()
                                            : QString();
    const TaxonomyNode& node = m_reading->engine->tree().node(*place);
    QStringList said{criterion(*place), tr("Program: %1.").arg(word(machineState(*place)))};
    if (const auto own = m_reading->words.find(*place); own != m_reading->words.end())
        said.append(tr("You: %1.").arg(word(own->second)));
    if (node.leaf.criticality == Criticality::critical)
        said.append(tr("Critical."));
    said.append(tr("Source: %1.").arg(QString::fromStdString(node.leaf.source)));
    const auto found = m_reading->machine.findings.find(*place);
    if (found != m_reading->machine.findings.end() && !found->second.evidence.empty() &&
        !found->second.evidence.front().quote.empty())
        said.append(
            tr("In the answer: «%1»").arg(QString::fromStdString(found->second.evidence.front().quote)));
    return said.join(QLatin1Char(' '));
}

} // namespace cotejo
