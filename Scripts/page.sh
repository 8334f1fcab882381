#!/usr/bin/env bash
# Bundles the page, Studio and the browser library into .build-page, under the addresses of their sources: 24 files, not 180.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build-page.new
page=Tasks/Page
command -v esbuild > /dev/null || { echo "The page is bundled by esbuild, which is not installed. Run Scripts/install.sh run." >&2; exit 1; }
bundle() { esbuild "$@" --bundle --charset=utf8 --log-level=warning --outdir="$out"; }
rm -rf "$out"

# The page's own modules are one script; the library's stay apart, so that what is seldom used is loaded when it is wanted.
bundle parts/app=$page/app.js pairing/pair=$page/pairing/pair.js --format=esm --minify --external:/nod/*
bundle studio/studio=Studio/studio.js --format=esm --minify --external:/nod/{nod,gestures,design,rehearsal}.js
# Classic scripts: those that run before the first paint, and the worker.
bundle early=$page/early.js sw=$page/sw.js studio/theme=Studio/theme.js --minify --format=iife
# Rules stay as they are written, so that a test can compare them.
bundle app=$page/app.css inspector/inspector=$page/inspector/inspector.css pairing/pair=$page/pairing/pair.css \
    styles/alone=$page/styles/alone.css studio/studio=Studio/studio.css \
    --minify-whitespace --external:*.svg
# Whoever loads a part of the library has nod.js already, so everything that parts share is one chunk.
echo 'import "../../Web/nod.js";' > "$out/parts/shared.js"
bundle app="$out/parts/app.js" nod/{nod=Web/nod,gestures=Web/gestures,design=Web/design,rehearsal=Web/rehearsal}.js \
    --minify --format=esm --splitting --inject:"$out/parts/shared.js" --chunk-names=nod/[name]
rm -r "$out/parts"
# Documents without indentation, which name the chunk before a script asks for it.
for document in $page/{index,missing,pairing/pair}.html Studio/studio.html; do
    name=${document#"$page"/}
    awk -v chunk='<link rel="modulepreload" href="/nod/chunk.js">' \
        '{ sub(/^ */, "") } $0 != "" { print } /modulepreload.*\/nod\/nod.js/ { print chunk }' \
        "$document" > "$out/${name/Studio/studio}"
done
# app.js has the chunk at once, and needs no nod.js.
sed -i.old '/\/nod\/nod.js/d' "$out/index.html"
rm "$out/index.html.old"
rm -rf .build-page
mv "$out" .build-page
