import Foundation

public struct AuditedFile: Sendable, Hashable {
    /// The path in reports: relative within the working directory, else absolute.
    public let path: String
    public let absolute: String
}

/// Finds the Swift files of an app: no tests, previews, generated or fetched code, and nothing behind symbolic links.
/// A named file is audited anywhere, unless the settings exclude it.
public struct Discovery {
    public var selection = Selection()
    public let workingDirectory: String

    public private(set) var files: [AuditedFile] = []
    /// Excluded and generated Swift files, which may still belong to the project.
    public private(set) var leftOut: [String] = []
    /// Colours of asset catalogs.
    public private(set) var colorsets: [String] = []
    public private(set) var notices: [Notice] = []
    public private(set) var missing: [String] = []

    private var seenFiles: Set<String> = []

    public init(workingDirectory: String, selection: Selection = Selection()) {
        self.workingDirectory = workingDirectory
        self.selection = selection
    }
}

extension Discovery {
    public mutating func add(_ path: String) {
        let absolute = Paths.absolute(path, from: workingDirectory)
        switch FileStatus(of: absolute)?.kind {
        case .folder: visit(absolute)
        case .file, .other: addFile(absolute, isNamed: true)
        case nil: missing.append(path)
        }
    }

    private mutating func visit(_ folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            notices.append(Notice(path: shown(folder), .unreadable))
            return
        }
        for name in names.sorted() {
            let path = folder == "/" ? "/" + name : folder + "/" + name
            switch FileStatus(of: path, followsLinks: false)?.kind {
            case .folder:
                if name.hasSuffix(".colorset") { colorsets.append(path) }
                if selection.entersFolder(named: name) { visit(path) }
            case .file: if name.hasSuffix(".swift") { addFile(path, isNamed: false) }
            case .other, nil: break
            }
        }
    }

    private mutating func addFile(_ absolute: String, isNamed: Bool) {
        guard seenFiles.insert(absolute).inserted else { return }
        guard selection.admits(absolute, isNamed: isNamed) else { return leftOut.append(absolute) }
        files.append(AuditedFile(path: shown(absolute), absolute: absolute))
    }

    /// Whether a Swift file of a test folder contains `name`.
    public static func tests(below folder: String, hold name: String) -> Bool {
        var discovery = Discovery(workingDirectory: folder)
        discovery.selection.usesDefaults = false
        discovery.add(".")
        return discovery.files.contains { file in
            guard file.path.contains("Tests"), case .success(let source) = SourceBytes.read(file.absolute) else {
                return false
            }
            return source.bytes.firstRange(of: name.utf8) != nil
        }
    }

    private func shown(_ absolute: String) -> String { Paths.relative(absolute, to: workingDirectory) ?? absolute }
}

public struct Selection: Sendable, Equatable {
    public var base = ""
    /// Only these, unless empty.
    public var include: [Glob] = []
    public var exclude: [Glob] = []
    /// Excludes tests, previews, fetched and generated code.
    var usesDefaults = true

    public init() {}

    static let fetchedFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "checkouts", "SourcePackages", "node_modules",
    ]
    static let previewFolders: Set<String> = ["Preview Content", "PreviewContent", "Previews"]

    func entersFolder(named name: String) -> Bool {
        if name.hasPrefix(".") { return false }
        guard usesDefaults else { return true }
        return !name.hasSuffix("Tests") && !name.hasSuffix(".docc") && !Self.fetchedFolders.contains(name)
            && !Self.previewFolders.contains(name)
    }

    func admits(_ absolute: String, isNamed: Bool) -> Bool {
        if usesDefaults, !isNamed, absolute.hasSuffix(".generated.swift") { return false }
        guard !include.isEmpty || !exclude.isEmpty else { return true }
        guard let path = Paths.relative(absolute, to: base) else { return include.isEmpty }
        if exclude.contains(where: { $0.matches(path) }) { return false }
        return include.isEmpty || include.contains { $0.matches(path) }
    }
}
