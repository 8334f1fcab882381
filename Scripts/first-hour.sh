#!/bin/bash
# Builds and tests NodUI with Xcode on a Mac, and writes a report for an issue: .build-first-hour/report.md. Takes about an hour.
# Continues after failures. `first-hour.sh --dry-run` prints the commands. Needs Xcode 26.4 or newer with an iPhone simulator.
set -u
cd "$(dirname "$0")/.." || exit 1
dry=false
if [ "${1:-}" = --dry-run ]; then dry=true; fi
folder=.build-first-hour
report=$folder/report.md
failed=0

# Runs a command, and reports its outcome, time and errors.
step() {
    local title=$1 log start status=0
    shift
    if $dry; then
        echo "$*"
        return
    fi
    log=$folder/$(echo "$title" | tr -cs 'A-Za-z0-9' '-').log
    start=$(date +%s)
    echo "== $title"
    "$@" > "$log" 2>&1 || status=$?
    echo "- [$([ "$status" = 0 ] && echo x || echo ' ')] $title, $(($(date +%s) - start)) s" >> "$report"
    if [ "$status" != 0 ]; then
        failed=$((failed + 1))
        { grep -nE 'error:|failed|FAILED|Fatal' "$log" || tail -n 20 "$log"; } | head -n 30 > "$folder/errors.txt"
        { printf '\n  ```text\n' && sed 's/^/  /' "$folder/errors.txt" && printf '  ```\n\n'; } >> "$report"
    fi
}

versions() { sw_vers && xcodebuild -version && xcrun swift --version && git log -1 --format=%h; }

# A fresh simulator, without settings of other apps.
phone() { if $dry; then echo PHONE; else .github/phone.sh "iPhone 17" "$(xcrun --sdk iphonesimulator --show-sdk-version)"; fi; }

sdk() { if $dry; then echo SDK; else xcrun --sdk iphonesimulator --show-sdk-path; fi; }

build() {
    local title=$1
    shift
    step "$title" xcodebuild build -quiet -derivedDataPath "$folder/xcode" CODE_SIGNING_ALLOWED=NO "$@"
}

if ! $dry; then
    if [ "$(uname)" != Darwin ] || ! xcodebuild -version > /dev/null 2>&1; then
        echo "This needs a Mac with Xcode; the command-line tools alone have no #Preview. Here, first-hour.sh --dry-run prints the commands." >&2
        exit 1
    fi
    mkdir -p "$folder/pictures"
    { echo "# First hour of NodUI on a Mac" && echo && versions | sed 's/^/    /' && echo; } > "$report"
fi

for platform in iOS macOS visionOS; do
    build "NodUI for $platform" -scheme NodUI -destination "generic/platform=$platform"
done
for project in Examples/Checklist/Checklist Tasks/Tasks; do
    scheme=$(basename "$project")
    build "$scheme for the iPhone" -project "$project.xcodeproj" -scheme "$scheme" -destination "generic/platform=iOS Simulator"
    build "$scheme for the Mac" -project "$project.xcodeproj" -scheme "$scheme" -destination "platform=macOS"
done
step "Tests of the package" swift test
phone=$(phone)
step "Hosted tests, and pictures of all previews" env TEST_RUNNER_NOD_PICTURES="$PWD/$folder/pictures" \
    xcodebuild test -quiet -project Examples/Checklist/Checklist.xcodeproj -scheme Checklist -destination "id=$phone" -derivedDataPath "$folder/xcode"
step "Accessibility audit of the app" \
    xcodebuild test -quiet -project Tasks/Tasks.xcodeproj -scheme Tasks -destination "id=$phone" -derivedDataPath "$folder/xcode"
step "Declarations of AppleCheck beside the SDK" python3 AppleCheck/Tool/interface.py "$(sdk)"

if ! $dry; then
    { echo && echo "Pictures: $(find "$folder/pictures" -name '*.png' | wc -l | tr -d ' ') in $folder/pictures; attach those that look wrong."; } >> "$report"
    echo "$failed of the steps failed. Paste $report into an issue, then go through Documentation/OnADevice.md."
fi
exit "$((failed > 0))"
