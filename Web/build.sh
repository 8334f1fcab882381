#!/usr/bin/env bash
# Builds Web/nod.wasm and prints its size. Fails above the limit; exits with 3 without tools, and keeps the old file.
# Compiled as one module, so that unused code is dropped. Binaryen's wasm-opt saves 8 % if installed. Equal sources and
# tools give equal bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
# By default the page's engine; `Web/build.sh OUT NAME LIMIT FOLDER…` builds a benchmark's module.
[ $# -gt 0 ] || set -- Web nod 30720 Web/Bridge Web/Engine
out=$1 name=$2 limit=$3
shift 3
build=.build-wasm
tools=$(Web/toolchain.sh) || exit
mkdir -p "$build"

# Prefers size: inlining and rotated loops aren't noticeably faster here.
smaller=(-Xllvm -sil-disable-pass=inline -Xllvm -inline-threshold=0 -Xllvm -sil-disable-pass=loop-rotate)

"$tools/clang" --target=wasm32-unknown-none -Oz -mbulk-memory -ffreestanding -fno-builtin -Wall -Werror \
    -c Web/Engine/Allocator.c -o "$build/allocator.o"

find Sources/Nod Web/Numbers "$@" -name '*.swift' | LC_ALL=C sort > "$build/$name.sources"
"$tools/swiftc" -target wasm32-unknown-none-wasm -swift-version 6 -module-name NodEngine -parse-as-library \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize -lto=llvm-full \
    -package-name nod -Xfrontend -disable-stack-protector -warnings-as-errors "${smaller[@]}" \
    -Xcc -mbulk-memory -Xcc -mnontrapping-fptoint -Xcc -msign-ext \
    -c "@$build/$name.sources" -o "$build/$name.o"
"$tools/wasm-ld" "$build/$name.o" "$build/allocator.o" -o "$build/$name.wasm" \
    --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --export-memory --lto-O2 \
    -mllvm -enable-merge-functions -mllvm -inline-threshold=0 -mllvm -disable-licm-promotion -mllvm -enable-pre=false \
    -mllvm -disable-lsr \
    --compress-relocations
# The lowest kilobyte contains no data, but the end of the stack (--stack-first). Engines ignore alignments, 1 % of the
# size.
if command -v wasm-opt > /dev/null; then
    wasm-opt --low-memory-unused --dealign --flatten --rereloop -Oz --converge --flatten --rereloop -Oz --code-folding -Oz \
        --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
        --enable-multivalue "$build/$name.wasm" -o "$build/$name.wasm"
else
    echo "The engine is 8 % larger than it need be: there is no wasm-opt here. Install it with \`make install-run\`," \
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
