#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QSettings;

namespace cotejo
{

// Places and sizes of windows and panes, apart from the preferences: losing the file loses nothing but a
// layout.
class WindowState
{
public:
    explicit WindowState(const QString& iniPath);
    WindowState(const WindowState&) = delete;
    WindowState& operator=(const WindowState&) = delete;
    ~WindowState();

    // `name`: "main", "review/splitter", …
    [[nodiscard]] QByteArray bytes(const QString& name) const;
    void setBytes(const QString& name, const QByteArray& bytes);

private:
    std::unique_ptr<QSettings> m_ini;
};

} // namespace cotejo
