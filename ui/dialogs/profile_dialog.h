#pragma once

#include "ui/models/people_list.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;

namespace cotejo
{

// Who reviews, and in what role. Names of this file are offered, a new one can be typed. Without a role
// everybody may do everything, as long as nobody in the file has one.
class ProfileDialog : public QDialog
{
    Q_OBJECT
public:
    ProfileDialog(std::vector<PersonRow> people, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString role() const; // code; empty: none
    // Whether the role differs from the one the file has for that name.
    [[nodiscard]] bool givesRole() const;

    void accept() override;

private:
    void followName();
    [[nodiscard]] QString knownRole() const;

    std::vector<PersonRow> m_people;
    QComboBox* m_name;
    QComboBox* m_role;
    QLabel* m_problem;
};

} // namespace cotejo
