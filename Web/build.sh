#!/usr/bin/env bash
# Builds Web/nod.wasm, the engine with all that JavaScript calls, and prints its size; fails above the limit, and with 3
# without tools. Then what was there before is left as it was.
#
# It is compiled as one module, so that what nothing calls is left out. Binaryen's wasm-opt, where it is installed,
# takes off 8 % more; the engine is the same without it. Only here does it run: clang, which would run any it finds, does
# not link. The same sources and tools give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
# Without arguments the page's engine; `Web/build.sh OUT NAME LIMIT FOLDER…` is a benchmark's own module.
[ $# -gt 0 ] || set -- Web nod 30720 Web/Bridge Web/Engine
out=$1 name=$2 limit=$3
shift 3
build=.build-wasm
found=$(Web/toolchain.sh) || exit
{ read -r swiftc && read -r clang && read -r wasm_ld; } <<< "$found"
mkdir -p "$build"

# What inlining and rotated loops gain in speed nobody can feel here, and their size everybody downloads.
smaller=(-Xllvm -sil-disable-pass=inline -Xllvm -inline-threshold=0 -Xllvm -sil-disable-pass=loop-rotate)

"$clang" --target=wasm32-unknown-none -Oz -mbulk-memory -ffreestanding -fno-builtin -Wall -Werror \
    -c Web/Engine/Allocator.c -o "$build/allocator.o"

find Sources/Nod Web/Numbers "$@" -name '*.swift' | LC_ALL=C sort > "$build/$name.sources"
"$swiftc" -target wasm32-unknown-none-wasm -swift-version 6 -module-name NodEngine -parse-as-library \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize -lto=llvm-full \
    -package-name nod -Xfrontend -disable-stack-protector -warnings-as-errors "${smaller[@]}" \
    -Xcc -mbulk-memory -Xcc -mnontrapping-fptoint -Xcc -msign-ext \
    -c "@$build/$name.sources" -o "$build/$name.o"
"$wasm_ld" "$build/$name.o" "$build/allocator.o" -o "$build/$name.wasm" \
    --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --export-memory --lto-O2 \
    -mllvm -enable-merge-functions -mllvm -inline-threshold=0 -mllvm -disable-licm-promotion -mllvm -enable-pre=false \
    -mllvm -disable-lsr \
    --compress-relocations
# The lowest kilobyte is the end of the stack (--stack-first): no data is there. Engines make nothing of alignments, which
# are 1 % of what is transferred.
if command -v wasm-opt > /dev/null; then
    wasm-opt --low-memory-unused --dealign --flatten --rereloop -Oz --converge --flatten --rereloop -Oz --code-folding -Oz \
        --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
        --enable-multivalue "$build/$name.wasm" -o "$build/$name.wasm"
else
    echo "The engine is 8 % larger than it need be: there is no wasm-opt here. Install it with \`make install-wasm\`," \
        "or by hand: apt-get install binaryen, or brew install binaryen." >&2
fi

size=$(wc -c < "$build/$name.wasm")
if ! command -v brotli > /dev/null; then
    echo "$out/$name.wasm: $size bytes (install brotli, or use \`make wasm\`, to measure what is transferred)"
else
    compressed=$(brotli --quality=11 --stdout "$build/$name.wasm" | wc -c)
    echo "$out/$name.wasm: $size bytes, $compressed with brotli (at most $limit)"
    if command -v wasm-opt > /dev/null && [ "$compressed" -gt "$limit" ]; then
        echo "It is too large: see what was added, or what costly crept in (Documentation/ScoreBuffer.md, Size)." >&2
        exit 1
    fi
fi
mv "$build/$name.wasm" "$out/$name.wasm"
