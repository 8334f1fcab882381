import Foundation
import Hummingbird
import TaskStore

/// The files made by `make page`, with Brotli (`.br`) if the client accepts it.
public struct PageFiles: Sendable {
    private let folder: URL

    /// nil if `make page` hasn't made them in this folder.
    public init?(_ folder: URL) {
        self.folder = folder.appendingPathComponent(".build-page").resolvingSymlinksInPath()
        guard modificationDate("/app.js") != nil else { return nil }
    }

    func respond(to request: Request, _ store: Store) async throws -> Response {
        let path = request.uri.path
        if path == "/studio" { return try await document("studio/studio", request, store) }
        // All surfaces of the app are one page.
        if path.wholeMatch(of: /\/(board|capture|collections(\/[0-9]+)?)?/) != nil {
            return try await document("index", request, store)
        }
        if path.wholeMatch(of: /(\/[A-Za-z0-9_\-][A-Za-z0-9_.\-]*)+/) != nil,
            let type = path.split(separator: ".").last.flatMap({ Self.types[String($0)] }),
            let response = answer(request, path, type)
        {
            return response
        }
        guard request.wantsPage else { throw Problem.noSuchPath }
        return try await document("missing", request, store, .notFound)
    }

    private static let types = [
        "js": "text/javascript", "css": "text/css", "wasm": "application/wasm", "svg": "image/svg+xml",
        "json": "application/json",
    ]

    /// A document in the language of the settings, or of Accept-Language.
    func document(_ name: String, _ request: Request, _ store: Store, _ status: HTTPResponse.Status = .ok) async throws
        -> Response
    {
        // If the settings can't be read, the page still loads and reports it.
        let settings = try? await store.read { try $0.settings() }
        var language = Language(accepting: request.headers[.acceptLanguage])
        if case .text(let chosen)? = settings?["language"] { language = Language(rawValue: chosen) ?? language }
        let path = "/\(name).\(language.rawValue)\(settings?["profile"] == .text("child") ? ".simple" : "").html"
        guard var response = answer(request, path, "text/html; charset=utf-8", status) else { throw Problem.noSuchPath }
        response.headers[.vary] = "Accept-Encoding, Accept-Language"
        response.headers[.contentLanguage] = language.rawValue
        return response
    }

    /// nil if there is no such file. Browsers revalidate each time.
    private func answer(_ request: Request, _ path: String, _ type: String, _ status: HTTPResponse.Status = .ok)
        -> Response?
    {
        guard let date = modificationDate(path) else { return nil }
        let isPacked = request.takesBrotli && modificationDate(path + ".br") != nil
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(isPacked ? path + ".br" : path)) else {
            return nil
        }
        let etag = "\"\(data.count)-\(Int(date.timeIntervalSince1970 * 1000))\(isPacked ? "-br" : "")\""
        var headers: HTTPFields =
            status == .ok ? [.cacheControl: "no-cache", .eTag: etag] : [.cacheControl: "no-store"]
        headers[.vary] = "Accept-Encoding"
        if type.hasPrefix("text/html") || type == "image/svg+xml" || path == "/sw.js" {
            headers.append(contentsOf: SecurityHeaders.document)
        }
        let known = request.headers[.ifNoneMatch] ?? ""
        if status == .ok, known == "*" || known.contains(etag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = type
        if isPacked { headers[.contentEncoding] = "br" }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// nil if there is no file, or only a link.
    private func modificationDate(_ path: String) -> Date? {
        let file = folder.path + path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard URL(fileURLWithPath: file).resolvingSymlinksInPath().path == file else { return nil }
        return attributes?[.type] as? FileAttributeType == .typeRegular ? attributes?[.modificationDate] as? Date : nil
    }
}
