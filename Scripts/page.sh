#!/usr/bin/env bash
# Bundles the page, Studio and the browser library into .build-page under their addresses, with texts filled in and
# compressed.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build-page.new
page=Tasks/Page
command -v esbuild > /dev/null || { echo "The page is bundled by esbuild, which is not installed. Run Scripts/install.sh run." >&2; exit 1; }
bundle() { esbuild "$@" --bundle --charset=utf8 --log-level=warning --outdir="$out"; }
rm -rf "$out"

# The library's modules stay separate, so that rarely used ones load on demand.
bundle parts/app=$page/app.js --format=esm --minify --external:/nod/*
bundle studio/studio=Studio/studio.js --format=esm --minify --external:/nod/{nod,gestures,design,rehearsal}.js
# Classic scripts: those before the first paint, and the worker.
bundle early=$page/early.js sw=$page/sw.js studio/theme=Studio/theme.js --minify --format=iife
bundle app=$page/app.css styles/alone=$page/styles/alone.css \
    studio/studio=Studio/studio.css \
    --minify-whitespace --external:*.svg
# Every page has nod.js already, so shared code is one chunk.
echo 'import "../../Web/nod.js";' > "$out/parts/shared.js"
bundle app="$out/parts/app.js" nod/{nod=Web/nod,gestures=Web/gestures,design=Web/design,rehearsal=Web/rehearsal}.js \
    --minify --format=esm --splitting --inject:"$out/parts/shared.js" --chunk-names=nod/[name]
rm -r "$out/parts"
cp $page/*.svg "$out"
cp $page/styles/*.svg "$out/styles"
cp Studio/*.svg "$out/studio"
mkdir "$out/nod/messages"
cp Web/messages/*.json "$out/nod/messages"
cp Web/feedback.schema.json Web/nod.css "$out/nod"
cp Web/*.wasm "$out/nod" 2> /dev/null || true
python3 Scripts/documents.py "$out"
find "$out" -type f -exec brotli -Zkn {} +
chmod -R a+rX "$out"
rm -rf .build-page
mv "$out" .build-page
