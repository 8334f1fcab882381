#!/usr/bin/env bash
# Every end-to-end test, or those of TESTS, four at a time on two cores, since in Chromium each waits for part of its time. Up to
# three that fail, or AGAIN, are run again, one at a time: what fails then is broken; what passes is named, because a test that
# load can move is to be mended as well.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
cache=.build-e2e
rm -rf "$cache"
run() { .venv/bin/python -m pytest -q -o cache_dir="$cache" "$@" "${TESTS:-Tests/EndToEnd}"; }

run --numprocesses 4 --dist worksteal "$@"
code=$?
failed=$cache/v/cache/lastfailed
# 1: tests failed. Anything else is no matter of a test.
[ "$code" -eq 1 ] && [ -f "$failed" ] || exit "$code"
tests=$(python3 -c "import json, sys; print(*json.load(open(sys.argv[1])), sep='\n')" "$failed")
[ "$(wc -l <<< "$tests")" -le "${AGAIN:-3}" ] || exit "$code"
printf 'Again, one at a time:\n%s\n' "$tests"
run --last-failed "$@" || exit
printf 'Unsteady, passed alone:\n%s\n' "$tests"
