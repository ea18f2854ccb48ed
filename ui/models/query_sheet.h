#pragma once

#include "engine/domain/field_act.h"
#include "engine/report/html_page.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace cotejo
{

struct Form;

// Queries to authors of notes in words: for the list on the screen and the page that is printed.
class QuerySheet
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::QuerySheet)
public:
    [[nodiscard]] static QString state(NoteQueryState state);
    // "11 mar 2026, Dra. R. Canul"
    [[nodiscard]] static QString moment(const std::string& at, const std::string& by);
    // A page a centre can be sent: note, field, text, room for the answer.
    [[nodiscard]] static HtmlPage page(const std::vector<NoteQuery>& queries, const Form& form,
                                       const QString& reviewer, const QString& today);
    // The CSV of `cotejo-cli query list`.
    [[nodiscard]] static QByteArray csv(const std::vector<NoteQuery>& queries);
};

} // namespace cotejo
