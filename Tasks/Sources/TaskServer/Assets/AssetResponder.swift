import Foundation
import Hummingbird
import Logging
import TaskStore

/// Answers requests for the page and its files.
struct AssetResponder: Sendable {
    let folder: AssetFolder
    let documents: DocumentWording
    let logger: Logger
    private let cache = PackedAssets()
    private let bundleCheck = Occasionally(every: .seconds(10))

    init(folder: AssetFolder, store: Store, logger: Logger) {
        self.folder = folder
        self.logger = logger
        documents = DocumentWording(texts: folder.texts, store: store)
    }

    func respond(to request: Request) async throws(Problem) -> Response {
        guard request.method == .get || request.method == .head else { throw .methodNotAllowed(["GET", "HEAD"]) }
        let found = folder.asset(at: request.uri.path)
        // It looks at the date of every file.
        if found?.type == .html, bundleCheck.isDue, let problem = folder.bundleProblem { logger.warning("\(problem)") }
        if let file = found { return try await answer(request, with: file) }
        guard request.wantsPage, let page = folder.missingPage else { throw .noSuchPath }
        return try await answer(request, with: page, status: .notFound)
    }

    private func answer(
        _ request: Request,
        with file: Asset,
        status: HTTPResponse.Status = .ok
    ) async throws(Problem) -> Response {
        let wording = file.type == .html ? await documents.wording(for: request) : nil
        let asset = wording.map(file.rendered) ?? file
        let (data, coding) = try await packed(asset, request.acceptEncoding)
        // The browser asks each time whether what it has still holds: a new version is there on the next visit. That there is
        // nothing, it doesn't keep.
        var headers: HTTPFields =
            status == .ok ? [.cacheControl: "no-cache", .eTag: asset.etag(coding)] : [.cacheControl: "no-store"]
        headers[.contentLanguage] = wording?.language.rawValue
        headers[.vary] = asset.type.vary
        if asset.type.isDocument || request.uri.path == "/sw.js" {
            headers.append(contentsOf: SecurityHeaders.document)
        }
        if status == .ok, matches(request.headers[.ifNoneMatch], asset.etag(coding)) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = asset.type.contentType
        headers[.contentEncoding] = coding == .identity ? nil : coding.rawValue
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// As the client likes it best; as it is, where packing makes nothing smaller.
    private func packed(_ asset: Asset, _ accepted: AcceptEncoding) async throws(Problem) -> (Data, ContentCoding) {
        guard asset.type.isCompressible else { return (asset.data, .identity) }
        guard let coding = accepted.best else { throw .noEncoding }
        if coding != .identity, let data = await cache.packed(asset.data, asset.fingerprint, as: coding),
            data.count < asset.data.count || accepted.refusesIdentity
        {
            return (data, coding)
        }
        return (asset.data, .identity)
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
    fileprivate func rendered(_ wording: Wording) -> Asset {
        Asset(type: type, data: PageTemplate(data).rendered(wording))
    }
}
