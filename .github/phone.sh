#!/bin/bash
# Prints the identifier of a new simulator, and downloads its iOS if that is missing: `phone.sh "iPhone 14" 16.4`.
set -euo pipefail
model=$1
ios=$2
if ! xcrun simctl list runtimes | grep "^iOS $ios " > /dev/null; then
    xcodebuild -downloadPlatform iOS -buildVersion "$ios" >&2
fi
simulator=com.apple.CoreSimulator
xcrun simctl create Nod "$simulator.SimDeviceType.${model// /-}" "$simulator.SimRuntime.iOS-${ios//./-}"
