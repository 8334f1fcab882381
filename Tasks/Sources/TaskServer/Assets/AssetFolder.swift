import Foundation

/// The files that are served, in a folder laid out like the repository: those that `make page` made, or as they are written.
public struct AssetFolder: Sendable {
    private let folder: URL
    private let isPlain: Bool

    /// nil when `make page` wasn't run in `folder`.
    ///
    /// - Parameter isPlain: Whether scripts and styles are served as they are written, for debugging.
    public init?(_ folder: URL, isPlain: Bool = false) {
        self.folder = folder.resolvingSymlinksInPath()
        self.isPlain = isPlain
        let bundle = self.folder.appendingPathComponent(".build-page/app.js")
        guard FileManager.default.fileExists(atPath: bundle.path) else { return nil }
    }

    /// The name of the document at an address; every surface of the app is the one page.
    static func document(at path: String) -> String? {
        switch path {
        case "/studio": "studio/studio"
        default: path.wholeMatch(of: /\/(board|capture|collections(\/[0-9]+)?)?/) == nil ? nil : "index"
        }
    }

    /// A document, as `make page` filled it with texts.
    func document(_ name: String, _ language: Language, isSimple: Bool) -> URL {
        let place = isPlain ? ".build-page/plain" : ".build-page"
        let form = isSimple ? ".simple" : ""
        return folder.appendingPathComponent("\(place)/\(name).\(language.rawValue)\(form).html")
    }

    /// The content types of the files that are served, by their endings; documents have addresses without one.
    static let types = [
        "js": "text/javascript", "css": "text/css", "wasm": "application/wasm", "svg": "image/svg+xml",
        "png": "image/png",
        "json": "application/json", "webmanifest": "application/manifest+json",
    ]

    /// The file at an address, and its content type; nil for a name that climbs, hides or bends, another kind of file, and
    /// what lies elsewhere.
    func file(at path: String) -> (url: URL, type: String)? {
        guard path.wholeMatch(of: /(\/[A-Za-z0-9_\-][A-Za-z0-9_.\-]*)+/) != nil,
            let type = path.split(separator: ".").last.flatMap({ Self.types[String($0)] })
        else { return nil }
        let url = source(of: path).resolvingSymlinksInPath()
        return url.path.hasPrefix(folder.path + "/") && url.path.hasSuffix(path.split(separator: "/").last ?? "")
            ? (url, type) : nil
    }

    private func source(of path: String) -> URL {
        let places = [
            ("/nod/", "Web/"), ("/studio/", "Studio/"), ("/texts/studio/", "Tasks/Texts/Tables/"),
            ("/texts/", "Tasks/Texts/Tables/"),
        ]
        guard isPlain else { return folder.appendingPathComponent(".build-page" + path) }
        let (address, place) = places.first { path.hasPrefix($0.0) } ?? ("/", "Tasks/Page/")
        return folder.appendingPathComponent(place + path.dropFirst(address.count))
    }
}

extension URL {
    /// nil when nothing is there.
    var modificationDate: Date? {
        // URL caches resource values.
        var url = self
        url.removeAllCachedResourceValues()
        return try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
