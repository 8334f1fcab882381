import Foundation
import Hummingbird

/// The description of the API, as it is served at `/api/openapi.yaml`.
enum OpenAPIDocument {
    static func response(accepting: AcceptEncoding) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/yaml; charset=utf-8", .cacheControl: "no-store"],
            data: Data(text.utf8),
            accepting: accepting
        )
    }
}
