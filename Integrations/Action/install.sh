#!/usr/bin/env bash
# Puts nod on the PATH of the job: the one that is there, else that of the release, else one built from the action's own sources.
set -euo pipefail

if command -v nod > /dev/null; then
    echo "nod is installed: $(command -v nod)"
    exit 0
fi
folder=${RUNNER_TEMP:?}/nod
mkdir -p "$folder/bin"
case $(uname -s)-$(uname -m) in
Linux-x86_64) variant=linux-x86_64 ;;
Darwin-*) variant=macos ;;
*) variant= ;;
esac
release=https://github.com/${NOD_REPOSITORY:-}/releases/download/${NOD_REF:-}/nod.artifactbundle.zip
if [ -n "$variant" ] && [ -n "${NOD_REPOSITORY:-}" ] && [ -n "${NOD_REF:-}" ] &&
    curl -s -S -f -L -o "$folder/nod.zip" "$release" && unzip -q -o "$folder/nod.zip" -d "$folder" &&
    [ -f "$folder/nod.artifactbundle/$variant/nod" ]; then
    cp "$folder/nod.artifactbundle/$variant/nod" "$folder/bin/nod"
    chmod 755 "$folder/bin/nod"
else
    echo "No release for this machine at $release: building nod, which takes some minutes."
    "$GITHUB_ACTION_PATH/Tools/release" nod
    cp "$GITHUB_ACTION_PATH/Tools/.build/release/nod" "$folder/bin/nod"
fi
echo "$folder/bin" >> "$GITHUB_PATH"
