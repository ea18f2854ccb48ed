#include "ui/models/agreement_model.h"

#include "engine/agreement/rating_table_builder.h"
#include "ui/models/reason_label.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/theme/language.h"
#include "ui/widgets/act_words.h"

#include <algorithm>
#include <set>

namespace cotejo
{
namespace
{
constexpr int kDigits = 3;
constexpr const char* kFirst = "1";
constexpr const char* kSecond = "2";

QString said(const BilingualSentence& sentence)
{
    const std::string_view text = Language::current() == QLatin1String("es") ? sentence.es : sentence.en;
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString number(double value)
{
    return QString::number(value, 'f', kDigits);
}

bool has(const std::vector<std::string>& reasons, const QString& code)
{
    return std::find(reasons.begin(), reasons.end(), code.toStdString()) != reasons.end();
}
} // namespace

AgreementModel::AgreementModel(ReviewSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
    connect(&session, &ReviewSession::storeChanged, this, &AgreementModel::reload);
}

int AgreementModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int AgreementModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnTotal);
}

void AgreementModel::setMeasure(const QString& code)
{
    m_measure = code;
    reload();
}

QString AgreementModel::wordOf(const DecisionRecord& reading) const
{
    if (reading.decision.kind == DecisionKind::cannot_judge)
        return {};
    if (m_measure.isEmpty())
        return decisionDone(reading.decision.kind);
    return has(reading.decision.reasons, m_measure) ? tr("given") : tr("not given");
}

void AgreementModel::reload()
{
    beginResetModel();
    m_pairs.clear();
    m_lines.clear();
    if (m_session.store() != nullptr) {
        if (Result<std::vector<ReadingPair>> read = readPairs(m_session.store()->readHandle()))
            m_pairs = std::move(*read);
        else
            m_session.announceProblem(read.error());
    }
    RatingTableBuilder builder;
    std::vector<Readings> readings;
    for (const ReadingPair& pair : m_pairs) {
        const Readings both{QString::fromStdString(pair.first.event), wordOf(pair.first),
                            wordOf(*pair.second)};
        // An item may be read twice more than once: each first decision is an item of its own here.
        (void)builder.add(pair.first.event, kFirst, both.first.toStdString());
        (void)builder.add(pair.first.event, kSecond, both.second.toStdString());
        readings.push_back(both);
    }
    countTable(readings);
    if (!readings.empty()) {
        const Result<RatingTable> table = builder.finish();
        Result<std::vector<AgreementLine>> lines =
            table ? agreementReport(*table, AgreementOptions()) : tl::unexpected(table.error());
        if (lines)
            m_lines = std::move(*lines);
        else
            m_session.announceProblem(lines.error());
    }
    // These four beside each other; the others belong to other designs (`cotejo-cli agree` prints them all).
    std::erase_if(m_lines, [](const AgreementLine& line) { return nameOf(line.name).isEmpty(); });
    endResetModel();
}

void AgreementModel::countTable(const std::vector<Readings>& readings)
{
    std::set<QString> words;
    m_used = 0;
    for (const Readings& both : readings) {
        if (both.first.isEmpty() || both.second.isEmpty())
            continue;
        words.insert(both.first);
        words.insert(both.second);
        ++m_used;
    }
    m_words = QStringList(words.begin(), words.end());
    m_counts.assign(static_cast<std::size_t>(m_words.size() * m_words.size()), 0);
    for (const Readings& both : readings) {
        const qsizetype first = m_words.indexOf(both.first);
        const qsizetype second = m_words.indexOf(both.second);
        if (first >= 0 && second >= 0)
            ++m_counts[static_cast<std::size_t>(first * m_words.size() + second)];
    }
}

int AgreementModel::countOf(int first, int second) const
{
    return m_counts[static_cast<std::size_t>(first * m_words.size() + second)];
}

std::vector<AgreementModel::Measure> AgreementModel::measures() const
{
    std::vector<Measure> all{{QString(), tr("Decision")}};
    std::set<std::string> codes;
    for (const ReadingPair& pair : m_pairs) {
        codes.insert(pair.first.decision.reasons.begin(), pair.first.decision.reasons.end());
        codes.insert(pair.second->decision.reasons.begin(), pair.second->decision.reasons.end());
    }
    for (const std::string& code : codes)
        all.push_back({QString::fromStdString(code), tr("Reason: %1").arg(reasonLabel(code))});
    return all;
}

QString AgreementModel::summary() const
{
    const auto common = static_cast<int>(m_pairs.size());
    const QString figures =
        tr("%n item(s) read twice", nullptr, common) + QStringLiteral(" · ") + tr("%n used", nullptr, m_used);
    const int left = common - m_used;
    return left == 0 ? figures
                     : figures + QStringLiteral(" · ") +
                           tr("%n left out: a reading could not judge", nullptr, left);
}

QString AgreementModel::nameOf(const std::string& coefficient)
{
    if (coefficient == "percent")
        return tr("Same decision, share");
    if (coefficient == "cohen_kappa")
        return QStringLiteral("κ (Cohen)");
    if (coefficient == "gwet_ac1")
        return QStringLiteral("AC1 (Gwet)");
    return coefficient == "krippendorff_alpha" ? QStringLiteral("α (Krippendorff)") : QString();
}

QVariant AgreementModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const AgreementLine& line = m_lines[static_cast<std::size_t>(index.row())];
    const Estimate& estimate = line.estimate;
    if (role == EstimateRole)
        return estimate.value ? QVariant(*estimate.value) : QVariant();
    if (role == LowRole)
        return estimate.interval ? QVariant(estimate.interval->low) : QVariant();
    if (role == HighRole)
        return estimate.interval ? QVariant(estimate.interval->high) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case NameColumn:
        return nameOf(line.name);
    case ValueColumn:
        return estimate.value ? number(*estimate.value) : tr("undefined");
    case IntervalColumn:
        if (!estimate.value)
            return said(sentenceOf(estimate.undefined));
        if (!estimate.interval)
            return tr("no interval for so few");
        return (estimate.interval->low < -1 || estimate.interval->high > 1
                    ? tr("95 %: %1 to %2, cut at the ends of the scale")
                    : tr("95 %: %1 to %2"))
            .arg(number(std::max(-1.0, estimate.interval->low)),
                 number(std::min(1.0, estimate.interval->high)));
    case UsedColumn:
        return QString::number(line.used);
    default:
        return {};
    }
}

QVariant AgreementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[ColumnTotal] = {tr("Coefficient"), tr("Value"), tr("−1 … 0 … 1"), tr("Interval"),
                                        tr("Items used")};
    return section >= 0 && section < ColumnTotal ? QVariant(names[section]) : QVariant();
}

} // namespace cotejo
