import ArgumentParser
import TaskStore

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy the database into a new file, also while the server runs.",
        discussion: """
            The copy holds everything as it was when the backup began: tasks, the bin, settings and which devices are let in. To put
            it back, stop the server, move tasks.sqlite and what is named like it (-wal, -shm) away, and copy the
            file to its place.
            """
    )

    @Argument(help: "The file to make.")
    var file: String

    @OptionGroup var databaseOption: DatabaseOption

    func run() async throws {
        try await calmly {
            try databaseOption.requireExisting()
            let count = try await DatabaseBackup(of: databaseOption.database).write(to: file)
            print("Backed up \(counted(count, "task")) to \(file)")
        }
    }
}
