import Foundation

/// A short text that stands for some bytes (FNV-1a and their number): the same bytes have the same wherever they come from.
///
/// For telling versions apart, not for secrets: whoever tries can find two that are the same.
struct Fingerprint: Hashable, Sendable {
    private let hash: UInt64
    private let count: Int

    init(_ data: Data) {
        hash = data.withUnsafeBytes { bytes in
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
        count = data.count
    }

    var text: String { "\(String(hash, radix: 36))-\(String(count, radix: 36))" }
}
