#include "ui/session/rubric_desk.h"

#include "engine/store/store_file.h"
#include "engine/store/store_handle.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"

#include <QtConcurrent>

namespace cotejo
{
namespace
{
// Made once, by whichever thread asks first.
const Result<std::shared_ptr<const BuiltInJudge>>& builtInJudge()
{
    static const Result<std::shared_ptr<const BuiltInJudge>> made = BuiltInJudge::load("rheumatology");
    return made;
}

std::string itemOf(const AnswerCase& answer)
{
    return answer.transcript.id + "/" + answer.record().id;
}

Result<RubricReadingPtr> judgeCase(const AnswerCase& answer, const StoreFile& store,
                                   const std::string& reviewer)
{
    const auto& engine = builtInJudge();
    if (!engine)
        return tl::unexpected(engine.error());
    auto reading = std::make_shared<RubricReading>();
    reading->engine = *engine;
    reading->item = QString::fromStdString(itemOf(answer));
    const Taxonomy& tree = (*engine)->tree();
    std::vector<LeafSwitch> switches;
    std::vector<LeafFinding> words;
    if (!reviewer.empty()) {
        Result<ReadHandle> handle = store.openRead();
        if (!handle)
            return tl::unexpected(handle.error());
        const Result<std::vector<LeafAct>> acts = leafActs(*handle, itemOf(answer), tree.id(), reviewer);
        if (!acts)
            return tl::unexpected(acts.error());
        for (const LeafAct& act : *acts) {
            const auto leaf = tree.find(act.leaf);
            if (!leaf)
                continue; // of another version of the tree
            if (act.on) {
                reading->switches[*leaf] = *act.on;
                switches.push_back({*leaf, *act.on});
                continue;
            }
            reading->words[*leaf] = *act.word;
            std::optional<bool> met;
            if (*act.word == LeafWord::yes || *act.word == LeafWord::no)
                met = *act.word == LeafWord::yes;
            words.push_back({*leaf, met, {}, {"person", reviewer, {}}, {}});
        }
    }
    reading->machine = (*engine)->judge().judge(answer.transcript, answer.turn, switches);
    reading->together = reading->machine;
    (*engine)->judge().add(std::move(words), reading->together);
    return RubricReadingPtr(std::move(reading));
}
} // namespace

RubricDesk::RubricDesk(ReviewSession& session, QObject* parent) : QObject(parent), m_session(session) {}

RubricDesk::~RubricDesk()
{
    m_future.waitForFinished();
}

void RubricDesk::read()
{
    ++m_generation;
    m_again = m_running;
    if (!m_running)
        start();
}

void RubricDesk::start()
{
    const ReviewItemPtr item = m_session.current();
    if (!item || !item->answer || m_session.store() == nullptr) {
        m_reading.reset();
        Q_EMIT judged(m_reading);
        return;
    }
    m_running = true;
    m_future = QtConcurrent::run([this, item, generation = m_generation, store = m_session.store()->file(),
                                  reviewer = m_session.reviewer().toStdString()] {
        const Result<RubricReadingPtr> made = judgeCase(*item->answer, store, reviewer);
        QMetaObject::invokeMethod(
            this,
            [this, generation, made] {
                take(generation, made ? *made : RubricReadingPtr(),
                     made ? std::nullopt : std::optional<Error>(made.error()));
            },
            Qt::QueuedConnection);
    });
}

void RubricDesk::take(quint64 generation, const RubricReadingPtr& reading, const std::optional<Error>& error)
{
    m_running = false;
    if (std::exchange(m_again, false)) {
        start();
        return;
    }
    if (generation != m_generation)
        return;
    m_reading = reading;
    if (error)
        m_session.announceProblem(*error);
    Q_EMIT judged(m_reading);
}

Result<EventReceipt> RubricDesk::record(LeafAct act)
{
    WriteHandle* handle = m_session.store() == nullptr ? nullptr : m_session.store()->writeHandle();
    Result<EventReceipt> receipt =
        handle == nullptr || !m_reading
            ? fail("store.read_only", "rubric", m_session.readOnlyReason().toStdString())
            : recordLeafAct(*handle, m_session.clock(), m_reading->item.toStdString(),
                            m_reading->engine->tree().id(), act, m_session.reviewer().toStdString());
    if (receipt)
        read();
    else
        m_session.announceProblem(receipt.error());
    return receipt;
}

Result<EventReceipt> RubricDesk::mark(std::uint32_t leaf, std::optional<LeafWord> word)
{
    LeafAct act;
    if (m_reading) {
        act.leaf = m_reading->engine->tree().node(leaf).id;
        act.machine = m_reading->machineWord(leaf);
    }
    act.word = word;
    return record(std::move(act));
}

Result<EventReceipt> RubricDesk::setCounts(std::uint32_t leaf, std::optional<bool> on)
{
    LeafAct act;
    if (m_reading)
        act.leaf = m_reading->engine->tree().node(leaf).id;
    act.on = on;
    act.neither = !on;
    return record(std::move(act));
}

} // namespace cotejo
