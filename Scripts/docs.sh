#!/bin/bash
# The documentation of Nod, NodFile, NodPerforming, NodTesting and NodUI into .build-docs/, every warning an error.
# NodUI's symbols come from AppleCheck's build, since SwiftUI exists on Apple's systems only.
set -euo pipefail
cd "$(dirname "$0")/.."

symbols=.build-docs/symbols
rm -rf .build-docs
mkdir -p "$symbols"

for target in NodTesting NodFile; do
    # shellcheck disable=SC2086
    swift build ${LEAN:-} --quiet -Xswiftc -warnings-as-errors --target "$target"
done
modules="$(swift build --show-bin-path)/Modules"
for module in Nod NodFile NodPerforming NodTesting; do
    mkdir -p "$symbols/$module"
    swift symbolgraph-extract -module-name "$module" -I "$modules" -minimum-access-level public \
        -target "$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)" \
        -output-dir "$symbols/$module"
done
AppleCheck/check --module NodUI --only ios26-swift6 --symbol-graph "$symbols/NodUI"

for module in Nod NodFile NodPerforming NodTesting NodUI; do
    docc convert "Sources/$module/$module.docc" \
        --additional-symbol-graph-dir "$symbols/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "nod.$module" \
        --warnings-as-errors --output-path ".build-docs/$module"
    echo "$module: .build-docs/$module"
done
