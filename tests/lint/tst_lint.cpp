#include "tests/lint/lint_rules.h"

#include <QtTest>

using namespace lint;

namespace
{
// One planted violation: the file that must fail, and the same kind of file that must not.
struct Plant {
    Violations (*rule)(const SourceFile&);
    SourceFile bad;
    SourceFile good;
};

std::string lines(int n)
{
    std::string text;
    for (int i = 0; i < n; ++i)
        text += "int a;\n";
    return text;
}
} // namespace
Q_DECLARE_METATYPE(Plant)

class TestLint : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void treeIsClean()
    {
        const Violations found = checkTree(COTEJO_SOURCE_DIR);
        for (const Violation& v : found)
            qWarning("%s: %s:%zu: %s", v.rule.c_str(), v.path.c_str(), v.line, v.what.c_str());
        QCOMPARE(found.size(), std::size_t(0));
        QVERIFY2(sourceFiles(COTEJO_SOURCE_DIR).size() > 20,
                 "the walk found no sources: the lint would hold of anything");
    }

    void plantedViolationFails_data()
    {
        QTest::addColumn<Plant>("plant");
        const auto row = [](const char* name, Plant plant) { QTest::newRow(name) << plant; };
        row("engine looks up", {layers,
                                {"engine/text/a.cpp", "#include \"engine/store/b.h\"\n"},
                                {"engine/store/a.cpp", "#include \"engine/domain/b.h\"\n"}});
        row("engine includes ui", {layers,
                                   {"engine/base/a.cpp", "#include \"ui/theme/b.h\"\n"},
                                   {"ui/widgets/a.cpp", "#include \"ui/theme/b.h\"\n"}});
        row("widget knows the session", {layers,
                                         {"ui/widgets/a.h", "#  include \"ui/session/b.h\"\n"},
                                         {"ui/models/a.h", "#include \"ui/session/b.h\"\n"}});
        row("view reads the store", {layers,
                                     {"ui/views/a_view.cpp", "#include \"engine/store/b.h\"\n"},
                                     {"ui/session/a.cpp", "#include \"engine/store/b.h\"\n"}});
        row("view names a view", {layers,
                                  {"ui/views/a_view.cpp", "#include \"ui/views/b_view.h\"\n"},
                                  {"ui/views/main_window.cpp", "#include \"ui/views/b_view.h\"\n"}});
        row("command line uses the window", {layers,
                                             {"app/cli/a.cpp", "#include \"ui/session/b.h\"\n"},
                                             {"app/window/a.cpp", "#include \"ui/views/b.h\"\n"}});
        row("unknown folder", {layers, {"engine/odd/a.cpp", ""}, {"engine/base/a.cpp", ""}});
        row("include not from the root",
            {layers, {"engine/base/a.cpp", "#include \"b.h\"\n"}, {"engine/base/a.cpp", "#include <b.h>\n"}});
        row("Qt header in the engine", {engineWithoutQt,
                                        {"engine/base/a.h", "#include <QString>\n"},
                                        {"ui/theme/a.h", "#include <QString>\n"}});
        row("Qt type in the engine", {engineWithoutQt,
                                      {"engine/base/a.h", "class QString;\n"},
                                      {"engine/base/a.h", "// no QString here\n"}});
        row("SQL in a view", {sqlInStore,
                              {"ui/session/a.cpp", "run(\"SELECT 1\");\n"},
                              {"engine/store/a.cpp", "run(\"SELECT 1\");\n"}});
        row("raw SQL in the pipeline", {sqlInStore,
                                        {"engine/pipeline/a.cpp", "run(R\"sql(DELETE FROM events)sql\");\n"},
                                        {"engine/pipeline/a.cpp", "say(\"Select one\");\n"}});
        row("regex", {bannedText,
                      {"engine/text/a.cpp", "#include <regex>\n"},
                      {"engine/text/a.cpp", "#include <re2/re2.h>\n"}});
        row("view pipeline", {bannedText,
                              {"engine/text/a.cpp", "auto v = x | std::views::filter(f);\n"},
                              {"engine/text/a.cpp", "std::ranges::sort(x);\n"}});
        row("string connect", {bannedText,
                               {"ui/views/a.cpp", "connect(a, SIGNAL(b()), c, SLOT(d()));\n"},
                               {"ui/views/a.cpp", "connect(a, &A::b, c, &C::d);\n"}});
        row("message box", {bannedText,
                            {"ui/views/a.cpp", "QMessageBox::warning(this, a, b);\n"},
                            {"ui/widgets/message_box.cpp", "QMessageBox::warning(this, a, b);\n"}});
        row("unfinished work", {bannedText,
                                {"engine/base/a.cpp", "// TODO later\n"},
                                {"engine/base/a.cpp", "// kept for later reads\n"}});
        row("POSIX outside platform", {posixInPlatform,
                                       {"engine/store/a.cpp", "#include <unistd.h>\n"},
                                       {"engine/base/platform/a.cpp", "#include <unistd.h>\n"}});
        row("long source", {length, {"ui/views/a.cpp", lines(401)}, {"ui/views/a.cpp", lines(400)}});
        row("long header", {length, {"ui/views/a.h", lines(151)}, {"ui/views/a.h", lines(150)}});
        row("camel file name", {names, {"ui/views/MainWindow.cpp", ""}, {"ui/views/main_window.cpp", ""}});
        row("grab-bag name",
            {names, {"engine/text/text_utils.cpp", ""}, {"engine/text/commonly_used.cpp", ""}});
    }
    void plantedViolationFails()
    {
        QFETCH(Plant, plant);
        QCOMPARE(plant.rule(plant.bad).size(), std::size_t(1));
        QCOMPARE(plant.rule(plant.good).size(), std::size_t(0));
    }

    void sameNameTwiceFails()
    {
        QCOMPARE(uniqueNames({{"engine/text/date.h", ""}, {"engine/base/date.h", ""}}).size(),
                 std::size_t(1));
        QCOMPARE(uniqueNames({{"engine/text/date.h", ""}, {"engine/text/date.cpp", ""}}).size(),
                 std::size_t(0));
    }

    void sameClassTwiceFails()
    {
        const std::string one = "namespace cotejo\n{\nclass Word\n{\n};\n";
        QCOMPARE(uniqueClasses({{"engine/text/a.h", one}, {"ui/views/b.h", one}}).size(), std::size_t(1));
        const std::string unnamed = "namespace cotejo\n{\nnamespace\n{\nclass Word\n{\n};\n} // namespace\n";
        QCOMPARE(uniqueClasses({{"engine/text/a.cpp", unnamed}, {"ui/views/b.h", one}}).size(),
                 std::size_t(0));
        QCOMPARE(uniqueClasses({{"engine/text/a.h", one}, {"ui/views/b.h", "class Word;\n"}}).size(),
                 std::size_t(0));
    }

    void strangerAtTheTopFails()
    {
        QCOMPARE(topLevel({"docs"}).size(), std::size_t(1));
        QCOMPARE(topLevel({"app", ".ci", "README.md"}).size(), std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(TestLint)
#include "tst_lint.moc"
