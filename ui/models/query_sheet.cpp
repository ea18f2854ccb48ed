#include "ui/models/query_sheet.h"

#include "engine/report/field_act_json.h"
#include "ui/models/field_groups.h"
#include "ui/models/field_text.h"
#include "ui/theme/language.h"

namespace cotejo
{

QString QuerySheet::state(NoteQueryState state)
{
    switch (state) {
    case NoteQueryState::open:
        return tr("Open");
    case NoteQueryState::answered:
        return tr("Answered");
    case NoteQueryState::closed:
        break;
    }
    return tr("Closed");
}

QString QuerySheet::moment(const std::string& at, const std::string& by)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(at), Qt::ISODateWithMs).toLocalTime();
    const QString day = time.isValid() ? FieldText::date(time.date().toString(Qt::ISODate)) : QString();
    return day + QStringLiteral(", ") + QString::fromStdString(by);
}

HtmlPage QuerySheet::page(const std::vector<NoteQuery>& queries, const Form& form, const QString& reviewer,
                          const QString& today)
{
    HtmlPage page;
    page.language = Language::current() == QLatin1String("es") ? "es-MX" : "en";
    page.title = tr("Queries about registry notes").toStdString();
    page.remarks = {tr("Printed by %1, %2.").arg(reviewer, today).toStdString()};
    HtmlSection section;
    section.heading = tr("%n quer(y/ies)", nullptr, static_cast<int>(queries.size())).toStdString();
    section.table.head = {tr("Note").toStdString(), tr("Field").toStdString(), tr("State").toStdString(),
                          tr("Query").toStdString(), tr("Answer").toStdString()};
    for (const NoteQuery& query : queries)
        section.table.rows.push_back({query.note, fieldLabel(form, query.field).toStdString(),
                                      state(query.state).toStdString(), query.text, query.answer});
    page.sections.push_back(std::move(section));
    return page;
}

QByteArray QuerySheet::csv(const std::vector<NoteQuery>& queries)
{
    std::string text = "\xEF\xBB\xBF" + noteQueryCsvHeader() + "\r\n";
    for (const NoteQuery& query : queries)
        text += noteQueryCsv(query) + "\r\n";
    return QByteArray::fromStdString(text);
}

} // namespace cotejo
