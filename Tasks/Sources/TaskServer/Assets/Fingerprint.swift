import Crypto
import Foundation

/// A short text that stands for some bytes: the same bytes have the same wherever they come from.
struct Fingerprint: Hashable, Sendable {
    let text: String

    init(_ data: Data) {
        text = Data(SHA256.hash(data: data).prefix(12)).base64EncodedString()
    }
}
