#include "tests/end_to_end/orvs_folder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace cotejo::test
{

std::string scores(const QStringList& dimensions, const char* score, const char* composite)
{
    QString list;
    for (const QString& id : dimensions)
        list += (list.isEmpty() ? QString() : QStringLiteral(",")) +
                QStringLiteral("\"%1\":%2").arg(id, Line(score));
    std::string reply = "{\"dimensions\":{" + list.toStdString() + "}";
    if (composite != nullptr)
        reply += ",\"composite\":" + std::string(composite);
    return reply + ",\"feedback\":[\"Falta vigilar la función hepática.\"]}";
}

const QStringList kFour = {QStringLiteral("clinical_accuracy"), QStringLiteral("safety"),
                           QStringLiteral("therapeutic_management"), QStringLiteral("resource_stewardship")};
const QStringList kSix = {QStringLiteral("citation_accuracy"), QStringLiteral("clinical_accuracy"),
                          QStringLiteral("specificity"),       QStringLiteral("evidence_alignment"),
                          QStringLiteral("completeness"),      QStringLiteral("no_contradictions")};
const QStringList kQuick = {QStringLiteral("clinical_accuracy"), QStringLiteral("safety"),
                            QStringLiteral("temporal_reasoning"), QStringLiteral("therapeutic_completeness")};
const QStringList kDeep = kQuick + QStringList{QStringLiteral("completeness"), QStringLiteral("citations"),
                                               QStringLiteral("clarity"), QStringLiteral("bias")};

ServiceReply text(const char* words)
{
    return chatReply(words, "gemma-2");
}
ServiceReply judged(const std::string& words, const std::string& model)
{
    return chatReply(words, model);
}
ServiceReply silence()
{
    ServiceReply reply;
    reply.manner = ReplyManner::never;
    return reply;
}
QString OrvsFolder::evidence() const
{
    const QString name = path(QStringLiteral("evidence.json"));
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no evidence");
    file.write(R"([{"pmid":"31969328","title":"Tratamiento de la artritis reumatoide","year":2020,)"
               R"("excerpt":"El metotrexato se toma una vez a la semana."}])");
    return name;
}
CliRun OrvsFolder::run(const QString& out, const QString& contract, const QString& generator,
                       const QString& evaluator, const QStringList& more, const QString& query) const
{
    return CliRun::of(QStringList{QStringLiteral("orvs"), QStringLiteral("run"), QStringLiteral("--contract"),
                                  contract, QStringLiteral("--query"), query, QStringLiteral("--evidence"),
                                  evidence(), QStringLiteral("--out"), out, QStringLiteral("--generator"),
                                  generator, QStringLiteral("--evaluator"), evaluator, QStringLiteral("--id"),
                                  QStringLiteral("orvs-1")} +
                      more);
}
QJsonObject recordIn(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}
QJsonObject turnOf(const QJsonObject& record)
{
    return record[Line("turns")][0].toObject();
}

} // namespace cotejo::test
