#include "engine/pipeline/document_workers.h"

#include <algorithm>
#include <utility>

namespace cotejo
{

DocumentWorkers::DocumentWorkers(std::size_t threads)
{
    m_threads.reserve(threads);
    for (std::size_t i = 0; i < threads; ++i)
        m_threads.emplace_back([this] { run(); });
}

DocumentWorkers::~DocumentWorkers()
{
    {
        const std::scoped_lock lock(m_guard);
        m_ending = true;
        m_jobs = {};
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

std::future<SealedDocument> DocumentWorkers::start(std::function<SealedDocument()> job)
{
    std::packaged_task<SealedDocument()> task(std::move(job));
    std::future<SealedDocument> result = task.get_future();
    {
        const std::scoped_lock lock(m_guard);
        m_jobs.push(std::move(task));
    }
    m_wake.notify_one();
    return result;
}

std::size_t DocumentWorkers::sensibleThreads()
{
    const std::size_t processors = std::thread::hardware_concurrency(); // 0 where it is not known
    return std::clamp<std::size_t>(processors, 2, 9) - 1;
}

void DocumentWorkers::run()
{
    while (true) {
        std::packaged_task<SealedDocument()> task;
        {
            std::unique_lock lock(m_guard);
            m_wake.wait(lock, [this] { return m_ending || !m_jobs.empty(); });
            if (m_ending)
                return;
            task = std::move(m_jobs.front());
            m_jobs.pop();
        }
        task();
    }
}

} // namespace cotejo
