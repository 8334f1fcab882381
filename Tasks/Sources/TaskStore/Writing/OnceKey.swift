import Foundation

/// A key under which a write happens once, and the request that it was given with.
///
/// The request is kept whole rather than as a hash: it is at most 64 KB, gone after a week, and equal means equal.
public struct OnceKey: Sendable, Equatable {
    public let key: String
    public let request: Data

    /// A week: longer than a phone is offline, short enough to keep the table small.
    static let lifetime: Int64 = 7 * 86_400_000

    public init(key: String, request: Data) {
        self.key = key
        self.request = request
    }
}
