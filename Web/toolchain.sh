#!/usr/bin/env bash
# Prints the folder with swiftc, clang and wasm-ld for WebAssembly; exits with 3 without one. Toolchains of swift.org have
# all three. Xcode's lacks wasm-ld and Embedded Swift for wasm32.
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

folders=$(compilers)
while read -r folder; do
    for part in swiftc clang wasm-ld ../lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule; do
        [ -e "$folder/$part" ] || continue 2
    done
    echo "$folder"
    exit
done <<< "$folders"
echo "The engine for the browser can't be built. No Swift toolchain for WebAssembly was found (Xcode's is none):" \
    "brew install swiftly && swiftly init." >&2
exit 3
