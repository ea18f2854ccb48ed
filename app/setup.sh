# Sourced by app/run.sh and tests/run.sh: installs what is missing, configures and builds. Says what it does while it does it.
# shellcheck shell=bash
set -euo pipefail
cotejo_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '== %s\n' "$*"; }

# Names under the given headings of packages.txt.
packages_of() {
    awk -v wanted=" $* " '/^\[/ {gsub(/[][]/, ""); on = index(wanted, " " $0 " ") > 0; next} on && NF && !/^#/ {print $1}' \
        "$cotejo_root/app/packages.txt"
}

is_installed() { dpkg-query -W -f='${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

# install_missing HEADING…
install_missing() {
    command -v dpkg-query >/dev/null || { say "No dpkg here: install by hand what app/packages.txt names"; return 0; }
    local missing=() name
    for name in $(packages_of "$@"); do
        is_installed "$name" || missing+=("$name")
    done
    if [ ${#missing[@]} -eq 0 ]; then
        say "Packages: all there"
        return 0
    fi
    say "Packages: installing ${#missing[@]} (${missing[*]})"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "Not root and no sudo: ask for   apt-get install ${missing[*]}"
            return 1
        fi
        as_root=(sudo)
    fi
    local log
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        tail -n 30 "$log"
        say "Packages: the installation failed (whole log: $log)"
        return 1
    fi
    rm -f "$log"
}

# build PRESET [TARGET…]
build() {
    local preset=$1
    shift
    local launcher=()
    if command -v ccache >/dev/null; then
        # A clean checkout in another folder finds what an earlier one compiled.
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
        export CCACHE_BASEDIR=$cotejo_root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
    fi
    say "Configuring ($preset)"
    local log="$cotejo_root/build/$preset/configure.log"
    mkdir -p "$(dirname "$log")"
    (cd "$cotejo_root" && cmake --preset "$preset" "${launcher[@]}" >"$log" 2>&1) || {
        cat "$log"
        return 1
    }
    say "Building ($preset)${*:+: $*}"
    local targets=()
    [ $# -gt 0 ] && targets=(--target "$@")
    (cd "$cotejo_root" && cmake --build "build/$preset" --parallel "$(nproc)" "${targets[@]}")
}
