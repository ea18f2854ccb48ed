#pragma once
// Read by moc alone, before each source: Qt 6.4's moc loses libstdc++'s namespace macros when a header
// includes <compare> or <concepts>, and then fails at "namespace std". Empty macros are enough, since moc
// only looks for Qt's own keywords.
#define _GLIBCXX_VISIBILITY(V)
#define _GLIBCXX_BEGIN_NAMESPACE_VERSION
#define _GLIBCXX_END_NAMESPACE_VERSION
