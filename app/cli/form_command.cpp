#include "app/cli/command.h"
#include "app/cli/file_bytes.h"

#include "engine/completeness/form_catalog.h"
#include "engine/report/form_check_json.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
int runFormCheck(const std::string& path)
{
    const std::optional<std::string> bytes = plainBytes(path);
    if (!bytes || bytes->empty()) {
        std::cerr << "cotejo-cli form: " << path << ": a file that can be read was expected\n";
        return kNothingRead;
    }
    FormFileCheck check;
    check.file = path;
    const Result<Form> form = readForm(*bytes, check.errors);
    if (form) {
        check.id = form->id;
        check.edition = form->edition;
        check.provisional = form->provisional;
        check.rules = form->rules.size();
        for (const FormField& field : form->fields)
            ++check.fieldsByTier[field.tier];
    }
    std::cout << formCheckJson(check) << '\n';
    for (const Error& error : check.errors)
        std::cerr << "cotejo-cli form: " << path << ": " << error.where << ": " << error.detail << " ("
                  << error.code << ")\n";
    return form ? kDone : kCheckFailed;
}
} // namespace

void addFormCommand(CLI::App& app, Run& run)
{
    const auto path = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("form", "A registry's form file");
    command->require_subcommand(1);
    CLI::App* check = command->add_subcommand(
        "check", "Whether a form file can be used; every fault with its JSON pointer");
    check->add_option("FILE", *path, "The form")->required();
    check->callback([path, &run] { run = [path] { return runFormCheck(*path); }; });
}

} // namespace cotejo::cli
