// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Nod",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Nod", targets: ["Nod"])
    ],
    targets: [
        .target(name: "Nod"),
        .testTarget(name: "NodTests", dependencies: ["Nod"]),
    ],
    swiftLanguageModes: [.v6]
)
