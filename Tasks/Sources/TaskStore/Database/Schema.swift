import GRDB

/// The tables and their migrations. A released migration is never edited: add one and raise `version`.
enum Schema {
    /// Stored as `user_version`, so that an older program refuses a newer database before it writes.
    static let version: Int32 = 3

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
        migrator.registerMigration("3 counts, search, orders, batches") { db in
            try db.execute(sql: third)
            try db.execute(sql: "PRAGMA user_version = 3")
        }
        return migrator
    }

    /// Times are milliseconds since 1970 in UTC; days are text (`YYYY-MM-DD`).
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

        -- The line of a file that a task was imported from.
        CREATE TABLE origin (
            taskId INTEGER PRIMARY KEY REFERENCES task (id) ON DELETE CASCADE,
            format TEXT NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
        CREATE INDEX originByText ON origin (format, text);

        -- Answered writes, by their Idempotency-Key.
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

    /// Only a hash of a device's token is stored, so the file can't be used to sign in.
    private static let second = """
        CREATE TABLE device (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            tokenHash BLOB NOT NULL UNIQUE CHECK (length(tokenHash) = 32),
            name TEXT NOT NULL,
            pairedAt INTEGER NOT NULL
        ) STRICT;
        """

    /// Each list has an index in its order. Triggers keep the counts: `tally` has a row for each collection, and 0 for all tasks.
    private static let third = """
        ALTER TABLE task ADD COLUMN state TEXT GENERATED ALWAYS AS (
            CASE WHEN deletedAt IS NOT NULL THEN NULL WHEN completedAt IS NOT NULL THEN 'done' ELSE lane END
        ) VIRTUAL;
        ALTER TABLE task ADD COLUMN dueKey TEXT GENERATED ALWAYS AS (IFNULL(due, '~')) VIRTUAL;
        -- The number of its collections, without the deleted ones.
        ALTER TABLE task ADD COLUMN collectionCount INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE task ADD COLUMN searched TEXT NOT NULL DEFAULT '';
        UPDATE task SET searched = searched(title, notes), collectionCount = (
            SELECT COUNT(*) FROM membership JOIN collection ON collection.id = collectionId
            WHERE taskId = task.id AND collection.deletedAt IS NULL
        );

        CREATE INDEX openByPosition ON task (position, id) WHERE deletedAt IS NULL AND completedAt IS NULL;
        CREATE INDEX openByLane ON task (lane, position, id) WHERE deletedAt IS NULL AND completedAt IS NULL;
        CREATE INDEX openByDue ON task (dueKey, position, id) WHERE deletedAt IS NULL AND completedAt IS NULL;
        CREATE INDEX openByLaneAndDue ON task (lane, dueKey, position, id)
            WHERE deletedAt IS NULL AND completedAt IS NULL;
        CREATE INDEX inboxByPosition ON task (position, id)
            WHERE deletedAt IS NULL AND completedAt IS NULL AND due IS NULL AND collectionCount = 0;
        CREATE INDEX completedByDue ON task (dueKey, position, id) WHERE deletedAt IS NULL AND completedAt IS NOT NULL;
        CREATE INDEX taskByDue ON task (dueKey, position, id) WHERE deletedAt IS NULL;
        CREATE INDEX binByPosition ON task (position) WHERE deletedAt IS NOT NULL;
        CREATE INDEX binByName ON collection (name, deletedAt) WHERE deletedAt IS NOT NULL;

        CREATE TABLE tally (
            collectionId INTEGER PRIMARY KEY,
            todo INTEGER NOT NULL DEFAULT 0,
            doing INTEGER NOT NULL DEFAULT 0,
            done INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        INSERT INTO tally SELECT 0, TOTAL(state = 'todo'), TOTAL(state = 'doing'), TOTAL(state = 'done') FROM task;
        INSERT INTO tally
            SELECT collection.id, TOTAL(state = 'todo'), TOTAL(state = 'doing'), TOTAL(state = 'done')
            FROM collection LEFT JOIN membership ON collectionId = collection.id LEFT JOIN task ON task.id = taskId
            GROUP BY collection.id;
        CREATE TRIGGER collectionMade AFTER INSERT ON collection BEGIN
            INSERT INTO tally (collectionId) VALUES (NEW.id);
        END;
        CREATE TRIGGER collectionGone AFTER DELETE ON collection BEGIN
            DELETE FROM tally WHERE collectionId = OLD.id;
        END;
        CREATE TRIGGER taskMade AFTER INSERT ON task BEGIN
            UPDATE tally SET todo = todo + (NEW.state IS 'todo'), doing = doing + (NEW.state IS 'doing'),
                done = done + (NEW.state IS 'done')
            WHERE collectionId = 0;
        END;
        CREATE TRIGGER taskMoved AFTER UPDATE ON task WHEN NEW.state IS NOT OLD.state BEGIN
            UPDATE tally SET todo = todo + (NEW.state IS 'todo') - (OLD.state IS 'todo'),
                doing = doing + (NEW.state IS 'doing') - (OLD.state IS 'doing'),
                done = done + (NEW.state IS 'done') - (OLD.state IS 'done')
            WHERE collectionId IN (SELECT 0 UNION ALL SELECT collectionId FROM membership WHERE taskId = NEW.id);
        END;
        CREATE TRIGGER taskGone BEFORE DELETE ON task BEGIN
            DELETE FROM membership WHERE taskId = OLD.id;
            UPDATE tally SET todo = todo - (OLD.state IS 'todo'), doing = doing - (OLD.state IS 'doing'),
                done = done - (OLD.state IS 'done')
            WHERE collectionId = 0;
        END;
        CREATE TRIGGER memberAdded AFTER INSERT ON membership BEGIN
            UPDATE tally SET todo = todo + (task.state IS 'todo'), doing = doing + (task.state IS 'doing'),
                done = done + (task.state IS 'done')
            FROM task WHERE task.id = NEW.taskId AND collectionId = NEW.collectionId;
            UPDATE task SET collectionCount = collectionCount + 1
            WHERE id = NEW.taskId
                AND EXISTS (SELECT 1 FROM collection WHERE id = NEW.collectionId AND deletedAt IS NULL);
        END;
        CREATE TRIGGER memberRemoved AFTER DELETE ON membership BEGIN
            UPDATE tally SET todo = todo - (task.state IS 'todo'), doing = doing - (task.state IS 'doing'),
                done = done - (task.state IS 'done')
            FROM task WHERE task.id = OLD.taskId AND collectionId = OLD.collectionId;
            UPDATE task SET collectionCount = collectionCount - 1
            WHERE id = OLD.taskId
                AND EXISTS (SELECT 1 FROM collection WHERE id = OLD.collectionId AND deletedAt IS NULL);
        END;
        CREATE TRIGGER collectionBinned AFTER UPDATE OF deletedAt ON collection
        WHEN (NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL) BEGIN
            UPDATE task SET collectionCount = collectionCount + IIF(NEW.deletedAt IS NULL, 1, -1)
            WHERE id IN (SELECT taskId FROM membership WHERE collectionId = NEW.id);
        END;

        -- Trigrams and the tasks that contain them; `searched` gives the position.
        CREATE VIRTUAL TABLE search USING fts5 (
            searched, content = 'task', content_rowid = 'id', tokenize = 'trigram case_sensitive 1',
            detail = none, columnsize = 0
        );
        INSERT INTO search (search) VALUES ('rebuild');
        CREATE TRIGGER taskSearchable AFTER INSERT ON task BEGIN
            INSERT INTO search (rowid, searched) VALUES (NEW.id, NEW.searched);
        END;
        CREATE TRIGGER taskReworded AFTER UPDATE OF searched ON task WHEN NEW.searched <> OLD.searched BEGIN
            INSERT INTO search (search, rowid, searched) VALUES ('delete', OLD.id, OLD.searched);
            INSERT INTO search (rowid, searched) VALUES (NEW.id, NEW.searched);
        END;
        CREATE TRIGGER taskUnsearchable AFTER DELETE ON task BEGIN
            INSERT INTO search (search, rowid, searched) VALUES ('delete', OLD.id, OLD.searched);
        END;
        """
}
