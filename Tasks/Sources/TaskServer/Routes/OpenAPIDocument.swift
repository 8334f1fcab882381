import Foundation
import Hummingbird

/// The description of the API, as it is served at `/api/openapi.yaml`.
///
/// The file is part of the program, so that one without the other can't be.
enum OpenAPIDocument {
    static let data = Data(PackageResources.openapi_yaml)

    static func response(accepting: AcceptEncoding) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/yaml; charset=utf-8", .cacheControl: "no-store"],
            data: data,
            accepting: accepting
        )
    }
}
