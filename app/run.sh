#!/usr/bin/env bash
# bash app/run.sh: installs what is missing, builds, and opens the window on the sample data. Without a display it runs the same review on
# the command line and prints the result and the path of a picture of the window.
# shellcheck source=app/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

install_missing build window
build release cotejo cotejo-cli
bin=$cotejo_root/build/release/bin

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "Opening the window on the sample data"
    exec "$bin/cotejo" --sample "$@"
fi

say "No display: the same review on the command line"
work=$cotejo_root/build/release/sample
rm -rf "$work"
mkdir -p "$work"
export QT_QPA_PLATFORM=offscreen
"$bin/cotejo-cli" import --store "$work/sample.cotejo" "$cotejo_root/resources/sample"
"$bin/cotejo-cli" queue --store "$work/sample.cotejo" --pretty
"$bin/cotejo-cli" audit --store "$work/sample.cotejo" --pretty
say "Picture of the window"
"$bin/cotejo" --store "$work/sample.cotejo" --screenshot "$work/window.png" --size 1366x768
say "It is at $work/window.png"
