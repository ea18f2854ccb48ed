# cmake -DLIST=… -DROOT=… -DOUT=… -P embed.cmake: writes a C++ source that holds every listed file as bytes.
# Names are paths from ROOT without the leading "resources/".
file(STRINGS ${LIST} files)
string(REPEAT "...." 50 piece)
set(arrays "")
set(table "")
set(n 0)
foreach(path IN LISTS files)
  file(READ ${path} hex HEX)
  string(LENGTH "${hex}" length)
  math(EXPR length "${length} / 2")
  # A string literal compiles many times faster than a list of numbers; it is cut so that no piece is long.
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
  string(REGEX REPLACE "(${piece})" "\\1\"\n\"" bytes "${bytes}")
  file(RELATIVE_PATH name ${ROOT} ${path})
  string(REGEX REPLACE "^resources/" "" name "${name}")
  string(APPEND arrays "const char f${n}[] = \"${bytes}\";\n")
  string(APPEND table "    {\"${name}\", {f${n}, ${length}}},\n")
  math(EXPR n "${n} + 1")
endforeach()
file(WRITE ${OUT} "// Generated from the resources and schemas folders.
#include \"engine/base/embedded_resource.h\"

namespace cotejo
{
namespace
{
${arrays}const EmbeddedResource kTable[] = {
${table}};
} // namespace

std::span<const EmbeddedResource> embeddedResources()
{
    return kTable;
}
} // namespace cotejo
")
