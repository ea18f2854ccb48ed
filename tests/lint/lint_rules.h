#pragma once

#include <filesystem>
#include <string>
#include <vector>

// The house rules that a program can see. Each takes one file (path from the root, text) or the list of all
// paths and returns what breaks it. There is no list of exceptions.
namespace lint
{

struct SourceFile {
    std::string path; // from the root, with slashes
    std::string text;
};

struct Violation {
    std::string rule;
    std::string path;
    std::size_t line = 0; // 1-based; 0 for the whole file
    std::string what;
};

using Violations = std::vector<Violation>;

Violations layers(const SourceFile& file); // DESIGN: who may include whom
Violations engineWithoutQt(const SourceFile& file);
Violations sqlInStore(const SourceFile& file); // SQL text only in engine/store and resources/sql
Violations
bannedText(const SourceFile& file); // <regex>, view pipelines, string connects, unfinished work, QMessageBox
Violations posixInPlatform(const SourceFile& file);
Violations length(const SourceFile& file); // 400 a source, 150 a header
Violations names(const SourceFile& file);  // snake_case, no grab-bag names
Violations uniqueNames(const std::vector<SourceFile>& files);
// One class name, one class: two of one name in two libraries are one to the linker, and crash.
Violations uniqueClasses(const std::vector<SourceFile>& files);
Violations topLevel(const std::vector<std::string>& entries);

// Every C++ file below app, engine, ui and tests of the tree at `root`.
std::vector<SourceFile> sourceFiles(const std::filesystem::path& root);

// All rules over the whole tree.
Violations checkTree(const std::filesystem::path& root);

} // namespace lint
