#!/usr/bin/env bash
# Builds nod.wasm, nod-sound.wasm, nod-gestures.wasm and nod-design.wasm in Web with the Swift toolchain alone and prints their sizes.
#
# Engine, bridge and exports are compiled as one module, so that what nothing calls is left out. A wasm-opt that happens
# to be on PATH is not used: the same sources give the same bytes on every machine.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=28672
later_limit=12288 # of a module that is loaded when it is first wanted
build=.build-wasm
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
mkdir -p "$build"

# What inlining gains in speed nobody can feel here, and its size everybody downloads.
inline_less=()
for benefit in removed-call generic-specialization removed-load removed-store ref-count removed-terminator exclusivity \
    removed-closure; do
    inline_less+=(-Xllvm "-sil-inline-$benefit-benefit=0")
done

"$tools/clang" --target=wasm32-unknown-none -Oz -mbulk-memory -ffreestanding -fno-builtin -Wall -Werror \
    -c Web/Engine/Allocator.c -o "$build/allocator.o"

# build NAME FOLDER…: Web/NAME.wasm from the engine and the folders beside this script.
build() {
    local name=$1 sources
    shift
    mapfile -t sources < <(find Sources/Nod "${@/#/Web/}" -name '*.swift' | LC_ALL=C sort)
    "$tools/swiftc" -target wasm32-unknown-none-wasm -swift-version 6 -module-name NodEngine -parse-as-library \
        -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize -lto=llvm-full \
        -package-name nod -Xfrontend -disable-stack-protector -warnings-as-errors "${inline_less[@]}" \
        -Xcc -mbulk-memory -Xcc -mnontrapping-fptoint -Xcc -msign-ext \
        -c "${sources[@]}" -o "$build/$name.o"
    "$tools/wasm-ld" "$build/$name.o" "$build/allocator.o" -o "Web/$name.wasm" \
        --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --export-memory --lto-O2 \
        -mllvm -enable-merge-functions --compress-relocations
}

# measure NAME LIMIT: prints the size, and fails above the limit.
measure() {
    local file=Web/$1.wasm limit=$2 compressed
    if ! command -v brotli > /dev/null; then
        echo "$file: $(wc -c < "$file") bytes (install brotli, or use \`make wasm\`, to measure what is transferred)"
        return
    fi
    compressed=$(brotli --quality=11 --stdout "$file" | wc -c)
    echo "$file: $(wc -c < "$file") bytes, $compressed with brotli (at most $limit)"
    if [ "$compressed" -gt "$limit" ]; then
        echo "$file is too large: see what was added, or what costly crept in (Documentation/ScoreBuffer.md, Size)." >&2
        return 1
    fi
}

build nod Bridge Engine
build nod-sound SoundEngine
build nod-gestures GestureEngine
build nod-design Bridge DesignEngine
measure nod "$limit"
measure nod-sound "$later_limit"
measure nod-gestures "$later_limit"
measure nod-design "$later_limit"
