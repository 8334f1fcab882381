#!/bin/sh
# A Run Script build phase of Xcode: shows findings beside the code.
# Xcode's PATH lacks Homebrew and `make install`.
PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"
command -v nod > /dev/null || { echo "warning: nod is not installed; no audit"; exit 0; }
cd "$SRCROOT" || exit 1
status=0
nod audit --format xcode "$@" || status=$?
# Errors fail the build by their lines; warnings don't.
[ "$status" -le 1 ]
