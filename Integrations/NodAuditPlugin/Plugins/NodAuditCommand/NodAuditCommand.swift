import Foundation
import PackagePlugin

/// `swift package nod-audit`, with the options of `nod audit`.
@main
struct NodAuditCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Self.audit(try context.tool(named: "nod").url, arguments, in: context.package.directoryURL)
    }

    private static func audit(_ nod: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = nod
        process.arguments = ["audit"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("nod audit found something.")
        default: Diagnostics.error("nod audit could not run; its message says why.")
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NodAuditCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        // Xcode adds the target that was chosen, which is no option of nod's.
        var arguments = arguments
        while let index = arguments.firstIndex(of: "--target") {
            arguments.removeSubrange(index...min(index + 1, arguments.count - 1))
        }
        let format = arguments.contains("--format") ? [] : ["--format", "xcode"]
        try Self.audit(try context.tool(named: "nod").url, arguments + format, in: context.xcodeProject.directoryURL)
    }
}
#endif
