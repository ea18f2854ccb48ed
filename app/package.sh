#!/usr/bin/env bash
# bash app/package.sh [FOLDER]: a .deb for Debian 12 and a .tar.gz that runs from a home folder without root, in FOLDER (build/packages).
# shellcheck source=app/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

install_missing build window package
build release cotejo cotejo-cli cotejo-reader
out=${1:-$cotejo_root/build/packages}
mkdir -p "$out"
tree=$cotejo_root/build/release

say "Debian package"
(cd "$tree" && cpack -G DEB -B "$tree/cpack" >"$tree/cpack.log" 2>&1) || { tail -n 20 "$tree/cpack.log"; exit 1; }
cp "$tree"/cpack/*.deb "$out/"

say "Portable folder"
version=$("$tree/bin/cotejo-cli" --version)
name=cotejo-$version-linux-$(uname -m)
stage=$tree/portable/$name
rm -rf "$stage"
cmake --install "$tree" --prefix "$stage" --strip >/dev/null
libraries=$stage/lib/cotejo
plugins=$(qtpaths6 --plugin-dir)
for folder in platforms imageformats iconengines platforminputcontexts xcbglintegrations tls printsupport; do
    [ -d "$plugins/$folder" ] || continue
    mkdir -p "$libraries/plugins/$folder"
    cp "$plugins/$folder"/*.so "$libraries/plugins/$folder/"
done
# What every desktop brings, and what must fit its kernel, drivers and fonts, stays the system's.
system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+|GL|EGL|GLX|GLdispatch|OpenGL|drm|gbm|X11|X11-xcb|xcb|Xau|Xdmcp|fontconfig|freetype|expat|z|udev|dbus-1|systemd|wayland-.*)\.so.*)$'
find "$stage/bin" "$libraries/plugins" -type f | while read -r file; do ldd "$file" 2>/dev/null || true; done |
    awk '$2 == "=>" && $3 ~ /^\// {print $3}' | sort -u | while read -r library; do
    [[ $(basename "$library") =~ $system ]] || cp -L "$library" "$libraries/"
done
printf '[Paths]\nPrefix = ..\nPlugins = lib/cotejo/plugins\n' >"$stage/bin/qt.conf"
translations=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS)
mkdir -p "$stage/translations"
cp "$translations"/qtbase_es.qm "$translations"/qtbase_en.qm "$stage/translations/" 2>/dev/null || true
tar -C "$tree/portable" -czf "$out/$name.tar.gz" "$name"
say "They are in $out:"
(cd "$out" && ls -l -- *.deb *.tar.gz)
