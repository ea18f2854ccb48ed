#pragma once

#include "tests/support/loopback_service.h"

#include <string>

// Replies of the two protocols the product speaks, for LoopbackService.
namespace cotejo::test
{

// A chat completion that says `content`. `promptTokens` below 0: no usage is reported.
[[nodiscard]] ServiceReply chatReply(const std::string& content, const std::string& model = "gemma-2",
                                     long promptTokens = -1, const std::string& finish = "stop");

// The content of all messages of a chat request, one a line.
[[nodiscard]] std::string chatTextOf(const ServiceRequest& request);

// One record of an esummary reply; `member` is JSON that stands behind `uid`, with its comma.
[[nodiscard]] std::string esummaryRecord(const std::string& pmid, const std::string& title,
                                         const std::string& more = "");
// A whole esummary reply; `records` are "\"123\":{…}" as esummaryRecord makes them.
[[nodiscard]] ServiceReply esummaryReply(const std::vector<std::string>& records);

} // namespace cotejo::test
