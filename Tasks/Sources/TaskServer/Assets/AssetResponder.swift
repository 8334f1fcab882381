import Hummingbird

/// Answers requests for the page and its files.
struct AssetResponder: Sendable {
    let folder: AssetFolder

    func respond(to request: Request) throws(Problem) -> Response {
        guard request.method == .get || request.method == .head else { throw .methodNotAllowed(["GET", "HEAD"]) }
        guard let asset = folder.asset(at: request.uri.path) else { throw .noSuchPath }
        // The browser asks each time whether what it has still holds: a new version is there on the next visit.
        var headers: HTTPFields = [.cacheControl: "no-cache", .eTag: asset.etag]
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
