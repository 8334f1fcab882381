import GRDB

/// The tables, and how an older database becomes the newest.
///
/// A migration that was released is never edited: a change is a new one, and `version` grows with it.
enum Schema {
    /// Stored as SQLite's `user_version`, so that an older program refuses a newer database before it touches it.
    static let version: Int32 = 2

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tasks, collections, settings") { db in
            try db.execute(sql: first)
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        migrator.registerMigration("2 devices") { db in
            try db.execute(sql: second)
            try db.execute(sql: "PRAGMA user_version = 2")
        }
        return migrator
    }

    /// Times are milliseconds since 1970 in UTC; days are text, as they are written.
    private static let first = """
        CREATE TABLE task (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            uid TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL CHECK (title <> ''),
            notes TEXT NOT NULL DEFAULT '',
            lane TEXT NOT NULL DEFAULT 'todo' CHECK (lane IN ('todo', 'doing')),
            position REAL NOT NULL,
            due TEXT,
            priority TEXT CHECK (priority BETWEEN 'A' AND 'Z'),
            createdAt INTEGER NOT NULL,
            updatedAt INTEGER NOT NULL,
            completedAt INTEGER,
            deletedAt INTEGER
        ) STRICT;
        CREATE INDEX taskByPosition ON task (position, id) WHERE deletedAt IS NULL;
        CREATE INDEX taskByCompletion ON task (completedAt DESC, id) WHERE deletedAt IS NULL AND completedAt IS NOT NULL;

        CREATE TABLE collection (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL CHECK (name <> ''),
            createdAt INTEGER NOT NULL,
            deletedAt INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX collectionByName ON collection (name) WHERE deletedAt IS NULL;

        CREATE TABLE membership (
            taskId INTEGER NOT NULL REFERENCES task (id) ON DELETE CASCADE,
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            PRIMARY KEY (taskId, collectionId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX membershipByCollection ON membership (collectionId, taskId);

        CREATE TABLE setting (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- What an import knew of a task: its text as it stood in the file.
        CREATE TABLE origin (
            taskId INTEGER PRIMARY KEY REFERENCES task (id) ON DELETE CASCADE,
            format TEXT NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
        CREATE INDEX originByText ON origin (format, text);

        -- Writes that were answered, by their Idempotency-Key.
        CREATE TABLE receipt (
            key TEXT PRIMARY KEY,
            request BLOB NOT NULL,
            status INTEGER NOT NULL,
            location TEXT,
            body BLOB NOT NULL,
            createdAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX receiptByAge ON receipt (createdAt);
        """

    /// Of a device's token only a hash is kept: who reads this file can't pass for a device.
    private static let second = """
        CREATE TABLE device (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            tokenHash BLOB NOT NULL UNIQUE CHECK (length(tokenHash) = 32),
            name TEXT NOT NULL,
            pairedAt INTEGER NOT NULL
        ) STRICT;
        """
}
