#!/bin/bash
# Selects an Xcode of the runner's image, and downloads the platforms that it lacks: `xcode.sh 16.3 iOS visionOS`.
set -euo pipefail
version=$1
shift
app=/Applications/Xcode_$version.app
if [ ! -d "$app" ]; then
    echo "There is no $app. This image has:" /Applications/Xcode*.app >&2
    exit 1
fi
sudo xcode-select --switch "$app"
xcodebuild -version
for platform in "$@"; do
    case $platform in
    iOS) sdk=iphoneos ;;
    visionOS) sdk=xros ;;
    *) echo "Which SDK is $platform's?" >&2 && exit 1 ;;
    esac
    installed=$(xcrun --sdk "$sdk" --show-sdk-version)
    if ! xcrun simctl list runtimes | grep "^$platform $installed " > /dev/null; then
        xcodebuild -downloadPlatform "$platform" -buildVersion "$installed"
    fi
done
