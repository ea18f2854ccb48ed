#include "ui/session/key_ring.h"

#ifdef COTEJO_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

namespace cotejo
{

#ifdef COTEJO_KEYCHAIN
namespace
{
QString serviceName()
{
    return QStringLiteral("cotejo");
}
} // namespace

void SystemKeyRing::read(const QString& host, const std::function<void(const Secret&)>& then)
{
    auto* job = new QKeychain::ReadPasswordJob(serviceName()); // deletes itself
    job->setInsecureFallback(false);
    job->setKey(host);
    QObject::connect(job, &QKeychain::Job::finished, job, [job, then](QKeychain::Job*) {
        then(job->error() == QKeychain::NoError ? Secret(job->textData().toStdString()) : Secret());
    });
    job->start();
}

void SystemKeyRing::write(const QString& host, const Secret& key, const std::function<void(bool)>& then)
{
    auto* job = new QKeychain::WritePasswordJob(serviceName());
    job->setInsecureFallback(false); // never a file
    job->setKey(host);
    job->setTextData(QString::fromStdString(key.reveal()));
    QObject::connect(job, &QKeychain::Job::finished, job,
                     [job, then](QKeychain::Job*) { then(job->error() == QKeychain::NoError); });
    job->start();
}
#else
void SystemKeyRing::read(const QString&, const std::function<void(const Secret&)>& then)
{
    then(Secret());
}

void SystemKeyRing::write(const QString&, const Secret&, const std::function<void(bool)>& then)
{
    then(false);
}
#endif

} // namespace cotejo
