import Foundation
import Hummingbird
import TaskStore

/// Answers requests for the page and its files, with Brotli (`.br`) if the client accepts it.
struct AssetResponder: Sendable {
    let folder: AssetFolder
    let store: Store

    func respond(to request: Request) async throws -> Response {
        let path = request.uri.path
        if let name = AssetFolder.document(at: path) { return try await document(name, request) }
        if let (file, type) = folder.file(at: path), let response = answer(request, file, type) { return response }
        guard request.wantsPage else { throw Problem.noSuchPath }
        return try await document("missing", request, .notFound)
    }

    /// A document in the language of the settings, or of Accept-Language.
    func document(_ name: String, _ request: Request, _ status: HTTPResponse.Status = .ok) async throws -> Response {
        // If the settings can't be read, the page loads and says so.
        let settings = try? await store.read { try $0.settings() }
        let chosen = settings?.text("language").flatMap(Language.init)
        let language = chosen ?? Language(accepting: request.headers[.acceptLanguage])
        let file = folder.document(name, language, isSimple: settings?.text("profile") == "child")
        guard var response = answer(request, file, "text/html; charset=utf-8", status) else { throw Problem.noSuchPath }
        response.headers[.vary] = "Accept-Encoding, Accept-Language"
        response.headers[.contentLanguage] = language.rawValue
        return response
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
