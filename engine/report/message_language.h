#pragma once

namespace cotejo
{

// The languages of the product: Spanish as written in Mexico, and English.
enum class MessageLanguage { es, en };

} // namespace cotejo
