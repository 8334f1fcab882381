import Foundation
import Hummingbird

/// A file that a browser saves instead of showing it.
struct Download: Sendable {
    let fileName: String
    let contentType: String
    let data: Data

    func response(accepting: AcceptEncoding) -> Response {
        let headers: HTTPFields = [
            .contentType: contentType, .contentDisposition: "attachment; filename=\"\(fileName)\"",
            .cacheControl: "no-store",
        ]
        return Response(status: .ok, headers: headers, data: data, accepting: accepting)
    }
}
