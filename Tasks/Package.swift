// swift-tools-version: 6.1
import PackageDescription

/// The task app: a store, the formats it reads and writes, a server on loopback, and the command `tasks`.
///
/// It stands apart from the library, so that whoever only wants the buttons never builds a database or a web server.
let package = Package(
    name: "Tasks",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "tasks", targets: ["tasks"]),
        // For an app target of Xcode, which draws with the files of TasksApp.
        .library(name: "TasksModel", targets: ["TasksModel", "TaskTexts", "TaskValues"]),
        .library(name: "TaskStore", targets: ["TaskStore"]),
    ],
    dependencies: [
        .package(name: "Nod", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        // Traits need Xcode 26.4. Without its own Hummingbird does not build swift-configuration, which nothing here needs.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        // What tasks and collections are, without a database: the app's views know no more.
        .target(name: "TaskValues", dependencies: [.product(name: "Nod", package: "Nod")]),
        .target(name: "TaskStore", dependencies: ["TaskValues", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "TaskFormats", dependencies: ["TaskStore", .product(name: "NodJSON", package: "Nod")]),
        // QR codes, drawn in the terminal of `tasks serve --share`.
        .systemLibrary(
            name: "CQREncode",
            pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
        ),
        // The texts, and what of them a program carries by itself.
        .target(
            name: "TaskTexts",
            dependencies: ["TaskValues", .product(name: "NodWords", package: "Nod")],
            path: "Texts",
            resources: [.embedInCode("Tables")]
        ),
        .target(
            name: "TaskServer",
            dependencies: [
                "TaskFormats",
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
        // What the app for Apple's platforms shows and does, which any system can test.
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
// Draws the app; elsewhere there is no SwiftUI. An executable target is a product by itself.
package.targets.append(
    .executableTarget(
        name: "TasksApp",
        dependencies: ["TasksModel", "TaskStore", "TaskTexts", .product(name: "NodUI", package: "Nod")]
    )
)
#endif

// A warning is an error where we build: the Makefile sets the variable. `treatAllWarnings` comes with tools 6.2; until this
// package needs them, a flag.
if Context.environment["NOD_WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets where target.type != .system {
        target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])]
    }
}
