import Foundation
import Hummingbird
import TaskStore

/// The files that `make page` made, or their sources; with Brotli (`.br`) if the client accepts it.
public struct PageFiles: Sendable {
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

    func respond(to request: Request, _ store: Store) async throws -> Response {
        switch request.uri.path {
        case "/studio": return try await document("studio/studio", request, store)
        // All surfaces of the app are one page.
        case let path where path.wholeMatch(of: /\/(board|capture|collections(\/[0-9]+)?)?/) != nil:
            return try await document("index", request, store)
        case let path:
            if let (file, type) = file(at: path), let response = answer(request, file, type) { return response }
            guard request.wantsPage else { throw Problem.noSuchPath }
            return try await document("missing", request, store, .notFound)
        }
    }

    /// A document in the language of the settings, or of Accept-Language.
    func document(_ name: String, _ request: Request, _ store: Store, _ status: HTTPResponse.Status = .ok) async throws
        -> Response
    {
        // If the settings can't be read, the page loads and says so.
        let settings = try? await store.read { try $0.settings() }
        let chosen = settings?.text("language").flatMap(Language.init)
        let language = chosen ?? Language(accepting: request.headers[.acceptLanguage])
        let form = settings?.text("profile") == "child" ? ".simple" : ""
        let place = isPlain ? ".build-page/plain" : ".build-page"
        let file = folder.appendingPathComponent("\(place)/\(name).\(language.rawValue)\(form).html")
        guard var response = answer(request, file, "text/html; charset=utf-8", status) else { throw Problem.noSuchPath }
        response.headers[.vary] = "Accept-Encoding, Accept-Language"
        response.headers[.contentLanguage] = language.rawValue
        return response
    }

    private static let types = [
        "js": "text/javascript", "css": "text/css", "wasm": "application/wasm", "svg": "image/svg+xml",
        "png": "image/png", "json": "application/json", "webmanifest": "application/manifest+json",
    ]

    /// The file at a path, and its content type; nil for unusual names, other kinds of file, and links that leave the folder.
    private func file(at path: String) -> (url: URL, type: String)? {
        guard path.wholeMatch(of: /(\/[A-Za-z0-9_\-][A-Za-z0-9_.\-]*)+/) != nil,
            let type = path.split(separator: ".").last.flatMap({ Self.types[String($0)] })
        else { return nil }
        let url = source(of: path).resolvingSymlinksInPath()
        return url.path.hasPrefix(folder.path + "/") && url.path.hasSuffix(path.split(separator: "/").last ?? "")
            ? (url, type) : nil
    }

    private func source(of path: String) -> URL {
        guard isPlain else { return folder.appendingPathComponent(".build-page" + path) }
        let places = [
            ("/nod/", "Web/"), ("/studio/", "Studio/"), ("/texts/studio/", "Tasks/Texts/Tables/"),
            ("/texts/", "Tasks/Texts/Tables/"),
        ]
        let (address, place) = places.first { path.hasPrefix($0.0) } ?? ("/", "Tasks/Page/")
        return folder.appendingPathComponent(place + path.dropFirst(address.count))
    }

    /// nil if there is no file. Browsers revalidate each time.
    private func answer(_ request: Request, _ file: URL, _ type: String, _ status: HTTPResponse.Status = .ok)
        -> Response?
    {
        let packed = file.appendingPathExtension("br")
        guard let date = file.modificationDate else { return nil }
        // An older one is out of date.
        let isPacked = request.takesBrotli && packed.modificationDate.map { $0 >= date } == true
        guard let data = try? Data(contentsOf: isPacked ? packed : file) else { return nil }
        let etag = "\"\(data.count)-\(Int(date.timeIntervalSince1970 * 1000))\(isPacked ? "-br" : "")\""
        var headers: HTTPFields =
            status == .ok ? [.cacheControl: "no-cache", .eTag: etag] : [.cacheControl: "no-store"]
        headers[.vary] = "Accept-Encoding"
        if type.hasPrefix("text/html") || type == "image/svg+xml" || request.uri.path == "/sw.js" {
            headers.append(contentsOf: SecurityHeaders.document)
        }
        let known = request.headers[.ifNoneMatch]?.split(separator: ",").map { $0.drop { $0 == " " } } ?? []
        if status == .ok, known.contains(where: { $0 == "*" || $0 == etag || $0 == "W/" + etag }) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = type
        if isPacked { headers[.contentEncoding] = "br" }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}

extension Settings {
    fileprivate func text(_ name: String) -> String? { if case .text(let text) = self[name] { text } else { nil } }
}

extension URL {
    fileprivate var modificationDate: Date? {
        // URL caches the value.
        var url = self
        url.removeAllCachedResourceValues()
        return try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
