#include "engine/import/source_walk.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using cotejo::FoundFile;
using cotejo::walkSources;
namespace fs = std::filesystem;

namespace
{
class Tree
{
public:
    [[nodiscard]] std::string root() const { return m_folder.path().toStdString(); }
    void file(const std::string& name, const QByteArray& content = "x") const
    {
        fs::create_directories(fs::path(root() + "/" + name).parent_path());
        QFile out(QString::fromStdString(root() + "/" + name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
    }
    // The files found, relative to the root, each with its problem where it has one.
    [[nodiscard]] QStringList found() const
    {
        QStringList names;
        for (const FoundFile& file : walkSources({root()})) {
            const std::string tail = file.path.substr(std::min(file.path.size(), root().size() + 1));
            names << QString::fromStdString(file.problem ? tail + "!" + file.problem->code : tail);
        }
        return names;
    }

private:
    QTemporaryDir m_folder;
};
} // namespace

class TestSourceWalk : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void walksInNameOrder()
    {
        const Tree tree;
        for (const char* name :
             {"b.json", "a/2.json", "a/10.json", "B.json", "a.json", "c/d/e.jsonl", "ñ.txt"})
            tree.file(name);
        const QStringList wanted{QStringLiteral("B.json"),   QStringLiteral("a/10.json"),
                                 QStringLiteral("a/2.json"), QStringLiteral("a.json"),
                                 QStringLiteral("b.json"),   QStringLiteral("c/d/e.jsonl"),
                                 QStringLiteral("ñ.txt")};
        QCOMPARE(tree.found(), wanted);
    }

    void leavesOutGoldReadmeAndHidden()
    {
        const Tree tree;
        for (const char* name : {"a.gold.json", "README.md", ".hidden.json", ".git/x.json", "gold.json",
                                 "s/.x", "s/README.md.txt"})
            tree.file(name);
        QCOMPARE(tree.found(), (QStringList{QStringLiteral("gold.json"), QStringLiteral("s/README.md.txt")}));
    }

    void readsWhatIsNamedEvenIfAWalkLeavesItOut()
    {
        const Tree tree;
        tree.file("a.gold.json", "12345");
        const auto found = walkSources({tree.root() + "/a.gold.json"});
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].given && !found[0].problem);
        QCOMPARE(found[0].bytes, std::size_t{5});
    }

    void linksEndWhereTheyTurnBack()
    {
        const Tree tree;
        tree.file("a/b/one.json");
        tree.file("aside.json");
        std::error_code problem;
        fs::create_directory_symlink(tree.root(), tree.root() + "/a/b/up", problem);
        if (problem)
            QSKIP("this system makes no links");
        fs::create_directory_symlink(tree.root() + "/a", tree.root() + "/a/b/here");
        fs::create_symlink(tree.root() + "/aside.json", tree.root() + "/a/linked.json");
        fs::create_symlink(tree.root() + "/gone.json", tree.root() + "/broken.json");
        fs::create_symlink(tree.root() + "/self.json", tree.root() + "/self.json");
        QCOMPARE(tree.found(),
                 (QStringList{QStringLiteral("a/b/one.json"), QStringLiteral("a/linked.json"),
                              QStringLiteral("aside.json"), QStringLiteral("broken.json!read.not_found"),
                              QStringLiteral("self.json!read.cannot_open")}));
    }

    void namesWhatIsNoFile()
    {
        const Tree tree;
        const auto found = walkSources({tree.root() + "/none.json", "", tree.root()});
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].problem.value().code, std::string("read.not_found"));
        QCOMPARE(found[1].problem.value().code, std::string("read.not_found"));
        QCOMPARE(found[2].problem.value().code, std::string("read.empty"));
        QVERIFY(found[2].folder);
    }

    void opensNoPipe()
    {
#ifdef Q_OS_UNIX
        const Tree tree;
        const std::string pipe = tree.root() + "/pipe.json";
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        const auto found = walkSources({pipe});
        QCOMPARE(found.at(0).problem.value().code, std::string("read.not_a_file"));
#else
        QSKIP("pipes in folders are of Unix");
#endif
    }
};

QTEST_GUILESS_MAIN(TestSourceWalk)
#include "tst_source_walk.moc"
