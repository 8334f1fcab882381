// swift-tools-version: 6.1
import PackageDescription

// AppleCheck/Run/Tool/prepare.py writes this package into .build-run/ and fills in the modules.
let played: [SwiftSetting] = [.define("PLAYS_iOS"), .define("DEBUG")]

let package = Package(
    name: "Run",
    defaultLocalization: "en",
    targets: [
        // The declarations of Apple's frameworks, with bodies; in Swift 5 mode, since one thread runs everything.
        .target(
            name: "AppleDouble",
            swiftSettings: [.define("PLAYS_iOS"), .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
        ),
        // MODULES
        .testTarget(name: "RunTests", dependencies: ["AppleDouble", "NodUI", "NodFile", "NodTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
