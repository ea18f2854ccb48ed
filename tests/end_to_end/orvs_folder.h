#pragma once

#include "tests/support/cli_run.h"
#include "tests/support/service_replies.h"

#include <QJsonObject>
#include <QTemporaryDir>

#include <deque>
#include <mutex>

// What the tests of `cotejo-cli orvs` share: models that say what they are told, and runs in a folder of
// their own.
namespace cotejo::test
{

using Line = QLatin1String;

// Writes and scores as it is told; a question with a schema is for the evaluator.
class ScriptedModels
{
public:
    std::deque<ServiceReply> texts;
    std::deque<ServiceReply> scores;
    LoopbackService service{[this](const ServiceRequest& request) {
        const std::lock_guard lock(m_mutex);
        std::deque<ServiceReply>& line =
            request.body.find("response_format") == std::string::npos ? texts : scores;
        if (line.empty())
            return ServiceReply{500, "nothing is left to say"};
        const ServiceReply reply = line.front();
        if (line.size() > 1)
            line.pop_front();
        return reply;
    }};

private:
    std::mutex m_mutex;
};

// An evaluator's reply: every dimension at `score`; `composite` where one is given.
[[nodiscard]] std::string scores(const QStringList& dimensions, const char* score,
                                 const char* composite = nullptr);

extern const QStringList kFour; // dimensions of orvs-preprint
extern const QStringList kSix;  // of orvs-v1
extern const QStringList kQuick;
extern const QStringList kDeep;

[[nodiscard]] ServiceReply text(const char* words);
[[nodiscard]] ServiceReply judged(const std::string& words, const std::string& model = "qwen-3");
[[nodiscard]] ServiceReply silence();

class OrvsFolder
{
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString evidence() const; // a file with one retrieved paper, PMID 31969328
    // `orvs run` as transcript orvs-1.
    [[nodiscard]] CliRun run(const QString& out, const QString& contract, const QString& generator,
                             const QString& evaluator, const QStringList& more = {},
                             const QString& query = QStringLiteral("¿Qué vigilo con metotrexato?")) const;

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] QJsonObject recordIn(const QString& file);
[[nodiscard]] QJsonObject turnOf(const QJsonObject& record);

} // namespace cotejo::test
