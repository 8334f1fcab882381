import Foundation
import Hummingbird

/// The files made by `make page`, with Brotli (`.br`) if the client accepts it.
public struct PageFiles: Sendable {
    private let folder: URL

    /// nil if `make page` hasn't made them in this folder.
    public init?(_ folder: URL) {
        self.folder = folder.appendingPathComponent(".build-page").resolvingSymlinksInPath()
        guard modificationDate("/app.js") != nil else { return nil }
    }

    /// A file other than a document, or nil if there is none at this path.
    func response(to request: Request) -> Response? {
        let path = request.uri.path
        let isFile = path.wholeMatch(of: /(\/[A-Za-z0-9_\-][A-Za-z0-9_.\-]*)+/) != nil && !path.hasSuffix(".html")
        return isFile ? response(to: request, path) : nil
    }

    private static let types = [
        "js": "text/javascript", "css": "text/css", "wasm": "application/wasm", "svg": "image/svg+xml",
        "json": "application/json", "html": "text/html; charset=utf-8",
    ]

    /// nil if there is no such file. Browsers revalidate each time.
    func response(to request: Request, _ path: String, _ status: HTTPResponse.Status = .ok) -> Response? {
        guard let type = path.split(separator: ".").last.flatMap({ Self.types[String($0)] }),
            let date = modificationDate(path)
        else { return nil }
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
