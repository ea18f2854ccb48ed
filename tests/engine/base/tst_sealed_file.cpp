#include "engine/base/sealed_file.h"

#include <QtTest>

#include <sstream>

using namespace cotejo;

namespace
{
const SealCost kCheap{1, 8192}; // the least libsodium takes

std::string sealed(const std::string& plain, const char* passphrase = "frase larga")
{
    std::istringstream in(plain);
    std::ostringstream out;
    if (!seal(in, out, passphrase, kCheap))
        throw std::runtime_error("seal");
    return out.str();
}

Result<std::string> opened(const std::string& bytes, const char* passphrase = "frase larga")
{
    std::istringstream in(bytes);
    std::string plain;
    const Result<void> done = openSealed(
        in,
        [&plain](std::string_view block) {
            plain += block;
            return true;
        },
        passphrase);
    if (!done)
        return tl::unexpected<Error>(done.error());
    return plain;
}

std::string codeOf(const std::string& bytes, const char* passphrase = "frase larga")
{
    const Result<std::string> result = opened(bytes, passphrase);
    return result ? "opened" : result.error().code;
}
} // namespace

class TestSealedFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void opensAgain_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 65'535, 65'536, 65'537, 131'072, 200'001})
            QTest::newRow(QByteArray::number(size).constData()) << size;
    }
    void opensAgain()
    {
        QFETCH(int, size);
        std::string plain(static_cast<std::size_t>(size), '\0');
        for (std::size_t i = 0; i < plain.size(); ++i)
            plain[i] = static_cast<char>(i * 31 % 251);
        const std::string bytes = sealed(plain);
        QVERIFY(looksSealed(bytes));
        QVERIFY(!looksSealed(plain));
        QVERIFY(opened(bytes).value() == plain);
        QVERIFY(sealed(plain) != bytes); // another salt each time
    }
    void holdsNothingLegible()
    {
        const std::string bytes = sealed("Paciente: Juana Pech Uc, metotrexato");
        QVERIFY(bytes.find("Juana") == std::string::npos);
        QVERIFY(bytes.find("metotrexato") == std::string::npos);
    }
    void anotherPassphraseOpensNothing()
    {
        QCOMPARE(codeOf(sealed("x"), "frase largA"), std::string("seal.wrong_passphrase"));
        QCOMPARE(codeOf(sealed("x"), ""), std::string("seal.no_passphrase"));
    }
    // Every bit counts: each byte of a small file changed in turn.
    void changedFilesAreRefused()
    {
        const std::string bytes = sealed("nota de seguimiento");
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            std::string changed = bytes;
            changed[i] = static_cast<char>(changed[i] ^ 1);
            QVERIFY2(codeOf(changed).starts_with("seal."), std::to_string(i).c_str());
        }
    }
    void cutAndGrownFilesAreRefused()
    {
        const std::string bytes = sealed(std::string(150'000, 'n'));
        for (const std::size_t size : {std::size_t(0), std::size_t(10), std::size_t(40), std::size_t(80),
                                       std::size_t(65'700), bytes.size() - 1})
            QVERIFY2(codeOf(bytes.substr(0, size)).starts_with("seal."), std::to_string(size).c_str());
        const std::size_t front = bytes.size() - (150'000 - 131'072) - 17 - 2 * (65'536 + 17);
        QCOMPARE(codeOf(bytes.substr(0, front + 65'536 + 17)),
                 std::string("seal.damaged")); // cut between blocks
        QCOMPARE(codeOf(bytes + "x"), std::string("seal.damaged"));
    }
    // A file must not make whoever opens it spend all memory.
    void whatAFileAsksForIsBounded()
    {
        std::string bytes = sealed("x");
        bytes[15 + 8 + 6] = '\x7F'; // a byte high up in the memory it asks for
        QCOMPARE(codeOf(bytes), std::string("seal.too_costly"));
        bytes = sealed("x");
        bytes[14] = 2;
        QCOMPARE(codeOf(bytes), std::string("seal.newer_file"));
        QCOMPARE(
            codeOf("a note, not sealed at all, long enough to hold a header of that kind and more of it"),
            std::string("seal.not_sealed"));
    }
    void whoCannotWriteHearsOfIt()
    {
        std::istringstream in(sealed("x"));
        const Result<void> done = openSealed(
            in, [](std::string_view) { return false; }, "frase larga");
        QVERIFY(!done);
        QCOMPARE(done.error().code, std::string("seal.io"));
    }
};

QTEST_GUILESS_MAIN(TestSealedFile)
#include "tst_sealed_file.moc"
