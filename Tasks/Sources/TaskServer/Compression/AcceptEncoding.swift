import Hummingbird

/// The encodings that a client accepts, with their weights (RFC 9110, Accept-Encoding).
struct AcceptEncoding: Sendable {
    private let weights: [String: Double]

    init(_ header: String?) {
        let names = WeightedName.list(header).map { ($0.name.lowercased(), $0.weight) }
        weights = Dictionary(names) { first, _ in first }
    }

    /// The encoding with the highest weight, the smallest of equals; nil when the client refuses them all.
    var best: ContentCoding? {
        var best: (coding: ContentCoding?, weight: Double) = (nil, 0)
        for coding in ContentCoding.allCases where weight(of: coding) > best.weight {
            best = (coding, weight(of: coding))
        }
        return best.coding
    }

    /// Whether bytes as they are would be refused.
    var refusesIdentity: Bool { weight(of: .identity) == 0 }

    private func weight(of coding: ContentCoding) -> Double {
        // Unsaid, bytes as they are will do, but everything that was asked for comes before.
        weights[coding.rawValue] ?? weights["*"] ?? (coding == .identity ? .leastNonzeroMagnitude : 0)
    }
}

extension Request {
    var acceptEncoding: AcceptEncoding { AcceptEncoding(headers[.acceptEncoding]) }
}
