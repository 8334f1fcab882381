import Foundation
import GRDB

/// A phone or another computer that was let in with a pairing code.
public struct Device: Sendable, Equatable {
    public let id: Int64
    /// The name from its `User-Agent`, in a few words of ours: “iPhone, Safari”.
    public let name: String
    public let pairedAt: Instant

    /// How long a device stays paired: 400 days, the longest that browsers keep a cookie (RFC 6265bis, 5.5).
    public static let lifetime: Int64 = 400 * 24 * 60 * 60
}

extension StoreSnapshot {
    /// Those that are still let in, the one paired first on top.
    public func devices(at now: Instant) throws -> [Device] {
        try Row.fetchAll(db, sql: "SELECT * FROM device WHERE pairedAt > ? ORDER BY id", arguments: [now.oldestPairing])
            .map { Device(id: $0["id"], name: $0["name"], pairedAt: Instant(milliseconds: $0["pairedAt"])) }
    }

    /// Whether a device with a token of this hash is let in.
    public func hasDevice(tokenHash: Data, at now: Instant) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM device WHERE tokenHash = ? AND pairedAt > ?)",
            arguments: [tokenHash, now.oldestPairing]
        ) ?? false
    }
}

extension StoreTransaction {
    /// Lets a device in from now on; those whose time is over are forgotten with it.
    public func addDevice(named name: String, tokenHash: Data) throws {
        try run("DELETE FROM device WHERE pairedAt <= ?", now.oldestPairing)
        try run("INSERT INTO device (tokenHash, name, pairedAt) VALUES (?, ?, ?)", tokenHash, name, now.milliseconds)
    }

    /// - Parameter id: nil for all.
    /// - Returns: how many were forgotten.
    public func forgetDevices(_ id: Int64?) throws -> Int {
        if let id {
            try run("DELETE FROM device WHERE id = ?", id)
        } else {
            try run("DELETE FROM device")
        }
        return db.changesCount
    }
}

extension Instant {
    /// The latest time of pairing that has expired: devices paired up to then are refused.
    fileprivate var oldestPairing: Int64 { milliseconds - Device.lifetime * 1000 }
}
