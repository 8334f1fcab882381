#!/usr/bin/env bash
# Runs the end-to-end tests, or those of TESTS, four at a time: in Chromium they mostly wait. Up to three that fail (or
# AGAIN) run again alone. Those that pass then are listed: they depend on the machine's load and need a fix, too.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
cache=.build-e2e
rm -rf "$cache"
run() { .venv/bin/python -m pytest -q -o cache_dir="$cache" "$@" "${TESTS:-Tests/EndToEnd}"; }

run --numprocesses 4 --dist worksteal "$@"
code=$?
failed=$cache/v/cache/lastfailed
# 1: tests failed. Other codes aren't test failures.
[ "$code" -eq 1 ] && [ -f "$failed" ] || exit "$code"
tests=$(python3 -c "import json, sys; print(*json.load(open(sys.argv[1])), sep='\n')" "$failed")
[ "$(wc -l <<< "$tests")" -le "${AGAIN:-3}" ] || exit "$code"
printf 'Again, one at a time:\n%s\n' "$tests"
run --last-failed "$@" || exit
printf 'Unsteady, passed alone:\n%s\n' "$tests"
