#!/usr/bin/env bash
# bash tests/run.sh: installs what is missing, builds everything, and runs every test. Arguments go to ctest (for example -R lint).
# shellcheck source=app/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

install_missing build window tests
build release
say "Running every test"
cd "$cotejo_root"
ctest --preset release "$@"
