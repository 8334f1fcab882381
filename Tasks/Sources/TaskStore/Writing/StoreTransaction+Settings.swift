import Foundation
import GRDB

extension StoreTransaction {
    /// Changes some settings; the others stay.
    @discardableResult
    public func changeSettings(_ values: [String: SettingValue]) throws -> Settings {
        var settings = try snapshot.settings()
        let before = settings
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            try settings.set(name, to: value)
            try db.execute(
                sql:
                    "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                arguments: [name, String(decoding: try JSONEncoder().encode(value), as: UTF8.self)]
            )
        }
        if settings != before { touchSettings() }
        return settings
    }

    /// Notes that a task was captured.
    ///
    /// - Returns: whether it was the first one ever: true once for a database, whoever captures at the same time.
    public func noteCapture() throws -> Bool {
        let name = "hasCompletedFirstCapture"
        if try snapshot.settings()[name] == .flag(true) { return false }
        try changeSettings([name: .flag(true)])
        return true
    }
}
