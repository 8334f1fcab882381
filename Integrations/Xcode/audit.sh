#!/bin/sh
# A Run Script build phase of Xcode: shows what nod audit finds beside the code.
# Xcode gives build phases a short PATH; Homebrew and `make install` are beside it.
PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"
command -v nod > /dev/null || { echo "warning: nod is not installed; no audit"; exit 0; }
cd "$SRCROOT" || exit 1
status=0
nod audit --format xcode "$@" || status=$?
# Errors among the findings fail the build by their own lines; warnings do not.
[ "$status" -le 1 ]
