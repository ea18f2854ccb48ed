#include "ui/widgets/text_offsets.h"

#include <QStringDecoder>

#include <algorithm>

namespace cotejo
{

QString toQString(std::string_view utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

TextOffsets::TextOffsets(const QString& text)
{
    for (qsizetype i = 0; i < text.size(); ++i, ++m_codePoints) {
        if (text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            m_astral.push_back(m_codePoints);
            ++i;
        }
    }
}

qsizetype TextOffsets::toUtf16(std::size_t codePoint) const
{
    const std::size_t bounded = std::min(codePoint, m_codePoints);
    const auto before = std::lower_bound(m_astral.begin(), m_astral.end(), bounded);
    return static_cast<qsizetype>(bounded) + (before - m_astral.begin());
}

std::size_t TextOffsets::toCodePoint(qsizetype utf16) const
{
    std::size_t low = 0;
    std::size_t high = m_astral.size();
    const auto wanted = static_cast<std::size_t>(std::max<qsizetype>(0, utf16));
    while (low < high) { // the characters of two units that start before the wanted unit
        const std::size_t middle = low + (high - low) / 2;
        if (m_astral[middle] + middle < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return std::min(wanted - low, m_codePoints);
}

} // namespace cotejo
