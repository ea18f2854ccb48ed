#pragma once

#include "engine/base/json_key_register.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

enum class JsonKind { null, boolean, number, string, array, object };

// Why a JSON text was not taken: a stable code, the byte where it shows, the JSON pointer of the value
// concerned, what was expected.
struct JsonFault {
    std::string code;
    std::size_t offset = 0;
    std::string pointer;
    std::string expected;
};

// Reads one JSON text (RFC 8259) from front to back in a single pass, value by value, as the caller asks for
// them. Strict: see strict_json.h for what is refused. The first fault is kept; from then on every call
// returns false. The text must outlive the reader.
//
//     if (reader.beginObject())
//         while (reader.nextMember(key))
//             key == "id" ? reader.readString(id) : reader.skip();
//     if (!reader.finish())
//         … reader.fault() …
class JsonReader
{
public:
    explicit JsonReader(std::string_view text, std::size_t maxDepth = 256);

    [[nodiscard]] std::optional<JsonKind>
    peek(); // the kind of the value that begins here; nullopt: none does, a fault
    [[nodiscard]] bool beginObject();
    [[nodiscard]] bool
    nextMember(std::string_view& key); // false at the object's end; the view lasts until the next call
    [[nodiscard]] bool beginArray();
    [[nodiscard]] bool nextElement(); // false at the array's end
    bool readString(std::string& value);
    bool readNumber(std::string_view& lexeme); // as printed
    bool readBoolean(bool& value);
    bool readNull();
    bool skip();                 // any value, checked to its depth
    [[nodiscard]] bool finish(); // true where the text was read to its end without a fault

    // Makes the value that is being read a fault of the caller's: wrong type, unknown word, missing member
    // (`below`: "/answer").
    bool refuse(std::string code, std::string expected, std::string_view below = {});
    [[nodiscard]] const std::optional<JsonFault>& fault() const { return m_fault; }
    [[nodiscard]] std::size_t offset() const { return m_at; }

private:
    struct Frame {
        bool object = false;
        std::size_t index = 0; // members or elements begun
        JsonKeyRegister::Key key;
    };

    bool enter(char bracket, bool object);
    [[nodiscard]] bool next(char closing);
    bool literal(std::string_view word);
    bool fail(std::string_view code, std::size_t offset, std::string_view expected);
    bool failHere(std::string_view expected);
    [[nodiscard]] std::string pointer() const;

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_maxDepth;
    std::vector<Frame> m_frames;
    JsonKeyRegister m_keys;
    std::string m_decodedKey;
    std::optional<JsonFault> m_fault;
};

} // namespace cotejo
