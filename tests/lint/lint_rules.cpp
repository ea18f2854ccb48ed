#include "tests/lint/lint_rules.h"

#include "tests/lint/layer_table.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <map>
#include <string_view>

namespace lint
{
namespace
{
using Words = std::vector<std::string_view>;

void eachLine(std::string_view text, const std::function<void(std::size_t, std::string_view)>& visit)
{
    std::size_t line = 1;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        visit(line++, text.substr(0, end));
        if (end == std::string_view::npos)
            return;
        text.remove_prefix(end + 1);
    }
}

// The path between quotes or angle brackets of an include line, with its opening character; empty for other
// lines.
std::string_view includeOf(std::string_view line)
{
    const std::size_t hash = line.find_first_not_of(" \t");
    if (hash == std::string_view::npos || line[hash] != '#')
        return {};
    const std::size_t word = line.find("include", hash);
    const std::size_t open = line.find_first_of("\"<", hash);
    if (word == std::string_view::npos || open == std::string_view::npos)
        return {};
    const std::size_t close = line.find_first_of("\">", open + 1);
    return close == std::string_view::npos ? std::string_view{} : line.substr(open, close - open);
}

std::string withoutComment(std::string_view line)
{
    const std::size_t comment = line.find("//");
    return std::string(line.substr(0, comment));
}

bool isIn(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder);
}

bool isTest(std::string_view path)
{
    return isIn(path, "tests/");
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool hasWord(std::string_view line, std::string_view word)
{
    for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isWordCharacter(line[at - 1])) &&
            (end == line.size() || !isWordCharacter(line[end])))
            return true;
    }
    return false;
}
} // namespace

Violations layers(const SourceFile& file)
{
    Violations found;
    const auto layer = layerOf(file.path);
    if (!layer)
        return found;
    const auto row = layerTable().find(*layer);
    if (row == layerTable().end()) {
        if (*layer != "ui") // ui/moc_std.h is read by moc alone
            found.push_back({"layers", file.path, 0, "folder " + *layer + " is not in the layer table"});
        return found;
    }
    const bool assembles =
        file.path.starts_with("ui/views/main_window") || file.path.find("_page.") != std::string::npos;
    const std::string_view stem = std::string_view(file.path).substr(0, file.path.rfind('.'));
    eachLine(file.text, [&](std::size_t line, std::string_view text) {
        const std::string_view include = includeOf(text);
        if (include.empty() || include[0] != '"')
            return;
        const std::string_view target = include.substr(1);
        const auto other = layerOf(target);
        if (!other) {
            found.push_back({"layers", file.path, line,
                             "includes " + std::string(target) + " which is not named from the root"});
        } else if (!row->second.contains(*other)) {
            found.push_back({"layers", file.path, line, *layer + " may not include " + std::string(target)});
        } else if (*layer == "ui/views" && *other == "ui/views" && !assembles &&
                   target.substr(0, target.rfind('.')) != stem && target.ends_with("_view.h")) {
            found.push_back({"layers", file.path, line, "a view names another view: " + std::string(target)});
        }
    });
    return found;
}

Violations engineWithoutQt(const SourceFile& file)
{
    Violations found;
    if (!isIn(file.path, "engine/") && !isIn(file.path, "app/cli/"))
        return found;
    eachLine(file.text, [&](std::size_t line, std::string_view text) {
        const std::string_view include = includeOf(text);
        const bool header = include.size() > 2 && (include[1] == 'Q' || include.substr(1).starts_with("Qt"));
        const std::string code = withoutComment(text);
        bool names = false;
        for (const std::string_view word : Words{"QString", "QObject", "Q_OBJECT", "QByteArray", "QVariant"})
            names = names || hasWord(code, word);
        if (header || names)
            found.push_back({"engine-without-qt", file.path, line, std::string(text)});
    });
    return found;
}

Violations sqlInStore(const SourceFile& file)
{
    Violations found;
    if (isIn(file.path, "engine/store/") || isTest(file.path))
        return found;
    static const Words kStatements = {"SELECT ",       "INSERT INTO ",   "DELETE FROM ", "UPDATE ",
                                      "CREATE TABLE ", "CREATE INDEX ",  "PRAGMA ",      "DROP TABLE ",
                                      "ALTER TABLE ",  "BEGIN IMMEDIATE"};
    eachLine(file.text, [&](std::size_t line, std::string_view text) {
        for (const std::string_view statement : kStatements) {
            const std::string quoted = "\"" + std::string(statement);
            const std::string raw = "(" + std::string(statement);
            if (text.find(quoted) != std::string_view::npos ||
                (text.find("R\"") != std::string_view::npos && text.find(raw) != std::string_view::npos))
                found.push_back({"sql-in-store", file.path, line, std::string(text)});
        }
    });
    return found;
}

Violations bannedText(const SourceFile& file)
{
    Violations found;
    if (isIn(file.path, "tests/lint/"))
        return found; // the words stand there as data
    const bool wrapper =
        isIn(file.path, "ui/widgets/message_box.") || isTest(file.path); // its test answers it
    eachLine(file.text, [&](std::size_t line, std::string_view text) {
        const std::string code = withoutComment(text);
        const auto report = [&](const char* what) {
            found.push_back({"banned-text", file.path, line, what});
        };
        if (includeOf(text) == "<regex")
            report("<regex> crashes on long input");
        if (code.find("std::views::") != std::string::npos || code.find("ranges::views") != std::string::npos)
            report("view pipelines are not read by the static checks");
        if (hasWord(code, "SIGNAL") || hasWord(code, "SLOT"))
            report("connect by function pointer");
        if (!wrapper && hasWord(code, "QMessageBox"))
            report("QMessageBox outside its wrapper");
        for (const std::string_view word : Words{"TODO", "FIXME", "XXX", "HACK"}) {
            if (hasWord(text, word))
                report("unfinished work is an issue, not a comment");
        }
    });
    return found;
}

Violations posixInPlatform(const SourceFile& file)
{
    Violations found;
    if (isIn(file.path, "engine/base/platform/") || isTest(file.path))
        return found;
    eachLine(file.text, [&](std::size_t line, std::string_view text) {
        const std::string_view include = includeOf(text);
        for (const std::string_view header :
             Words{"<unistd.h", "<sys/", "<fcntl.h", "<signal.h", "<pwd.h", "<dlfcn.h", "<poll.h"}) {
            if (include.starts_with(header))
                found.push_back({"posix-in-platform", file.path, line, std::string(text)});
        }
    });
    return found;
}

Violations length(const SourceFile& file)
{
    const auto lines = static_cast<std::size_t>(std::count(file.text.begin(), file.text.end(), '\n'));
    const std::size_t limit = file.path.ends_with(".h") ? 150 : 400;
    if (lines <= limit)
        return {};
    return {{"length", file.path, 0, std::to_string(lines) + " lines, at most " + std::to_string(limit)}};
}

Violations names(const SourceFile& file)
{
    Violations found;
    std::string stem = file.path.substr(file.path.rfind('/') + 1);
    stem.resize(stem.find('.'));
    const bool snake = std::all_of(stem.begin(), stem.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
    if (!snake)
        found.push_back({"names", file.path, 0, "not snake_case"});
    for (const std::string_view word :
         Words{"util", "utils", "helper", "helpers", "manager", "common", "misc"}) {
        if (hasWord("_" + stem + "_", word) || stem == word || stem.ends_with("_" + std::string(word)) ||
            stem.starts_with(std::string(word) + "_"))
            found.push_back({"names", file.path, 0, "a name that says nothing: " + std::string(word)});
    }
    return found;
}

Violations uniqueNames(const std::vector<SourceFile>& files)
{
    Violations found;
    std::map<std::string, std::string> first;
    for (const SourceFile& file : files) {
        const std::string name = file.path.substr(file.path.rfind('/') + 1);
        if (name == "main.cpp")
            continue; // one per program, in a folder of its own
        const auto [place, added] = first.emplace(name, file.path);
        if (!added)
            found.push_back({"unique-names", file.path, 0, "the same name as " + place->second});
    }
    return found;
}

Violations topLevel(const std::vector<std::string>& entries)
{
    static const std::array<std::string_view, 10> kAllowed = {
        "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "app",
        "engine",         "resources",         "schemas", "tests",     "ui"};
    Violations found;
    for (const std::string& entry : entries) {
        if (!entry.starts_with('.') && entry != "build" &&
            std::find(kAllowed.begin(), kAllowed.end(), entry) == kAllowed.end())
            found.push_back({"top-level", entry, 0, "nothing else belongs at the top"});
    }
    return found;
}

Violations uniqueClasses(const std::vector<SourceFile>& files)
{
    Violations found;
    std::map<std::string, std::string, std::less<>> first;
    for (const SourceFile& file : files) {
        if (isTest(file.path))
            continue; // each test is a program of its own
        bool unnamed = false;
        eachLine(file.text, [&](std::size_t line, std::string_view text) {
            if (text == "namespace" || text == "} // namespace")
                unnamed = text == "namespace";
            const bool isClass = text.starts_with("class ") || text.starts_with("struct ");
            if (!isClass || unnamed || text.ends_with(";"))
                return;
            text.remove_prefix(text.find(' ') + 1);
            const std::size_t end = text.find_first_of(" :{<");
            if (text.substr(0, end).empty() ||
                (end != std::string_view::npos && text.substr(end).starts_with("::")))
                return; // a nested class has its owner's name before it
            const auto [place, added] = first.emplace(std::string(text.substr(0, end)), file.path);
            if (!added && place->second != file.path)
                found.push_back(
                    {"unique-classes", file.path, line, "a class of the same name is in " + place->second});
        });
    }
    return found;
}

Violations checkTree(const std::filesystem::path& root)
{
    Violations found;
    const std::vector<SourceFile> files = sourceFiles(root);
    for (const SourceFile& file : files) {
        for (const auto rule :
             {layers, engineWithoutQt, sqlInStore, bannedText, posixInPlatform, length, names}) {
            Violations more = rule(file);
            found.insert(found.end(), more.begin(), more.end());
        }
    }
    for (const auto rule : {uniqueNames, uniqueClasses}) {
        Violations more = rule(files);
        found.insert(found.end(), more.begin(), more.end());
    }
    std::vector<std::string> top;
    for (const auto& entry : std::filesystem::directory_iterator(root))
        top.push_back(entry.path().filename().string());
    Violations more = topLevel(top);
    found.insert(found.end(), more.begin(), more.end());
    return found;
}

} // namespace lint
