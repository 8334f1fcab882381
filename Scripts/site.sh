#!/usr/bin/env bash
# Makes the static site in .build-site, for any host and any folder: the landing page, Studio, the documents of the browser library, and
# those of NodUI if `make docs` has made them. BASE=/folder is where a host serves it, which only DocC needs.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build-site.new
rm -rf "$out"
mkdir -p "$out/studio/texts"
cp -R .build-page/nod .build-page/icon.svg "$out"
cp .build-page/studio/* .build-page/styles/ornament.svg "$out/studio"
cp .build-page/texts/studio/en.json "$out/studio/texts"
find "$out" -name '*.br' -delete
rm "$out"/studio/*.html
cp .build-page/studio/studio.en.html "$out/studio/index.html"
esbuild site=Site/site.js --bundle --format=esm --minify --charset=utf8 --log-level=warning --external:/nod/* --outdir="$out"
esbuild site=Site/site.css --bundle --minify-whitespace --charset=utf8 --log-level=warning --external:*.svg --outdir="$out"
cp Site/index.html "$out"
# Addresses relative to the page, because a host may serve the site from a folder.
sed -i.old 's#"/nod/#"./nod/#g' "$out/site.js"
sed -i.old 's#"/nod/#"../nod/#g; s#/texts/studio/#texts/#g' "$out"/studio/*.js
sed -i.old 's#url(/styles/#url(#; s#url(/studio/#url(#g' "$out/studio/studio.css"
sed -i.old 's#"/nod/#"../nod/#g; s#"/studio/#"#g; s#"/texts/studio/#"texts/#g; s#href="/icon.svg"#href="../icon.svg"#; s#href="/"#href="../"#; s#<span>Tasks</span>#<span>Nod</span>#; s# · Tasks</title># · Nod</title>#' \
    "$out/studio/index.html"
python3 Scripts/web-bundle.py > /dev/null
cp ".build-web/nod-web-$(cat VERSION).tgz" "$out/nod-web.tgz"
sed -i.old 's/Use in Tasks/Use on the first page/' "$out/studio/index.html"
sed -i.old 's/In use in Tasks/In use on the first page/; s/Tasks would/the first page would/g' "$out/studio/texts/en.json"
.venv/bin/python Scripts/articles.py "$out/web" "$out/nod-web.tgz"
if [ -d .build-docs/NodUI ]; then
    mkdir "$out/docs"
    docc process-archive transform-for-static-hosting .build-docs/NodUI --output-path "$out/docs/NodUI" \
        --hosting-base-path "${BASE:-}/docs/NodUI"
else
    sed -i.old '/data-docs/d' "$out/index.html"
fi
find "$out" -name '*.old' -delete
chmod -R a+rX "$out"
rm -rf .build-site
mv "$out" .build-site
first=(index.html site.css site.js nod/{nod,chunk,gestures}.js nod/nod.wasm nod/messages/en.json)
size=$(cd .build-site && for file in "${first[@]}"; do gzip -9c "$file"; done | wc -c)
echo ".build-site: the first visit loads $size bytes with gzip (at most 120000)"
[ "$size" -le 120000 ]
