import Foundation

/// The files of the page, Studio, their texts and the browser library, in a folder laid out like the repository.
///
/// Scripts and sheets are small files for whoever reads them, and few for whoever loads them: joined, unless they can't be.
public struct AssetFolder: Sendable {
    let page: FileFolder
    let studio: FileFolder
    let library: FileFolder
    let words: FileFolder
    let texts: Texts
    /// Whether each file is sent as it stands, for debugging.
    private let isPlain: Bool
    private let notes = JoinNotes()
    private let joined: [JoinedFolder]

    /// nil when `folder` holds no page, texts or library.
    ///
    /// - Parameter isPlain: whether each file is sent as it stands, for debugging.
    public init?(_ folder: URL, isPlain: Bool = false) {
        page = FileFolder(folder.appendingPathComponent("Tasks/Page"), address: "/")
        studio = FileFolder(folder.appendingPathComponent("Studio"), address: "/studio/")
        library = FileFolder(folder.appendingPathComponent("Web"), address: "/nod/")
        words = FileFolder(folder.appendingPathComponent("Tasks/Texts"), address: "/texts/")
        guard page.exists, library.exists, let texts = Texts(folder: words.url) else { return nil }
        self.texts = texts
        self.isPlain = isPlain
        let notes = notes
        joined =
            isPlain
            ? []
            : [
                JoinedFolder(page, notes: notes), JoinedFolder(studio, notes: notes),
                JoinedFolder(library, apart: Self.toolScripts, notes: notes),
            ]
    }

    /// Documents beside the app's own, by their addresses.
    private static let documents = ["/pair": "/pairing/pair.html", "/studio": "/studio/studio.html"]
    /// The page for addresses that have nothing; it has none itself.
    private static let missing = "/missing.html"
    /// Scripts of the library that the library loads when it wants them, and that tools load by their address.
    static let toolScripts: Set = ["/nod/design.js"]
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
        if let document = Self.documents[path] { return file(at: document) }
        if let joined = joinedScript(at: path) { return joined.map { Asset(type: .js, data: $0) } }
        return joinedSheet(at: path) ?? file(at: path)
    }

    /// The page that says that nothing is here; nil when the folder has none.
    var missingPage: Asset? { file(at: Self.missing) }

    private func file(at path: String) -> Asset? {
        guard let (folder, parts) = place(of: path), let name = parts.last, let type = AssetType(fileName: name)
        else { return nil }
        if folder.address == words.address { return table(parts, type) }
        guard let data = folder.data(parts, as: type) else { return nil }
        if isPlain { return Asset(type: type, data: data) }
        let whole =
            switch path {
            case _ where type == .html: document(data, String(path.dropFirst()))
            case "/sw.js": JoinedWorker.joined(data, script: page.script)
            default: data
            }
        return Asset(type: type, data: SourceText(whole).packed(type))
    }

    /// `en.json` is what the app's scripts ask for, `studio/en.json` what those of that folder do.
    private func table(_ parts: [String], _ type: AssetType) -> Asset? {
        let isApart = parts.first == Self.apart
        guard let data = words.data(isApart ? Array(parts.dropFirst()) : parts, as: type) else { return nil }
        let texts = ScriptTexts(scripts: isApart ? studio.url : page.url)
        return Asset(type: type, data: texts.asked(of: data))
    }

    private func place(of path: String) -> (FileFolder, [String])? {
        guard path.hasPrefix("/") else { return nil }
        let folder = [library, studio, words].first { path.hasPrefix($0.address) } ?? page
        let parts = path.dropFirst(folder.address.count).split(separator: "/", omittingEmptySubsequences: false)
        return (folder, parts.map(String.init))
    }
}

// What is joined.
extension AssetFolder {
    /// What can't be joined, and wasn't told yet.
    func takeProblems() -> [JoinProblem] { notes.take() }

    /// Joins everything once, so that what can't be joined is known.
    func join() {
        for folder in joined { _ = folder.scripts }
        for path in ["/index.html", Self.missing] + Self.documents.values where !isPlain { _ = file(at: path) }
    }

    /// nil for what isn't joined; nothing for what is within another script, and must not be there a second time.
    private func joinedScript(at path: String) -> Data?? {
        guard path.hasSuffix(".js"), let (folder, _) = place(of: path),
            let scripts = joined.first(where: { $0.folder.address == folder.address })?.scripts
        else { return nil }
        if scripts.parts.contains(path) { return .some(nil) }
        return scripts.scripts[path].map { .some($0) }
    }

    private func document(_ data: Data, _ fileName: String) -> Data {
        let document = JoinedDocument(data, fileName: fileName)
        let shared = joined.compactMap { $0.scripts?.shared }.reduce([:]) { $0.merging($1) { first, _ in first } }
        return Data(document.text(joinsSheets: styles(of: document) != nil, shared: shared).utf8)
    }

    private func joinedSheet(at path: String) -> Asset? {
        guard !isPlain, let name = JoinedDocument.fileName(ofSheet: path),
            let (folder, parts) = place(of: "/" + name), let data = folder.data(parts, as: .html),
            let styles = styles(of: JoinedDocument(data, fileName: name))
        else { return nil }
        return Asset(type: .css, data: SourceText(styles).packed(.css))
    }

    /// nil when the sheets can't be joined, or when there is nothing to join.
    private func styles(of document: JoinedDocument) -> Data? {
        var styles = JoinedStyles()
        for path in document.sheets {
            guard let (folder, parts) = place(of: path), let sheet = folder.data(parts, as: .css) else { return nil }
            do {
                try styles.append(sheet, path: path, to: document.sheetPath)
            } catch {
                notes.add(error)
                return nil
            }
        }
        return document.sheets.isEmpty ? nil : styles.data
    }
}
