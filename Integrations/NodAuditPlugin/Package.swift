// swift-tools-version: 6.0
import PackageDescription

/// `nod audit` for packages and Xcode: `swift package nod-audit`, and findings beside the code in each build.
let package = Package(
    name: "NodAuditPlugin",
    products: [
        .plugin(name: "NodAuditCommand", targets: ["NodAuditCommand"]),
        .plugin(name: "NodAuditBuild", targets: ["NodAuditBuild"]),
    ],
    targets: [
        // `make artifactbundle` writes it; a release has it as `url:` and `checksum:`.
        .binaryTarget(name: "nod", path: "nod.artifactbundle"),
        .plugin(
            name: "NodAuditCommand",
            capability: .command(
                intent: .custom(verb: "nod-audit", description: "Finds what people would suffer from in SwiftUI code.")
            ),
            dependencies: ["nod"]
        ),
        .plugin(name: "NodAuditBuild", capability: .buildTool(), dependencies: ["nod"]),
    ]
)
