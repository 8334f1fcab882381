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

    /// When it was last made, or files in it were added or removed; nil when it isn't there.
    var date: Date? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
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

    /// The names along a path from here; empty ones are nothing's.
    func parts(of path: String) -> [String] {
        path.dropFirst(address.count).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }

    /// The file of these types that was written last.
    func newest(_ types: Set<AssetType>) -> (file: URL, date: Date)? {
        let key = URLResourceKey.contentModificationDateKey
        let files = FileManager.default.enumerator(
            at: url,
            includingPropertiesForKeys: [key],
            options: .skipsHiddenFiles
        )
        var newest: (file: URL, date: Date)?
        for case let file as URL in files ?? .init()
        where AssetType(fileName: file.lastPathComponent).map(types.contains) == true {
            guard let date = try? file.resourceValues(forKeys: [key]).contentModificationDate else { continue }
            if newest.map({ $0.date < date }) ?? true { newest = (file, date) }
        }
        return newest
    }
}
