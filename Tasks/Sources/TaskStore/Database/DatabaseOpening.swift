import Foundation
import GRDB

/// Opens the database at a path, and makes it when it isn't there.
struct DatabaseOpening {
    let path: String

    /// Two programs that open a new database at the same moment both want to make it: who is second waits and finds it made.
    ///
    /// - Throws: `DatabaseProblem`.
    func open() throws -> DatabasePool {
        let deadline = ContinuousClock.now + .seconds(5)
        while true {
            do {
                return try openOnce()
            } catch let error as DatabaseError {
                guard mayPass(error), ContinuousClock.now < deadline else { throw problem(error) }
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
    }

    private func openOnce() throws -> DatabasePool {
        switch try DatabaseFile(path: path).inspect() {
        case .absent: try make()
        case .ours: try requireSound()
        }
        return try migrated(DatabasePool(path: location, configuration: configuration))
    }

    func openInMemory() throws -> DatabaseQueue { try migrated(DatabaseQueue(configuration: configuration)) }

    private func migrated<Opened: DatabaseWriter>(_ database: Opened) throws -> Opened {
        try database.writeWithoutTransaction(configureWriter)
        try Schema.migrator.migrate(database)
        return database
    }

    /// SQLite waits by itself, except for the switch to the log; and a table that another program just made is an error of SQL.
    private func mayPass(_ error: DatabaseError) -> Bool {
        [.SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_ERROR].contains(error.resultCode)
    }

    private func requireSound() throws {
        switch try check.verdict() {
        case .sound: return
        case .damaged: throw DatabaseProblem.damaged(path: path)
        case .damagedLog: throw DatabaseProblem.damagedLog(path: path)
        case .unreadable: throw DatabaseProblem.unreadable(path: path)
        }
    }

    var check: DatabaseCheck { DatabaseCheck(path: location, configuration: configuration) }

    /// Marks a new file as ours before anything else is in it, and before the write-ahead log could hold the mark back.
    private func make() throws {
        let queue = try DatabaseQueue(path: location)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA application_id = \(DatabaseFile.applicationID)")
        }
        try queue.close()
    }

    /// The path as SQLite is told it: a name such as “:memory:” means a file here, as everywhere else in a shell.
    private var location: String { path.hasPrefix("/") ? path : "./" + path }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { db in db.add(function: .searched) }
        return configuration
    }

    /// A commit is on the disk before it is answered. GRDB chooses NORMAL for the log, which a power cut may shorten.
    private func configureWriter(_ db: Database) throws {
        try db.execute(sql: "PRAGMA synchronous = FULL")
        // What a statement would undo is kept in memory: above 64 KB SQLite writes it to a file, which for a task with its
        // indices is nearly always, and took a third of an import. https://www.sqlite.org/compile.html#stmtjrnl_spill
        try db.execute(sql: "PRAGMA temp_store = MEMORY")
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if version > Schema.version { throw DatabaseProblem.newer(path: path) }
    }

    private func problem(_ error: DatabaseError) -> DatabaseProblem {
        switch DiskProblem(error) {
        case .busy: .busy(path: path)
        case .full: .noRoom(path: path)
        case .failing: error.resultCode == .SQLITE_IOERR ? .unreadable(path: path) : .unwritable(path: path)
        case .damaged where error.resultCode == .SQLITE_NOTADB: .notADatabase(path: path)
        case .damaged, nil: .damaged(path: path)
        }
    }
}

extension DatabaseFunction {
    /// `searched(title, notes)`, for tasks of a time before it was kept.
    fileprivate static let searched = DatabaseFunction("searched", argumentCount: 2, pure: true) { values in
        let texts = values.map { String.fromDatabaseValue($0) ?? "" }
        return SearchText.kept(title: texts[0], notes: texts[1])
    }
}
