#pragma once

#include "engine/net/secret.h"

#include <QString>

#include <functional>

namespace cotejo
{

// Where keys of services are kept: the system's keyring, never a file of ours. The answers come on the thread
// that asked, later.
class KeyRing
{
public:
    KeyRing() = default;
    KeyRing(const KeyRing&) = delete;
    KeyRing& operator=(const KeyRing&) = delete;
    virtual ~KeyRing() = default;

    // An empty secret where there is none, or where the keyring cannot be asked.
    virtual void read(const QString& host, const std::function<void(const Secret&)>& then) = 0;
    virtual void write(const QString& host, const Secret& key,
                       const std::function<void(bool kept)>& then) = 0;
};

// The keyring of the desktop (Secret Service, KWallet). Without one, or in a build without QtKeychain, it
// keeps nothing and says so.
class SystemKeyRing final : public KeyRing
{
public:
    void read(const QString& host, const std::function<void(const Secret&)>& then) override;
    void write(const QString& host, const Secret& key, const std::function<void(bool kept)>& then) override;
};

} // namespace cotejo
