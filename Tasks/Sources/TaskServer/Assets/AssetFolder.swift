import Foundation

/// The files of the page, Studio, their texts and the browser library, in a folder laid out like the repository.
///
/// Documents, scripts and style sheets are served as `Scripts/page.sh` bundled them, all else as it lies there.
public struct AssetFolder: Sendable {
    let page: FileFolder
    let studio: FileFolder
    let library: FileFolder
    let words: FileFolder
    let texts: Texts
    /// nil when each file is served as it is written, for debugging.
    let bundle: FileFolder?
    private let scriptTexts = KeptTexts()

    /// nil when `folder` holds no page, texts or library.
    ///
    /// - Parameter isPlain: whether each file is served as it is written, for debugging.
    public init?(_ folder: URL, isPlain: Bool = false) {
        page = FileFolder(folder.appendingPathComponent("Tasks/Page"), address: "/")
        studio = FileFolder(folder.appendingPathComponent("Studio"), address: "/studio/")
        library = FileFolder(folder.appendingPathComponent("Web"), address: "/nod/")
        words = FileFolder(folder.appendingPathComponent("Tasks/Texts/Tables"), address: "/texts/")
        let messages = library.url.appendingPathComponent("messages")
        guard page.exists, library.exists, let texts = Texts(folders: words.url, messages) else { return nil }
        self.texts = texts
        bundle = isPlain ? nil : FileFolder(folder.appendingPathComponent(".build-page"), address: "/")
    }

    /// Documents beside the app's own, by their addresses.
    private static let documents = ["/pair": "/pairing/pair.html", "/studio": "/studio/studio.html"]
    /// The page for addresses that have nothing; it has none itself.
    private static let missing = "/missing.html"
    /// The types of file that are bundled.
    static let bundled: Set<AssetType> = [.html, .js, .css]
    /// Studio has a table of texts of its own, so that the app's stays short.
    private static let apart = "studio"

    /// The first folder that holds them, at `places` or above.
    public static func find(from places: [URL], isPlain: Bool = false) -> AssetFolder? {
        for place in places {
            var folder = place.standardizedFileURL
            while true {
                if let assets = AssetFolder(folder, isPlain: isPlain) { return assets }
                if folder.path == "/" { break }
                folder.deleteLastPathComponent()
            }
        }
        return nil
    }

    /// The file that an address means; nil for everything that isn't to be served.
    func asset(at path: String) -> Asset? {
        guard let path = path.removingPercentEncoding, path != Self.missing else { return nil }
        if SurfacePaths.contain(path) { return file(at: "/index.html") }
        return file(at: Self.documents[path] ?? path)
    }

    /// The page that says that nothing is here; nil when the folder has none.
    var missingPage: Asset? { file(at: Self.missing) }

    private func file(at path: String) -> Asset? {
        guard path.hasPrefix("/"), let name = path.split(separator: "/").last,
            let type = AssetType(fileName: String(name))
        else { return nil }
        let source = [library, studio, words].first { path.hasPrefix($0.address) } ?? page
        if source.address == words.address { return table(words.parts(of: path), type) }
        let folder = Self.bundled.contains(type) ? bundle ?? source : source
        return folder.data(folder.parts(of: path), as: type).map { Asset(type: type, data: $0) }
    }

    /// `en.json` is what the app's scripts ask for, `studio/en.json` what Studio's do.
    private func table(_ parts: [String], _ type: AssetType) -> Asset? {
        let isApart = parts.first == Self.apart
        guard let data = words.data(isApart ? Array(parts.dropFirst()) : parts, as: type) else { return nil }
        let scripts = ScriptTexts(scripts: isApart ? studio.url : page.url)
        // Scripts that are served as they are written may be others next time.
        guard let bundled = bundle?.date else { return Asset(type: type, data: scripts.asked(of: data)) }
        return Asset(type: type, data: scriptTexts.asked(of: data, by: scripts, bundled: bundled))
    }
}
