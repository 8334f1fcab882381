#!/usr/bin/env bash
# Prints the paths of swiftc, clang and wasm-ld for WebAssembly, one per line; exits with 3 without them. Toolchains of
# swift.org have all three. Xcode's lacks Embedded Swift for wasm32 and wasm-ld, and its clang that target; Homebrew's
# llvm and lld replace the latter two.
set -euo pipefail

# Resolves links without `readlink -f`, which older Macs lack.
real() {
    local file=$1 link
    while [ -L "$file" ]; do
        link=$(readlink "$file")
        case $link in /*) file=$link ;; *) file=$(dirname "$file")/$link ;; esac
    done
    echo "$file"
}

# Folders with Swift compilers: the chosen one first, installed ones last.
compilers() {
    local swiftc location toolchain
    [ -z "${TOOLCHAINS:-}" ] || ! swiftc=$(xcrun --find swiftc 2> /dev/null) || dirname "$swiftc"
    ! location=$(swiftly use --print-location 2> /dev/null) || echo "$location/usr/bin"
    ! swiftc=$(command -v swiftc) || dirname "$(real "$swiftc")"
    for toolchain in {"$HOME",}/Library/Developer/Toolchains/{swift-latest,swift-*}.xctoolchain \
        "$HOME"/.local/share/swiftly/toolchains/*; do
        echo "$toolchain/usr/bin"
    done
}

# Paths of a tool `$2` of Homebrew's `$1`.
elsewhere() {
    local prefix
    for prefix in "${HOMEBREW_PREFIX:-/opt/homebrew}" "${HOMEBREW_PREFIX:-/usr/local}"; do
        echo "$prefix/opt/$1/bin/$2"
    done
    command -v "$2" || true
}

# The first that exists and, for clang, has the target. Reads all lines, because the writer would fail otherwise.
first() {
    local file found=
    while read -r file; do
        if [ -n "$found" ] || [ ! -x "$file" ]; then continue; fi
        case $file in */clang) "$file" --print-targets 2> /dev/null | grep wasm32 > /dev/null || continue ;; esac
        found=$file
    done
    [ -n "$found" ] && echo "$found"
}

folders=$(compilers)
missing="No Swift toolchain for WebAssembly was found (Xcode's is none): brew install swiftly && swiftly init."
while read -r folder; do
    [ -x "$folder/swiftc" ] || continue
    [ -e "$folder/../lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule" ] || continue
    if ! clang=$({ echo "$folder/clang" && elsewhere llvm clang; } | first); then
        missing="$folder has no clang for wasm32: brew install llvm."
    elif ! wasm_ld=$({ echo "$folder/wasm-ld" && elsewhere lld wasm-ld; } | first); then
        missing="$folder has no wasm-ld: brew install lld."
    else
        printf '%s\n' "$folder/swiftc" "$clang" "$wasm_ld"
        exit
    fi
done <<< "$folders"
echo "The engine for the browser can't be built. $missing" >&2
exit 3
