#pragma once

#include <string>
#include <string_view>

// The JSON of a taxonomy from one line: "root:A,B A:a1,a2 B:b1". What is only named as a child is a leaf.
std::string taxonomyJson(std::string_view edges);
