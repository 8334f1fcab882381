import Foundation
import GRDB

extension StoreTransaction {
    /// Does `body` unless it was done under this key before; then gives the answer it got.
    ///
    /// The answer is stored in the transaction of the write itself, so that either both are there after a crash or neither.
    /// A refused write is stored nowhere: trying again is trying anew.
    ///
    /// - Throws: `StoreError.keyReused` when the key belongs to another request.
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
