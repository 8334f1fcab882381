#!/usr/bin/env bash
# Builds Web/nod.wasm, the whole engine, and Web/touch.wasm, which asks the same engine about touches, and prints their
# sizes; fails above the limits, and with 3 without tools.
#
# Engine, bridge and exports are compiled as one module each, so that what nothing calls is left out. Binaryen's wasm-opt,
# where it is installed, takes off 8 % more; the engine is the same without it. Only here does it run: clang,
# which would run any it finds, does not link. The same sources and tools give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
build=.build-wasm
out=Web
found=$(Web/toolchain.sh) || exit
{ read -r swiftc && read -r clang && read -r wasm_ld; } <<< "$found"
mkdir -p "$build"

# What inlining gains in speed nobody can feel here, and its size everybody downloads.
inline_less=(-Xllvm -sil-disable-pass=inline -Xllvm -inline-threshold=0)

"$clang" --target=wasm32-unknown-none -Oz -mbulk-memory -ffreestanding -fno-builtin -Wall -Werror \
    -c Web/Engine/Allocator.c -o "$build/allocator.o"

# module NAME LIMIT FOLDER…: NAME.wasm of these folders' sources, of so many bytes with brotli at most.
module() {
    local name=$1 limit=$2 sources=() source
    shift 2
    while IFS= read -r source; do sources+=("$source"); done \
        < <(find Sources/Nod Web/Numbers "$@" -name '*.swift' | LC_ALL=C sort)
    "$swiftc" -target wasm32-unknown-none-wasm -swift-version 6 -module-name NodEngine -parse-as-library \
        -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize -lto=llvm-full \
        -package-name nod -Xfrontend -disable-stack-protector -warnings-as-errors "${inline_less[@]}" \
        -Xcc -mbulk-memory -Xcc -mnontrapping-fptoint -Xcc -msign-ext \
        -c ${sources[@]+"${sources[@]}"} -o "$build/$name.o"
    "$wasm_ld" "$build/$name.o" "$build/allocator.o" -o "$out/$name.wasm" \
        --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --export-memory --lto-O2 \
        -mllvm -enable-merge-functions -mllvm -inline-threshold=0 --compress-relocations
    # The lowest kilobyte is the end of the stack (--stack-first): no data is there. Engines make nothing of alignments, which
    # are 1 % of what is transferred.
    if command -v wasm-opt > /dev/null; then
        wasm-opt --low-memory-unused --dealign --flatten --rereloop -Os -Os \
            --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
            --enable-multivalue "$out/$name.wasm" -o "$out/$name.wasm"
    fi
    measure "$name" "$limit"
}

measure() {
    local size compressed
    size=$(wc -c < "$out/$1.wasm")
    if ! command -v brotli > /dev/null; then
        echo "$out/$1.wasm: $size bytes (install brotli, or use \`make wasm\`, to measure what is transferred)"
        return
    fi
    compressed=$(brotli --quality=11 --stdout "$out/$1.wasm" | wc -c)
    echo "$out/$1.wasm: $size bytes, $compressed with brotli (at most $2)"
    if command -v wasm-opt > /dev/null && [ "$compressed" -gt "$2" ]; then
        echo "It is too large: see what was added, or what costly crept in (Documentation/ScoreBuffer.md, Size)." >&2
        return 1
    fi
}

if ! command -v wasm-opt > /dev/null; then
    echo "The engine is 8 % larger than it need be: there is no wasm-opt here. Install it with \`make install-wasm\`," \
        "or by hand: apt-get install binaryen, or brew install binaryen." >&2
fi
# A benchmark's own module: `Web/build.sh OUT NAME LIMIT FOLDER…`.
if [ $# -gt 0 ]; then
    out=$1
    shift
    module "$@"
    exit
fi
module nod 28672 Web/Bridge Web/Engine &
module touch 6656 Web/Touch
wait $!
