#include "app/cli/receipt_printer.h"

#include "engine/store/event_receipt.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace cotejo::cli
{

void printReceipt(const EventReceipt& receipt)
{
    const nlohmann::ordered_json line{
        {"event", receipt.event}, {"seq", receipt.seq}, {"at", toIsoUtc(receipt.at.epochMs)}};
    std::cout << line.dump() << '\n' << std::flush;
}

} // namespace cotejo::cli
