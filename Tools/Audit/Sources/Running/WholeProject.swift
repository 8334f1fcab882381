import Foundation

extension Discovery {
    public func elsewhere(_ paths: [String]) -> NameUses? {
        let folders = paths.map { Paths.absolute($0, from: workingDirectory) }
        guard folders.contains(where: { FileStatus(of: $0)?.kind == .folder && isProject($0) }) else { return nil }
        let uses = Workers.map(leftOut.count) { [leftOut] in NameUses(wordsOf: leftOut[$0]) }
        guard !uses.contains(nil) else { return nil }
        return uses.reduce(into: NameUses()) { $0.scopes += $1?.scopes ?? [] }
    }

    /// Contains a project's manifest, unless a folder above does.
    private func isProject(_ folder: String) -> Bool {
        if holdsProject(folder) { return true }
        var above = folder
        while above != "/" {
            above = Paths.parent(above)
            if holdsProject(above) { return false }
        }
        return true
    }

    private func holdsProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            [".git", "Package.swift", "Project.swift", "project.yml"].contains(name)
                || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
    }
}
