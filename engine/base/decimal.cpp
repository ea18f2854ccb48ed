#include "engine/base/decimal.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cotejo
{
namespace
{
using Integer = boost::multiprecision::cpp_int;

// value = digits × 10^exponent
struct Parts {
    Integer digits;
    int exponent = 0;
};

bool isDecimalDigit(char c)
{
    return c >= '0' && c <= '9';
}

Parts partsOf(std::string_view lexeme)
{
    Parts parts;
    std::string digits;
    std::size_t i = 0;
    bool negative = false;
    bool fraction = false;
    if (!lexeme.empty() && lexeme[0] == '-') {
        negative = true;
        i = 1;
    }
    for (; i < lexeme.size() && lexeme[i] != 'e' && lexeme[i] != 'E'; ++i) {
        if (lexeme[i] == '.') {
            fraction = true;
            continue;
        }
        digits += lexeme[i];
        parts.exponent -= fraction ? 1 : 0;
    }
    if (i < lexeme.size()) {
        ++i;
        if (i < lexeme.size() && lexeme[i] == '+')
            ++i;
        int exponent = 0;
        std::from_chars(lexeme.data() + i, lexeme.data() + lexeme.size(), exponent);
        parts.exponent += exponent;
    }
    const std::size_t first = digits.find_first_not_of('0');
    parts.digits = first == std::string::npos ? Integer(0) : Integer(digits.substr(first));
    if (negative)
        parts.digits = -parts.digits;
    return parts;
}

void align(Parts& a, Parts& b)
{
    const int exponent = std::min(a.exponent, b.exponent);
    for (Parts* part : {&a, &b}) {
        if (part->digits != 0)
            part->digits *=
                boost::multiprecision::pow(Integer(10), static_cast<unsigned>(part->exponent - exponent));
        part->exponent = exponent;
    }
}

std::string print(const Parts& parts)
{
    const bool negative = parts.digits < 0;
    std::string digits = Integer(abs(parts.digits)).str();
    if (parts.exponent >= 0) {
        if (digits != "0")
            digits.append(static_cast<std::size_t>(parts.exponent), '0');
    } else {
        const auto decimals = static_cast<std::size_t>(-parts.exponent);
        if (digits.size() <= decimals)
            digits.insert(0, decimals - digits.size() + 1, '0');
        digits.insert(digits.size() - decimals, ".");
        digits.erase(digits.find_last_not_of('0') + 1);
        if (digits.back() == '.')
            digits.pop_back();
    }
    return negative && digits != "0" ? "-" + digits : digits;
}

bool isJsonNumber(std::string_view text)
{
    std::size_t i = 0;
    const auto digits = [&] {
        const std::size_t from = i;
        while (i < text.size() && isDecimalDigit(text[i]))
            ++i;
        return i > from;
    };
    if (i < text.size() && text[i] == '-')
        ++i;
    if (i + 1 < text.size() && text[i] == '0' && isDecimalDigit(text[i + 1]))
        return false;
    if (!digits())
        return false;
    if (i < text.size() && text[i] == '.') {
        ++i;
        if (!digits())
            return false;
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
        if (!digits())
            return false;
    }
    return i == text.size();
}
} // namespace

std::optional<Decimal> Decimal::parse(std::string_view lexeme)
{
    if (!isJsonNumber(lexeme))
        return std::nullopt;
    double value = 0;
    const auto [end, problem] = std::from_chars(lexeme.data(), lexeme.data() + lexeme.size(), value);
    // An underflow is as little a double as an overflow, and its exponent would cost memory without bound.
    if (problem != std::errc() || end != lexeme.data() + lexeme.size() || !std::isfinite(value))
        return std::nullopt;
    return Decimal(std::string(lexeme));
}

Decimal Decimal::fromDouble(double value)
{
    char buffer[64];
    const auto [end, problem] = std::to_chars(buffer, buffer + sizeof buffer, value);
    return problem == std::errc() ? Decimal(std::string(buffer, end)) : Decimal();
}

double Decimal::value() const
{
    double value = 0;
    std::from_chars(m_lexeme.data(), m_lexeme.data() + m_lexeme.size(), value);
    return value;
}

int Decimal::printedDecimals() const
{
    return std::max(0, -partsOf(m_lexeme).exponent);
}

std::strong_ordering Decimal::compare(const Decimal& a, const Decimal& b)
{
    Parts left = partsOf(a.m_lexeme);
    Parts right = partsOf(b.m_lexeme);
    align(left, right);
    const int order = left.digits.compare(right.digits);
    return order <=> 0;
}

Decimal Decimal::weightedSum(const std::vector<Decimal>& values, const std::vector<Decimal>& weights)
{
    Parts sum;
    for (std::size_t i = 0; i < values.size() && i < weights.size(); ++i) {
        Parts value = partsOf(values[i].m_lexeme);
        const Parts weight = partsOf(weights[i].m_lexeme);
        value.digits *= weight.digits;
        value.exponent += weight.exponent;
        align(sum, value);
        sum.digits += value.digits;
    }
    return Decimal(print(sum));
}

Decimal Decimal::distance(const Decimal& a, const Decimal& b)
{
    Parts left = partsOf(a.m_lexeme);
    Parts right = partsOf(b.m_lexeme);
    align(left, right);
    left.digits = abs(Integer(left.digits - right.digits));
    return Decimal(print(left));
}

} // namespace cotejo
