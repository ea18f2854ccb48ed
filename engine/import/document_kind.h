#pragma once

namespace cotejo
{

enum class DocumentKind { transcript, note };

} // namespace cotejo
