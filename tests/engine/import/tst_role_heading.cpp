#include "engine/import/role_heading.h"

#include <QtTest>

class TestRoleHeading : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsAChatFromANote_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("chat");
        const auto row = [](const char* text, bool chat) { QTest::newRow(text) << QByteArray(text) << chat; };
        row("## User\nx", true);
        row("x\n\n## Assistant", true);
        row("## Usuario\r\n\r\nx", true);
        row("# ASISTENTE:", true);
        row("### **Usuaria:**", true);
        row("## user (10:02)", true);
        row("## User 1", true);
        row("###### Human", true);
        row("\xEF\xBB\xBF## ChatGPT", true);
        row("   ## Assistant", true);
        row("## Usuario de silla de ruedas", false);
        row("## Asistente social", false);
        row("## Usuarios", false);
        row("User", false);
        row("##User", false);
        row("####### User", false);
        row("    ## User", false);
        row("Texto ## User", false);
        row("##", false);
        row("## ", false);
        row("", false);
        row("**User:**\nx\n**Assistant:**\ny", true);
        row("**Usuario:** x\n\n**Asistente:** y", true);
        row("**User:**\nx", false);
        row("> **User:** x\n> **Assistant:** y", false);
        row("**User** and **Assistant**", false);
        row("```\n## User\n```", false);
        row("# Nota\n\n## Subjetivo\n## Objetivo\n## An\xC3\xA1lisis\n## Plan", false);
    }
    void tellsAChatFromANote()
    {
        QFETCH(QByteArray, text);
        QTEST(cotejo::hasRoleHeading({text.constData(), static_cast<std::size_t>(text.size())}), "chat");
    }
};

QTEST_APPLESS_MAIN(TestRoleHeading)
#include "tst_role_heading.moc"
