import ArgumentParser

/// Tasks in a file of one's own, in the browser and on the command line.
@main
struct TasksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tasks",
        abstract: "Tasks in a file of your own, in the browser and on the command line.",
        subcommands: [
            ServeCommand.self, ImportCommand.self, ExportCommand.self, BackupCommand.self, DevicesCommand.self,
        ]
    )
}
