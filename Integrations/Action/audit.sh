#!/usr/bin/env bash
# Audits and writes SARIF. Findings go to code scanning; only a failed audit fails this step.
set -euo pipefail

arguments=(audit --format sarif)
if [ -n "${NOD_CHANGED_SINCE:-}" ]; then arguments+=(--changed-since "$NOD_CHANGED_SINCE"); fi
while IFS= read -r path; do
    if [ -n "$path" ]; then arguments+=("$path"); fi
done <<< "${NOD_PATHS:-}"

sarif=${RUNNER_TEMP:?}/nod.sarif
status=0
nod "${arguments[@]}" > "$sarif" || status=$?
if [ "$status" -gt 1 ]; then
    echo "::error title=nod audit::nod could not audit; the log says why."
    exit "$status"
fi
echo "sarif=$sarif" >> "$GITHUB_OUTPUT"
echo "clean=$([ "$status" -eq 0 ] && echo true || echo false)" >> "$GITHUB_OUTPUT"
