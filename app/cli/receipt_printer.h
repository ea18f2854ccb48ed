#pragma once

namespace cotejo
{
struct EventReceipt;
}

namespace cotejo::cli
{

// {"event", "seq", "at"} as one line on standard output, at once: what it says is on the disk.
void printReceipt(const EventReceipt& receipt);

} // namespace cotejo::cli
