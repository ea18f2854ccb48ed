#include "ui/session/verification_list.h"

#include "engine/pipeline/verification_reader.h"
#include "engine/store/verification_log.h"

namespace cotejo
{

Result<void> addVerifications(ReviewItem& item, ReadHandle& store)
{
    item.verifications.clear();
    if (item.isNote)
        return {};
    const Result<std::vector<RecordedVerification>> found = verificationsOf(store, item.item.toStdString());
    if (!found)
        return tl::unexpected(found.error());
    for (const RecordedVerification& each : *found) {
        Result<AnswerVerification> read = readAnswerVerification(each.evaluation);
        if (!read)
            return tl::unexpected(read.error());
        item.verifications.push_back({std::move(*read), QString::fromStdString(each.actor),
                                      QDateTime::fromMSecsSinceEpoch(each.at.epochMs),
                                      each.document != item.basis.document});
    }
    return {};
}

} // namespace cotejo
