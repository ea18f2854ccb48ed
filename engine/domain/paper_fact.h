#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What a look-up said of a PMID. There is no value for "not checked": that is the lack of a fact.
enum class PaperFound {
    exists,
    not_found, // the service says that it has no such record
    no_record  // it answered, and said nothing of this one
};

enum class NoticeKind { retraction, correction, concern, reinstatement };

// A notice about a paper, as the service or the list links it.
struct PaperNotice {
    NoticeKind kind = NoticeKind::retraction;
    std::string pmid;  // of the notice; may be empty
    std::string where; // "N Engl J Med. 2020;382:1" or the date of the list

    friend bool operator==(const PaperNotice&, const PaperNotice&) = default;
};

// A fact about a paper with its day; never a verdict on an answer that cites it (FORMATS §6).
struct PaperFact {
    std::string pmid; // ASCII digits without leading zeros
    PaperFound found = PaperFound::exists;
    std::string title; // as the source has it; may be empty
    std::vector<PaperNotice> notices;
    std::string checkedAt; // UTC; of a list: when it was loaded
    std::string source;    // "pubmed" or "retraction_list"

    [[nodiscard]] bool has(NoticeKind kind) const;
    // Retracted, and not put back since.
    [[nodiscard]] bool retracted() const
    {
        return has(NoticeKind::retraction) && !has(NoticeKind::reinstatement);
    }
    [[nodiscard]] bool corrected() const { return has(NoticeKind::correction); }
    // Expression of concern, or a retraction that was taken back.
    [[nodiscard]] bool concern() const { return has(NoticeKind::concern) || has(NoticeKind::reinstatement); }
};

[[nodiscard]] std::string_view codeOfFound(PaperFound found); // "exists", "not_found", "no_record"
[[nodiscard]] std::optional<PaperFound> foundFromCode(std::string_view code);
[[nodiscard]] std::string_view codeOfNotice(NoticeKind kind); // "retraction", "correction", …
[[nodiscard]] std::optional<NoticeKind> noticeFromCode(std::string_view code);

} // namespace cotejo
