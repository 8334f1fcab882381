// swift-tools-version: 6.1
// Swift 6.1 is that of Xcode 16.3.
import PackageDescription

let package = Package(
    name: "Nod",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        // For apps: the views; test support; and the engine by itself, with feedback files.
        .library(name: "NodUI", targets: ["NodUI"]),
        .library(name: "NodTesting", targets: ["NodTesting"]),
        .library(name: "Nod", targets: ["Nod", "NodFile"]),
        // For this repository's Tasks and Tools alone.
        .library(name: "NodJSON", targets: ["NodJSON"]),
        .library(name: "NodWords", targets: ["NodWords"]),
        .library(name: "NodPerforming", targets: ["NodPerforming"]),
    ],
    targets: [
        .target(name: "Nod"),
        // Feedback of an app's own, as a file that people write.
        .target(name: "NodFile", dependencies: ["Nod", "NodJSON"]),
        // JSON whose values know their lines, read and written.
        .target(name: "NodJSON"),
        // Texts of a language, with their values, plural forms and simpler words.
        .target(name: "NodWords"),
        // What lies between the engine and views: clock, order and dispatch to performers, without SwiftUI.
        .target(name: "NodPerforming", dependencies: ["Nod", "NodWords"]),
        // For iOS, macOS and visionOS; elsewhere empty.
        .target(
            name: "NodUI",
            dependencies: ["Nod", "NodPerforming", "NodWords"],
            resources: [.process("Resources")]
        ),
        .target(name: "NodTesting", dependencies: ["Nod", "NodPerforming"]),
        // The wall that numbers cross between engine and JavaScript; Web/build.sh compiles it into nod.wasm.
        .target(name: "NodBridge", dependencies: ["Nod"], path: "Web/Bridge"),
        .testTarget(name: "NodFileTests", dependencies: ["Nod", "NodFile"]),
        .testTarget(name: "NodWordsTests", dependencies: ["NodWords"]),
        .testTarget(name: "NodPerformingTests", dependencies: ["Nod", "NodFile", "NodPerforming", "NodTesting"]),
        .testTarget(
            name: "NodTests",
            dependencies: ["Nod", "NodFile", "NodTesting", "NodBridge"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
