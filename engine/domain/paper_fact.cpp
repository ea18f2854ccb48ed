#include "engine/domain/paper_fact.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cotejo
{
namespace
{
constexpr auto kFound =
    std::to_array<std::pair<PaperFound, std::string_view>>({{PaperFound::exists, "exists"},
                                                            {PaperFound::not_found, "not_found"},
                                                            {PaperFound::no_record, "no_record"}});
constexpr auto kNotices =
    std::to_array<std::pair<NoticeKind, std::string_view>>({{NoticeKind::retraction, "retraction"},
                                                            {NoticeKind::correction, "correction"},
                                                            {NoticeKind::concern, "concern"},
                                                            {NoticeKind::reinstatement, "reinstatement"}});

template <class Table, class Value>
std::string_view codeIn(const Table& table, Value value)
{
    for (const auto& [each, code] : table) {
        if (each == value)
            return code;
    }
    return {};
}

template <class Value, class Table>
std::optional<Value> valueIn(const Table& table, std::string_view wanted)
{
    for (const auto& [each, code] : table) {
        if (code == wanted)
            return each;
    }
    return std::nullopt;
}
} // namespace

bool PaperFact::has(NoticeKind kind) const
{
    return std::any_of(notices.begin(), notices.end(),
                       [kind](const PaperNotice& notice) { return notice.kind == kind; });
}

std::string_view codeOfFound(PaperFound found)
{
    return codeIn(kFound, found);
}

std::optional<PaperFound> foundFromCode(std::string_view code)
{
    return valueIn<PaperFound>(kFound, code);
}

std::string_view codeOfNotice(NoticeKind kind)
{
    return codeIn(kNotices, kind);
}

std::optional<NoticeKind> noticeFromCode(std::string_view code)
{
    return valueIn<NoticeKind>(kNotices, code);
}

} // namespace cotejo
