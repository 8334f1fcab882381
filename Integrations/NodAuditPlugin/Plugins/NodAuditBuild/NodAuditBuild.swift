import Foundation
import PackagePlugin

/// Audits a target when one of its files changed; a build without changes runs nothing.
@main
struct NodAuditBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SourceModuleTarget, module.kind != .test else { return [] }
        return Self.commands(
            target.name,
            module.sourceFiles(withSuffix: "swift").map(\.url),
            nod: try context.tool(named: "nod").url,
            settings: context.package.directoryURL,
            output: context.pluginWorkDirectoryURL
        )
    }

    private static func commands(_ name: String, _ files: [URL], nod: URL, settings: URL, output: URL) -> [Command] {
        guard !files.isEmpty else { return [] }
        let config = settings.appending(path: ".nod.yml")
        let hasConfig = FileManager.default.fileExists(atPath: config.path)
        // An empty source: any other file would become a resource, and give the target a bundle.
        let stamp = output.appending(path: "NodAuditStamp.swift")
        // Findings have lines of their own, which fail the build if they are errors. The stamp tells the build that nothing is to do.
        let script =
            #"stamp=$1; shift; status=0; "$0" audit --format xcode "$@" || status=$?; [ "$status" -le 1 ] && : > "$stamp""#
        let options = hasConfig ? ["--config", config.path] : []
        return [
            .buildCommand(
                displayName: "nod audit \(name)",
                executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", script, nod.path, stamp.path] + options + files.map(\.path),
                inputFiles: files + (hasConfig ? [config] : []) + [nod],
                outputFiles: [stamp]
            )
        ]
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NodAuditBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        Self.commands(
            target.displayName,
            target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" },
            nod: try context.tool(named: "nod").url,
            settings: context.xcodeProject.directoryURL,
            output: context.pluginWorkDirectoryURL
        )
    }
}
#endif
