import Foundation
import GRDB

extension Store {
    /// Seconds: 400 days, the longest that browsers keep a cookie (RFC 6265bis, 5.5).
    public static let sessionLifetime: Int64 = 400 * 24 * 60 * 60
}

extension StoreSnapshot {
    public func sessionCount(at now: Instant) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM device WHERE pairedAt > ?", arguments: [now.oldestSession]) ?? 0
    }

    public func hasSession(tokenHash: Data, at now: Instant) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM device WHERE tokenHash = ? AND pairedAt > ?)",
            arguments: [tokenHash, now.oldestSession]
        ) ?? false
    }
}

extension StoreTransaction {
    /// Admits a device; deletes expired sessions.
    public func addSession(tokenHash: Data) throws {
        try run("DELETE FROM device WHERE pairedAt <= ?", now.oldestSession)
        // The empty name is from version 2, which stored one.
        try run("INSERT INTO device (tokenHash, name, pairedAt) VALUES (?, '', ?)", tokenHash, now.milliseconds)
    }

    public func forgetSessions() throws -> Int {
        try run("DELETE FROM device")
        return db.changesCount
    }
}

extension Instant {
    fileprivate var oldestSession: Int64 { milliseconds - Store.sessionLifetime * 1000 }
}
