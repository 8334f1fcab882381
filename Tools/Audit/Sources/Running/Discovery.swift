import Foundation

/// One file to audit.
public struct AuditedFile: Sendable, Hashable {
    /// As it is shown: relative to the working directory when it lies below, else absolute.
    public let path: String
    public let absolute: String

    public init(path: String, absolute: String) {
        self.path = path
        self.absolute = absolute
    }
}

/// Finds the Swift files that people meet: below the named folders, without tests, previews, generated and fetched code.
///
/// A file that is named itself is audited wherever it stands, unless the configuration leaves it out.
public struct Discovery {
    /// Which files the configuration lets in, by their path relative to its folder.
    public var selection = Selection()
    public let workingDirectory: String

    public private(set) var files: [AuditedFile] = []
    /// Swift files that the settings leave out, or that a program wrote; the project may be made of them all the same.
    public private(set) var leftOut: [String] = []
    public private(set) var notices: [Notice] = []
    public private(set) var missing: [String] = []

    private var seenFolders: Set<FileIdentity> = []
    private var seenFiles: Set<String> = []
    private var links: [String] = []

    public init(workingDirectory: String, selection: Selection = Selection()) {
        self.workingDirectory = workingDirectory
        self.selection = selection
    }
}

extension Discovery {
    /// Adds a file, or every audited file below a folder.
    public mutating func add(_ path: String) {
        let absolute = Paths.absolute(path, from: workingDirectory)
        guard let status = FileStatus(of: absolute) else {
            missing.append(path)
            return
        }
        if status.isFolder {
            visit(absolute, status)
            // Links last: what is reachable without them keeps its own path.
            while let link = links.popLast() { follow(link) }
        } else {
            addFile(absolute, isNamed: true)
        }
    }

    private mutating func visit(_ folder: String, _ status: FileStatus) {
        guard seenFolders.insert(status.identity).inserted else {
            notices.append(Notice(path: shown(folder), .linkedTwice))
            return
        }
        guard let entries = FolderEntries.read(folder) else {
            notices.append(Notice(path: shown(folder), .unreadable))
            return
        }
        for entry in entries.sorted(by: { $0.name < $1.name }) {
            let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
            switch entry.kind {
            case .link: if mayMatter(entry.name) { links.insert(path, at: 0) }
            case .folder: enter(path, name: entry.name)
            case .file: if entry.name.hasSuffix(".swift") { addFile(path, isNamed: false) }
            case .other: break
            }
        }
    }

    private func mayMatter(_ name: String) -> Bool {
        name.hasSuffix(".swift") || (!name.contains(".") && selection.entersFolder(named: name))
    }

    private mutating func enter(_ folder: String, name: String) {
        guard selection.entersFolder(named: name), let status = FileStatus(of: folder) else { return }
        visit(folder, status)
    }

    private mutating func follow(_ link: String) {
        guard let status = FileStatus(of: link) else {
            notices.append(Notice(path: shown(link), .brokenLink))
            return
        }
        if status.isFolder {
            visit(link, status)
        } else if link.hasSuffix(".swift") {
            guard let target = Paths.resolved(link), !seenFiles.contains(target) else { return }
            addFile(link, isNamed: false)
        }
    }

    private mutating func addFile(_ absolute: String, isNamed: Bool) {
        guard seenFiles.insert(absolute).inserted else { return }
        guard selection.admits(absolute, isNamed: isNamed) else { return leftOut.append(absolute) }
        files.append(AuditedFile(path: shown(absolute), absolute: absolute))
    }

    /// Whether a Swift file of a folder for tests holds `name`.
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

/// Which paths belong to an audit.
public struct Selection: Sendable, Equatable {
    /// The folder that `include` and `exclude` are relative to.
    public var base = ""
    /// If any, only files that match one of them.
    public var include: [Glob] = []
    public var exclude: [Glob] = []
    /// Tests, previews, fetched and generated code stay out.
    public var usesDefaults = true

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
