import Foundation
import GRDB

extension StoreTransaction {
    /// Runs `body`, or returns the earlier answer to a request with this key.
    ///
    /// The answer is stored in the same transaction. A refused write isn't stored, so it can be retried.
    public func once(_ key: OnceKey?, _ body: () throws -> Reply) throws -> Reply {
        guard let key else { return try body() }
        try run("DELETE FROM receipt WHERE createdAt < ?", now.milliseconds - OnceKey.lifetime)
        if let earlier = try receipt(for: key) { return earlier }
        let reply = try body()
        try db.execute(
            sql: "INSERT INTO receipt (key, request, status, location, body, createdAt) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [key.key, key.request, reply.status, reply.location, reply.body, now.milliseconds]
        )
        return reply
    }

    private func receipt(for key: OnceKey) throws -> Reply? {
        guard let row = try Row.fetchOne(db, sql: "SELECT * FROM receipt WHERE key = ?", arguments: [key.key]) else {
            return nil
        }
        guard row["request"] == key.request else { throw StoreError.keyReused }
        return Reply(status: row["status"], location: row["location"], body: row["body"])
    }
}

/// An idempotency key, and the request it came with. The request is stored in full, not hashed: at most 64 KB, for a
/// week.
public struct OnceKey: Sendable, Equatable {
    public let key: String
    public let request: Data

    /// Milliseconds: longer than a phone stays offline, short enough to keep the table small.
    static let lifetime: Int64 = 7 * 86_400_000

    public init(key: String, request: Data) {
        self.key = key
        self.request = request
    }
}

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
