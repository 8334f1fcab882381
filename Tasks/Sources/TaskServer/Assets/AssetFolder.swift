import Foundation

/// The files that `make page` made, or their sources.
public struct AssetFolder: Sendable {
    private let folder: URL
    private let isPlain: Bool

    /// nil without a bundle in `folder`.
    ///
    /// - Parameter isPlain: Whether to serve scripts and styles unbundled, for debugging.
    public init?(_ folder: URL, isPlain: Bool = false) {
        self.folder = folder.resolvingSymlinksInPath()
        self.isPlain = isPlain
        let bundle = self.folder.appendingPathComponent(".build-page/app.js")
        guard FileManager.default.fileExists(atPath: bundle.path) else { return nil }
    }

    /// The document at a path; all surfaces of the app are one page.
    static func document(at path: String) -> String? {
        switch path {
        case "/studio": "studio/studio"
        default: path.wholeMatch(of: /\/(board|capture|collections(\/[0-9]+)?)?/) == nil ? nil : "index"
        }
    }

    func document(_ name: String, _ language: Language, isSimple: Bool) -> URL {
        let place = isPlain ? ".build-page/plain" : ".build-page"
        let form = isSimple ? ".simple" : ""
        return folder.appendingPathComponent("\(place)/\(name).\(language.rawValue)\(form).html")
    }

    /// Content types by extension. Documents have addresses without one.
    static let types = [
        "js": "text/javascript", "css": "text/css", "wasm": "application/wasm", "svg": "image/svg+xml",
        "png": "image/png",
        "json": "application/json", "webmanifest": "application/manifest+json",
    ]

    /// The file at a path, and its content type; nil for unusual names, other kinds of file, and links that leave the folder.
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
    /// nil if there is no file.
    var modificationDate: Date? {
        // URL caches the value.
        var url = self
        url.removeAllCachedResourceValues()
        return try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
