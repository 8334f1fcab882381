#!/usr/bin/env bash
# Bundles the page, Studio and the browser library into .build-page, under the addresses of their sources: 21 files, not 170.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build-page.new
page=Tasks/Page
command -v esbuild > /dev/null || { echo "The page is bundled by esbuild, which is not installed. Run Scripts/install.sh run." >&2; exit 1; }
bundle() { esbuild "$@" --bundle --charset=utf8 --log-level=warning --outdir="$out"; }
rm -rf "$out"

# The library keeps its addresses: page and Studio load it when they run, and both must get the same one.
bundle app=$page/app.js pairing/pair=$page/pairing/pair.js studio/studio=Studio/studio.js --minify --format=esm --external:/nod/*
# Classic scripts: those that run before the first paint, and the worker.
bundle early=$page/early.js sw=$page/sw.js studio/theme=Studio/theme.js --minify --format=iife
# Rules stay as they are written, so that a test can compare them.
bundle app=$page/app.css inspector/inspector=$page/inspector/inspector.css pairing/pair=$page/pairing/pair.css \
    styles/alone=$page/styles/alone.css studio/studio=Studio/studio.css --minify-whitespace --external:*.svg
# Whoever loads a part of the library has nod.js already, so everything that parts share is one chunk.
echo 'import "../Web/nod.js";' > "$out/shared.js"
bundle nod/nod=Web/nod.js nod/gestures=Web/gestures.js nod/design=Web/design.js nod/rehearsal=Web/rehearsal.js \
    --minify --format=esm --splitting --inject:"$out/shared.js" --chunk-names=nod/[name]
rm "$out/shared.js"
# Documents without indentation, which name the chunk before nod.js asks for it.
for document in $page/{index,missing,pairing/pair}.html Studio/studio.html; do
    name=${document#"$page"/}
    sed -e 's/^ *//' -e '/^$/d' -e '/modulepreload.*\/nod\/nod.js/a\' -e '<link rel="modulepreload" href="/nod/chunk.js">' \
        "$document" > "$out/${name/Studio/studio}"
done
rm -rf .build-page
mv "$out" .build-page
