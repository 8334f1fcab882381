// swift-tools-version: 6.1
import PackageDescription

/// The task app. Separate from the library, whose users would otherwise build a database and a web server.
let package = Package(
    name: "Tasks",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "tasks", targets: ["tasks"]),
        // For the app target of Xcode.
        .library(name: "TasksModel", targets: ["TasksModel", "TaskTexts", "TaskValues"]),
        .library(name: "TaskStore", targets: ["TaskStore"]),
    ],
    dependencies: [
        .package(name: "Nod", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        // No traits: they would build swift-configuration. Traits need Xcode 26.4.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        .target(name: "TaskValues", dependencies: [.product(name: "Nod", package: "Nod")]),
        .target(name: "TaskStore", dependencies: ["TaskValues", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "TaskFormats", dependencies: ["TaskStore", .product(name: "NodJSON", package: "Nod")]),
        .systemLibrary(
            name: "CQREncode",
            pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
        ),
        .target(
            name: "TaskTexts",
            dependencies: ["TaskValues", .product(name: "NodWords", package: "Nod")],
            path: "Texts",
            resources: [.embedInCode("Tables")]
        ),
        .target(
            name: "TaskServer",
            dependencies: [
                "TaskStore",
                "CQREncode",
                "TaskTexts",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.embedInCode("Routes/openapi.yaml")]
        ),
        .executableTarget(
            name: "tasks",
            dependencies: [
                "TaskStore",
                "TaskFormats",
                "TaskServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "TasksModel",
            dependencies: [
                "TaskStore", "TaskTexts", .product(name: "Nod", package: "Nod"),
                .product(name: "NodPerforming", package: "Nod"),
            ]
        ),
        .target(name: "TestSupport", dependencies: ["TaskStore"], path: "Tests/Support"),
        .testTarget(
            name: "TaskStoreTests",
            dependencies: ["TaskStore", "TestSupport", .product(name: "GRDB", package: "GRDB.swift")]
        ),
        .testTarget(name: "TaskFormatsTests", dependencies: ["TaskFormats", "TaskStore", "TestSupport"]),
        .testTarget(name: "TaskServerTests", dependencies: ["TaskServer", "TaskStore"]),
        .testTarget(
            name: "TasksModelTests",
            dependencies: [
                "TasksModel", "TaskStore", "TaskTexts", "TestSupport",
                .product(name: "NodTesting", package: "Nod"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

#if os(macOS)
package.targets.append(
    .executableTarget(
        name: "TasksApp",
        dependencies: ["TasksModel", "TaskStore", "TaskTexts", .product(name: "NodUI", package: "Nod")]
    )
)
#endif

// The Makefile sets the variable. `treatAllWarnings` needs tools 6.2.
if Context.environment["NOD_WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets where target.type != .system {
        target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])]
    }
}
