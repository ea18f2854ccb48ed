#include "engine/untrusted/document_text.h"

#include "engine/import/untrusted_reader.h"

#include <iostream>
#include <iterator>
#include <new>
#include <string>

// cotejo-reader FORMAT ID: reads one file of a risky format from standard input and writes its records to
// standard output. Started by the other programs, within limits; not for people.
int main(int count, char** arguments)
{
    if (count != 3)
        return 2;
    try {
        const std::string bytes{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
        std::cout << cotejo::recordsJson(cotejo::readDocumentText(arguments[1], bytes, arguments[2]));
        std::cout.flush();
        return std::cout.good() ? 0 : 3;
    } catch (const std::bad_alloc&) {
        std::cout
            << R"([{"error":{"code":"read.too_large","where":"","detail":"expected a file that fits into the reader's memory"}}])";
        return 0;
    } catch (const std::exception&) {
        return 3;
    }
}
