#pragma once

#include "engine/store/sealed_document.h"

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <future>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

namespace cotejo
{

// Threads that make documents ready for the store while another thread writes those before. A job must not
// depend on another's result; whoever started the jobs waits for the futures in the order it wants.
class DocumentWorkers
{
public:
    explicit DocumentWorkers(std::size_t threads);
    ~DocumentWorkers(); // jobs not begun are dropped: their futures tell of a broken promise
    DocumentWorkers(const DocumentWorkers&) = delete;
    DocumentWorkers& operator=(const DocumentWorkers&) = delete;

    // What the job throws comes out of the future.
    [[nodiscard]] std::future<SealedDocument> start(std::function<SealedDocument()> job);

    // One for each processor but one, at least one and at most eight.
    [[nodiscard]] static std::size_t sensibleThreads();

private:
    void run();

    std::mutex m_guard;
    std::condition_variable m_wake;
    std::queue<std::packaged_task<SealedDocument()>> m_jobs;
    bool m_ending = false;
    std::vector<std::thread> m_threads;
};

} // namespace cotejo
