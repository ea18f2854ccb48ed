#pragma once

#include "ui/session/review_item.h"

#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace cotejo
{

// The last things made, by what they were made of. Any thread.
template <class T>
class Recent
{
public:
    explicit Recent(std::size_t limit) : m_limit(limit) {}

    [[nodiscard]] std::optional<T> find(const std::string& key)
    {
        const std::scoped_lock lock(m_mutex);
        for (auto at = m_made.begin(); at != m_made.end(); ++at) {
            if (at->first == key) {
                m_made.splice(m_made.begin(), m_made, at);
                return m_made.front().second;
            }
        }
        return std::nullopt;
    }
    void keep(const std::string& key, const T& made)
    {
        const std::scoped_lock lock(m_mutex);
        std::erase_if(m_made, [&key](const auto& entry) { return entry.first == key; });
        m_made.emplace_front(key, made);
        if (m_made.size() > m_limit)
            m_made.pop_back();
    }

private:
    std::mutex m_mutex;
    std::list<std::pair<std::string, T>> m_made; // newest first
    std::size_t m_limit;
};

// What the engines made of the documents looked at, or read ahead, lately. The keys hold the documents'
// SHA-256 and the engines stay the same for a session, so an entry is never old; people's acts are not in
// here.
struct RecentCases {
    Recent<AnswerCase> answers{16};
    Recent<NoteCase> notes{16};
    Recent<std::vector<CrossNotice>> cross{16};
};

} // namespace cotejo
