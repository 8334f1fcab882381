// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Tools",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "nod", targets: ["nod"])],
    dependencies: [
        .package(name: "Nod", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        .target(
            name: "Audit",
            dependencies: [
                .product(name: "Nod", package: "Nod"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ],
            path: "Audit/Sources"
        ),
        .target(
            name: "Exporters",
            dependencies: [
                .product(name: "Nod", package: "Nod"),
                .product(name: "NodJSON", package: "Nod"),
            ],
            path: "Exporters/Sources"
        ),
        .executableTarget(
            name: "nod",
            dependencies: [
                "Audit",
                "Exporters",
                .product(name: "Nod", package: "Nod"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Command/Sources"
        ),
        .testTarget(
            name: "AuditTests",
            dependencies: ["Audit", .product(name: "SwiftSyntax", package: "swift-syntax")],
            path: "Audit/Tests"
        ),
        .testTarget(name: "CommandTests", dependencies: ["nod"], path: "Command/Tests"),
        .testTarget(name: "ExportersTests", dependencies: ["Exporters"], path: "Exporters/Tests"),
    ],
    swiftLanguageModes: [.v6]
)

// The Makefile's builds treat warnings as errors.
if Context.environment["NOD_WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets {
        target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])]
    }
}
