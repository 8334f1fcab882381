import Foundation
import GRDB

struct DatabaseOpening {
    let path: String

    /// “NodT”, SQLite's mark of our databases.
    static let applicationID: Int32 = 0x4E6F_6454

    /// If two programs create a database at once, the second retries until the first is done.
    func open() throws -> DatabasePool {
        let deadline = ContinuousClock.now + .seconds(5)
        while true {
            do {
                if try isAbsent() { try make() } else { try requireOurs(soundly: true) }
                return try migrated(DatabasePool(path: location, configuration: configuration))
            } catch let error as DatabaseError {
                guard mayPass(error), ContinuousClock.now < deadline else { throw problem(error) }
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
    }

    func openInMemory() throws -> DatabaseQueue { try migrated(DatabaseQueue(configuration: configuration)) }

    private func migrated<Opened: DatabaseWriter>(_ database: Opened) throws -> Opened {
        try database.writeWithoutTransaction(configureWriter)
        try Schema.migrator.migrate(database)
        return database
    }

    /// SQLite's busy timeout doesn't cover switching to WAL; a table that another program just created is an SQL error.
    private func mayPass(_ error: DatabaseError) -> Bool {
        [.SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_ERROR].contains(error.resultCode)
    }

    private func isAbsent() throws -> Bool {
        guard let file = try? FileManager.default.attributesOfItem(atPath: location) else { return true }
        guard FileManager.default.isWritableFile(atPath: location) else { throw DatabaseProblem.unopenable(path: path) }
        return file[.type] as? FileAttributeType == .typeRegular && file[.size] as? Int == 0
    }

    /// Checks a database read-only, so that a foreign or damaged one isn't changed.
    func requireOurs(soundly: Bool) throws {
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: location, configuration: configuration)
        defer { try? queue.close() }
        try queue.unsafeRead { db in
            guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == Self.applicationID else {
                throw DatabaseProblem.foreign(path: path)
            }
            try requireKnown(db)
            if soundly, try String.fetchOne(db, sql: "PRAGMA quick_check(1)") != "ok" {
                throw DatabaseProblem.damaged(path: path)
            }
        }
    }

    private func requireKnown(_ db: Database) throws {
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if version > Schema.version { throw DatabaseProblem.newer(path: path) }
    }

    /// Sets the application ID before the write-ahead log could delay it.
    private func make() throws {
        makePrivateFile()
        let queue = try DatabaseQueue(path: location)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
        }
        try queue.close()
    }

    /// Creates an empty file with mode 0600, which SQLite copies to the log. An existing file keeps its mode.
    func makePrivateFile() { close(Foundation.open(location, O_CREAT | O_WRONLY, 0o600)) }

    /// The path for SQLite: “:memory:” is an ordinary file here.
    var location: String { path.hasPrefix("/") ? path : "./" + path }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { db in db.add(function: .searched) }
        return configuration
    }

    /// Commits are on the disk before they are answered; GRDB's default for WAL, NORMAL, can lose some in a power cut.
    private func configureWriter(_ db: Database) throws {
        try db.execute(sql: "PRAGMA synchronous = FULL")
        // Statement journals stay in memory: SQLite would write those above 64 KB to a file, which takes a third of an
        // import's time. https://www.sqlite.org/compile.html#stmtjrnl_spill
        try db.execute(sql: "PRAGMA temp_store = MEMORY")
        // Overwrites deleted content: https://www.sqlite.org/pragma.html#pragma_secure_delete
        try db.execute(sql: "PRAGMA secure_delete = ON")
        try requireKnown(db)
    }

    func problem(_ error: DatabaseError) -> DatabaseProblem {
        switch DiskProblem(error) {
        case .busy: .busy(path: path)
        case .full: .noRoom(path: path)
        case .failing: .unopenable(path: path)
        case .damaged where error.resultCode == .SQLITE_NOTADB: .notADatabase(path: path)
        case .damaged, nil: .damaged(path: path)
        }
    }
}

extension DatabaseFunction {
    fileprivate static let searched = DatabaseFunction("searched", argumentCount: 2, pure: true) { values in
        let texts = values.map { String.fromDatabaseValue($0) ?? "" }
        return SearchText.kept(title: texts[0], notes: texts[1])
    }
}
