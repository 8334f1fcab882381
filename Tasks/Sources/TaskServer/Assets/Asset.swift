import Foundation

/// A file to be served.
struct Asset: Sendable {
    let type: AssetType
    let data: Data

    /// A hash of the content (FNV-1a), so that the same bytes are the same wherever and whenever they were written.
    var etag: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return "\"\(String(hash, radix: 16))-\(String(data.count, radix: 16))\""
    }
}
