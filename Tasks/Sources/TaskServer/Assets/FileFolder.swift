import Foundation

/// A folder whose files are served, and no others.
struct FileFolder: Sendable {
    let url: URL
    /// The address that its files' addresses begin with, with its slash.
    let address: String

    init(_ url: URL, address: String) {
        self.url = url.resolvingSymlinksInPath()
        self.address = address
    }

    var exists: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// The content of a file; nil for what isn't there, lies elsewhere or is of another kind than its name says.
    func data(_ parts: [String], as type: AssetType) -> Data? {
        let file = parts.reduce(url) { $0.appendingPathComponent($1) }.resolvingSymlinksInPath()
        guard !parts.isEmpty, parts.allSatisfy(Self.isPlain), file.path.hasPrefix(url.path + "/"),
            AssetType(fileName: file.lastPathComponent) == type
        else { return nil }
        return try? Data(contentsOf: file)
    }

    /// No name that hides, climbs or bends.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.first != "."
            && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != ":" }
    }

    /// Its scripts by their addresses, each with what changes when it is edited.
    var scripts: [String: FileVersion] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = FileManager.default.enumerator(
            at: url,
            includingPropertiesForKeys: Array(keys),
            options: .skipsHiddenFiles
        )
        var versions: [String: FileVersion] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == "js" {
            let values = try? file.resourceValues(forKeys: keys)
            let path = address + file.path.dropFirst(url.path.count + 1)
            versions[path] = FileVersion(size: values?.fileSize, date: values?.contentModificationDate)
        }
        return versions
    }

    /// The content of one of its scripts.
    func script(at path: String) -> [UInt8]? {
        data(path.dropFirst(address.count).split(separator: "/").map(String.init), as: .js).map([UInt8].init)
    }
}

/// What is another one when a file is edited.
struct FileVersion: Equatable, Sendable {
    let size: Int?
    let date: Date?
}
