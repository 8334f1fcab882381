import Foundation

/// A file to be served.
struct Asset: Sendable {
    let type: AssetType
    let data: Data

    var etag: String { "\"\(Fingerprint(data).text)\"" }
}
