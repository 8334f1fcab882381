import Hummingbird

/// Answers requests for the page and its files.
struct AssetResponder: Sendable {
    let folder: AssetFolder
    let languages: LanguageChoice

    func respond(to request: Request) async throws(Problem) -> Response {
        guard request.method == .get || request.method == .head else { throw .methodNotAllowed(["GET", "HEAD"]) }
        guard let file = folder.asset(at: request.uri.path) else { throw .noSuchPath }
        let language = file.type == .html ? await languages.language(for: request) : nil
        let asset = language.map { file.rendered(folder.texts, in: $0) } ?? file
        // The browser asks each time whether what it has still holds: a new version is there on the next visit.
        var headers: HTTPFields = [.cacheControl: "no-cache", .eTag: asset.etag]
        if let language {
            headers[.contentLanguage] = language.rawValue
            headers[.vary] = "Accept-Language"
        }
        if matches(request.headers[.ifNoneMatch], asset.etag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = asset.type.contentType
        headers[.contentLength] = String(asset.data.count)
        let body = ResponseBody(byteBuffer: ByteBuffer(bytes: asset.data))
        return Response(status: .ok, headers: headers, body: body)
    }

    private func matches(_ header: String?, _ etag: String) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " }
            return item == "*" || item == etag || item == "W/" + etag
        }
    }
}

extension Asset {
    /// A document, its texts filled in.
    fileprivate func rendered(_ texts: Texts, in language: Language) -> Asset {
        Asset(type: type, data: PageTemplate(data).rendered(texts, in: language))
    }
}
