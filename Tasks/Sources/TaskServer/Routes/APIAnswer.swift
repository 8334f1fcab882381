import Foundation
import Hummingbird
import TaskStore

protocol APIAnswer: Sendable {
    var status: Int { get }
    var headers: HTTPFields { get }
    var body: Data { get }
}

extension APIAnswer {
    /// As the client likes it packed, and kept by nobody.
    func response(accepting: AcceptEncoding) -> Response {
        var headers = headers
        headers[.cacheControl] = "no-store"
        return Response(status: .init(code: status), headers: headers, data: body, accepting: accepting)
    }
}

extension Reply: APIAnswer {
    var headers: HTTPFields {
        var headers: HTTPFields = body.isEmpty ? [:] : [.contentType: "application/json"]
        headers[.location] = location
        return headers
    }
}

/// A file; with a name, a browser saves it instead of showing it.
struct Download: APIAnswer {
    var fileName: String?
    let contentType: String
    let body: Data

    var status: Int { 200 }

    var headers: HTTPFields {
        var headers: HTTPFields = [.contentType: contentType]
        headers[.contentDisposition] = fileName.map { "attachment; filename=\"\($0)\"" }
        return headers
    }
}
