#!/usr/bin/env bash
# Puts nod on the PATH of the job: one already installed, else the release's, else one built from the action's sources.
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
release=https://github.com/${NOD_REPOSITORY:-}/releases/download/${NOD_REF:-}/nod-$variant.tar.gz
if [ -z "$variant" ] || [ -z "${NOD_REPOSITORY:-}" ] || [ -z "${NOD_REF:-}" ] ||
    ! curl -s -S -f -L "$release" | tar -xz -C "$folder/bin"; then
    echo "No release for this machine at $release: building nod, which takes some minutes."
    make -C "$GITHUB_ACTION_PATH" install PREFIX="$folder" >&2
fi
echo "$folder/bin" >> "$GITHUB_PATH"
