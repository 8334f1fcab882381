import Foundation

/// The answer to a write, as it is kept to be given again.
public struct Reply: Sendable, Equatable {
    public let status: Int
    public let location: String?
    public let body: Data

    public init(status: Int, location: String? = nil, body: Data = Data()) {
        self.status = status
        self.location = location
        self.body = body
    }
}
