import Foundation

/// A file to be served.
struct Asset: Sendable {
    let type: AssetType
    let data: Data
    let fingerprint: Fingerprint

    init(type: AssetType, data: Data) {
        (self.type, self.data) = (type, data)
        fingerprint = Fingerprint(data)
    }

    /// Another one for each way it is packed: a cache must not take one for the other.
    func etag(_ coding: ContentCoding) -> String {
        "\"\(fingerprint.text)\(coding == .identity ? "" : "-\(coding.rawValue)")\""
    }
}
