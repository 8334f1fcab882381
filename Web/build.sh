#!/usr/bin/env bash
# Builds Web/nod.wasm with the Swift toolchain alone and prints its size.
#
# Engine, bridge and exports are compiled as one module, so that what nothing calls is left out. A wasm-opt that happens
# to be on PATH is not used: the same sources give the same bytes on every machine.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=16384
out=Web/nod.wasm
build=.build-wasm
mkdir -p "$build"

mapfile -t sources < <(find Sources/Nod Web/Bridge Web/Engine -name '*.swift' | LC_ALL=C sort)
swiftc -target wasm32-unknown-none-wasm -swift-version 6 -module-name NodEngine -parse-as-library \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize \
    -Xfrontend -disable-stack-protector -Xfrontend -function-sections -warnings-as-errors \
    -Xcc -mbulk-memory -Xcc -mnontrapping-fptoint -Xcc -msign-ext \
    -c "${sources[@]}" -o "$build/nod.o"
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$tools/clang" --target=wasm32-unknown-none -Oz -mbulk-memory -ffreestanding -fno-builtin -Wall -Werror \
    -c Web/Engine/Allocator.c -o "$build/allocator.o"
"$tools/wasm-ld" "$build/nod.o" "$build/allocator.o" -o "$out" \
    --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --export-memory

size=$(wc -c < "$out")
compressed=$(python3 -c 'import sys, brotli; print(len(brotli.compress(open(sys.argv[1], "rb").read(), quality=11)))' "$out" 2>/dev/null ||
    brotli --quality=11 --stdout "$out" | wc -c)
echo "Web/nod.wasm: $size bytes, $compressed bytes with brotli (at most $limit)"
if [ "$compressed" -gt "$limit" ]; then
    echo "Web/nod.wasm is too large: see what was added, or whether something costly crept in (Documentation/ScoreBuffer.md, Size)." >&2
    exit 1
fi
