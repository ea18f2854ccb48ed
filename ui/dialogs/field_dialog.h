#pragma once

#include "engine/completeness/form_field.h"
#include "engine/domain/field_status.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;

namespace cotejo
{

// A person's word on one field: status, value, unit and why. Says what is missing instead of being grey.
class FieldDialog : public QDialog
{
    Q_OBJECT
public:
    // `field`: what the program read, shown beside; `form` may be null.
    FieldDialog(const QString& label, const QString& reading, const FormField* form,
                QWidget* parent = nullptr);

    [[nodiscard]] QString status() const; // a word of FieldStatus
    [[nodiscard]] QString value() const;
    [[nodiscard]] QString unit() const;
    [[nodiscard]] QString reason() const;
    void accept() override;

private:
    void followStatus();

    QComboBox* m_status;
    QComboBox* m_value; // editable; the form's codes where it has some
    QLineEdit* m_unit;
    QLineEdit* m_reason;
    QLabel* m_problem;
};

} // namespace cotejo
