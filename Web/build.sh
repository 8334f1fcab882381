#!/usr/bin/env bash
# Builds Web/nod.wasm, the whole engine, with the Swift toolchain alone, and prints its size; fails above the limit.
#
# Engine, bridge and exports are compiled as one module, so that what nothing calls is left out. A wasm-opt that happens
# to be on PATH is not used: the same sources give the same bytes on every machine.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=28672 # bytes with brotli
build=.build-wasm
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
mkdir -p "$build"

# What inlining gains in speed nobody can feel here, and its size everybody downloads.
inline_less=(-Xllvm -sil-disable-pass=inline -Xllvm -inline-threshold=0)

"$tools/clang" --target=wasm32-unknown-none -Oz -mbulk-memory -ffreestanding -fno-builtin -Wall -Werror \
    -c Web/Engine/Allocator.c -o "$build/allocator.o"

mapfile -t sources < <(find Sources/Nod Web/Bridge Web/Engine -name '*.swift' | LC_ALL=C sort)
"$tools/swiftc" -target wasm32-unknown-none-wasm -swift-version 6 -module-name NodEngine -parse-as-library \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize -lto=llvm-full \
    -package-name nod -Xfrontend -disable-stack-protector -warnings-as-errors "${inline_less[@]}" \
    -Xcc -mbulk-memory -Xcc -mnontrapping-fptoint -Xcc -msign-ext \
    -c "${sources[@]}" -o "$build/nod.o"
"$tools/wasm-ld" "$build/nod.o" "$build/allocator.o" -o Web/nod.wasm \
    --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --export-memory --lto-O2 \
    -mllvm -enable-merge-functions -mllvm -inline-threshold=0 --compress-relocations

if ! command -v brotli > /dev/null; then
    echo "Web/nod.wasm: $(wc -c < Web/nod.wasm) bytes (install brotli, or use \`make wasm\`, to measure what is transferred)"
    exit
fi
compressed=$(brotli --quality=11 --stdout Web/nod.wasm | wc -c)
echo "Web/nod.wasm: $(wc -c < Web/nod.wasm) bytes, $compressed with brotli (at most $limit)"
if [ "$compressed" -gt "$limit" ]; then
    echo "It is too large: see what was added, or what costly crept in (Documentation/ScoreBuffer.md, Size)." >&2
    exit 1
fi
