#include "ui/settings/window_state.h"

#include <QSettings>

namespace cotejo
{

WindowState::WindowState(const QString& iniPath)
    : m_ini(std::make_unique<QSettings>(iniPath, QSettings::IniFormat))
{
    m_ini->setFallbacksEnabled(false);
}

WindowState::~WindowState() = default;

QByteArray WindowState::bytes(const QString& name) const
{
    return m_ini->status() == QSettings::NoError ? m_ini->value(name).toByteArray() : QByteArray();
}

void WindowState::setBytes(const QString& name, const QByteArray& bytes)
{
    m_ini->setValue(name, bytes);
}

} // namespace cotejo
