#!/usr/bin/env bash
# bash tests/bench/agreement_peers.sh [PAIRS [ROUNDS]]: the same coefficients of the same ratings by cotejo-cli agree, scikit-learn, statsmodels
# and psych (Debian's python3-sklearn, python3-statsmodels, r-cran-psych): figures, differences, whole process time. No assertions.
# psych's ICC builds a matrix of pairs × pairs: its rows come with at most 2,000 pairs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
pairs=${1:-100000}
rounds=${2:-3}
cli=${COTEJO_CLI:-$root/build/release/bin/cotejo-cli}
python=${PYTHON:-/usr/bin/python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" - "$pairs" "$work" <<'PY'
import random, sys
random.seed(20261130)
with open(sys.argv[2] + "/long.csv", "w") as long, open(sys.argv[2] + "/wide.csv", "w") as wide:
    long.write("item,rater,value\n")
    wide.write("a,b\n")
    for i in range(int(sys.argv[1])):
        truth = random.choice((1, 2, 2, 3, 3, 3, 4, 5))
        a = truth if random.random() < 0.7 else random.randint(1, 5)
        b = truth if random.random() < 0.6 else random.randint(1, 5)
        long.write(f"i{i},a,{a}\ni{i},b,{b}\n")
        wide.write(f"{a},{b}\n")
PY
cat >"$work/ours.sh" <<'SH'
"$1" agree "$2/long.csv" --categories 1,2,3,4,5
SH
cat >"$work/of_sklearn.py" <<'PY'
import json, sys
import numpy
from sklearn.metrics import cohen_kappa_score, f1_score
a, b = numpy.loadtxt(sys.argv[1] + "/wide.csv", delimiter=",", skiprows=1, dtype=int, unpack=True)
print(json.dumps({"cohen_kappa": cohen_kappa_score(a, b), "cohen_kappa_linear": cohen_kappa_score(a, b, weights="linear"),
                  "cohen_kappa_quadratic": cohen_kappa_score(a, b, weights="quadratic"), "macro_f1": f1_score(a, b, average="macro")}))
PY
cat >"$work/of_statsmodels.py" <<'PY'
import json, sys
import numpy
from statsmodels.stats.inter_rater import cohens_kappa, fleiss_kappa
a, b = numpy.loadtxt(sys.argv[1] + "/wide.csv", delimiter=",", skiprows=1, dtype=int, unpack=True)
table = numpy.zeros((5, 5))
numpy.add.at(table, (a - 1, b - 1), 1)
counts = numpy.zeros((len(a), 5))
numpy.add.at(counts, (numpy.arange(len(a)), a - 1), 1)
numpy.add.at(counts, (numpy.arange(len(a)), b - 1), 1)
out = {"fleiss_kappa": fleiss_kappa(counts)}
for name, weights in (("cohen_kappa", None), ("cohen_kappa_linear", "linear"), ("cohen_kappa_quadratic", "quadratic")):
    result = cohens_kappa(table, wt=weights)
    out[name], out[name + " se"], out[name + " se0"] = result.kappa, result.std_kappa, result.std_kappa0
print(json.dumps(out))
PY
cat >"$work/psych.R" <<'R'
suppressMessages(library(psych))
d <- read.csv(file.path(commandArgs(TRUE)[1], "wide.csv"))
k <- suppressWarnings(cohen.kappa(d))
names <- c("icc(1,1)", "icc(2,1)", "icc(3,1)", "icc(1,k)", "icc(2,k)", "icc(3,k)")
out <- c(sprintf('"cohen_kappa": %.15g', k$kappa), sprintf('"cohen_kappa_quadratic": %.15g', k$weighted.kappa))
if (nrow(d) <= 2000) {
  i <- ICC(d, lmer = FALSE)$results
  for (r in 1:6) out <- c(out, sprintf('"%s": %.15g, "%s low": %.15g, "%s high": %.15g', names[r], i$ICC[r], names[r], i$`lower bound`[r], names[r], i$`upper bound`[r]))
}
cat("{", paste(out, collapse = ", "), "}\n")
R

seconds() { # file for the output, command… → wall seconds
    local start out=$1
    shift
    start=$(date +%s%N)
    "$@" >"$out"
    awk -v ns=$(($(date +%s%N) - start)) 'BEGIN {printf "%.3f\n", ns / 1e9}'
}
median() { sort -n | awk '{v[NR] = $1} END {print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2}'; }

for ((i = 0; i < rounds; ++i)); do # in turns, so that all meet the same load
    seconds "$work/ours.out" bash "$work/ours.sh" "$cli" "$work" >>"$work/ours.s"
    seconds "$work/sklearn.out" "$python" "$work/of_sklearn.py" "$work" >>"$work/sklearn.s"
    seconds "$work/statsmodels.out" "$python" "$work/of_statsmodels.py" "$work" >>"$work/statsmodels.s"
    command -v Rscript >/dev/null && seconds "$work/psych.out" Rscript "$work/psych.R" "$work" >>"$work/psych.s"
done
"$python" - "$work" "$(median <"$work/ours.s")" <<'PY'
import json, os, sys
work, seconds = sys.argv[1], float(sys.argv[2])
ours = {}
for line in open(work + "/ours.out"):
    row = json.loads(line)
    name = row["name"]
    ours[name], ours[name + " se"], ours[name + " se0"] = row["value"], row["se"], row["se0"]
    ours[name + " low"], ours[name + " high"] = row["low"], row["high"]
print("| figure | cotejo-cli | peer | its figure | difference |\n| --- | --- | --- | --- | --- |")
for peer in ("sklearn", "statsmodels", "psych"):
    if not os.path.exists(f"{work}/{peer}.out"):
        continue
    for name, value in json.load(open(f"{work}/{peer}.out")).items():
        print(f"| {name} | {ours[name]:.12g} | {peer} | {value:.12g} | {abs(ours[name] - value):.1e} |")
print("\n| process | s, median | ours ÷ its |\n| --- | --- | --- |\n| cotejo-cli, every coefficient | %.3f | |" % seconds)
for peer in ("sklearn", "statsmodels", "psych"):
    if os.path.exists(f"{work}/{peer}.s"):
        times = sorted(float(x) for x in open(f"{work}/{peer}.s"))
        print("| %s | %.3f | %.3f |" % (peer, times[len(times) // 2], seconds / times[len(times) // 2]))
PY
