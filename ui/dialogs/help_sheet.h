#pragma once

#include <QDialog>

namespace cotejo
{

class KeyTable;

// Every key of the window, made from the table the keys are read from.
class HelpSheet : public QDialog
{
    Q_OBJECT
public:
    explicit HelpSheet(const KeyTable& keys, QWidget* parent = nullptr);
};

} // namespace cotejo
