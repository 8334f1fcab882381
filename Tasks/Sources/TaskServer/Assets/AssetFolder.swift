import Foundation

/// The files of the page, its texts and the browser library, in a folder laid out like the repository.
public struct AssetFolder: Sendable {
    let page: URL
    let library: URL
    let words: URL
    let texts: Texts

    /// nil when `folder` doesn't hold all three.
    public init?(_ folder: URL) {
        page = folder.appendingPathComponent("Tasks/Page").resolvingSymlinksInPath()
        library = folder.appendingPathComponent("Web").resolvingSymlinksInPath()
        words = folder.appendingPathComponent("Tasks/Texts").resolvingSymlinksInPath()
        guard Self.isFolder(page), Self.isFolder(library), let texts = Texts(folder: words) else { return nil }
        self.texts = texts
    }

    /// The first folder that holds them, at `places` or above.
    public static func find(from places: [URL]) -> AssetFolder? {
        for place in places {
            var folder = place.standardizedFileURL
            while true {
                if let assets = AssetFolder(folder) { return assets }
                if folder.path == "/" { break }
                folder.deleteLastPathComponent()
            }
        }
        return nil
    }

    /// The file that an address means; nil for everything that isn't to be served.
    func asset(at path: String) -> Asset? {
        guard let path = path.removingPercentEncoding else { return nil }
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        if SurfacePaths.contain(path) { parts = ["index.html"] }
        if path == "/pair" { parts[0] += ".html" }
        let folder = parts.first.flatMap { ["nod": library, "texts": words][$0] }
        if folder != nil { parts.removeFirst() }
        guard !parts.isEmpty, parts.allSatisfy(Self.isPlain), let type = AssetType(fileName: parts[parts.count - 1])
        else { return nil }
        let asset = read(parts, in: folder ?? page, as: type)
        if folder != words { return asset }
        return asset.map { Asset(type: type, data: ScriptTexts(scripts: page).asked(of: $0.data)) }
    }

    private func read(_ parts: [String], in folder: URL, as type: AssetType) -> Asset? {
        let file = parts.reduce(folder) { $0.appendingPathComponent($1) }.resolvingSymlinksInPath()
        guard file.path.hasPrefix(folder.path + "/"), AssetType(fileName: file.lastPathComponent) == type,
            let data = try? Data(contentsOf: file)
        else { return nil }
        return Asset(type: type, data: SourceText(data).packed(type))
    }

    /// No name that hides, climbs or bends.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.first != "."
            && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != ":" }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
