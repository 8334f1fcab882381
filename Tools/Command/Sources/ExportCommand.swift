import ArgumentParser
import Exporters
import Foundation

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes every score, haptic and sound into a folder, with an index page."
    )

    @Flag(help: "Everything there is, of both profiles or of a file; nothing less can be chosen here.") var all = false
    @OptionGroup var own: FeedbackFileOption
    @Argument(help: "A folder that is not there yet, or is empty.") var folder: String

    func validate() throws {
        guard all else {
            throw ValidationError("Say --all. For a single file: nod score, nod haptic, nod sound.")
        }
    }

    func run() throws {
        let target = URL(fileURLWithPath: folder)
        if let found = try? FileManager.default.contentsOfDirectory(atPath: folder), !found.isEmpty {
            throw ValidationError("\(folder) is not empty. Choose another folder, or empty it first.")
        }
        let files = (try own.audience().map { AssetFolder(for: [$0]) } ?? AssetFolder()).files
        do {
            try ExportCommand.write(files, to: target)
        } catch {
            throw ValidationError("Could not write \(folder): \(error.localizedDescription)")
        }
        print("\(files.count) files in \(folder). Open \(target.appendingPathComponent("index.html").path).")
    }

    /// Beside the target first, so that a failure leaves no half of a folder.
    private static func write(_ files: [AssetFolder.File], to target: URL) throws {
        let manager = FileManager.default
        let draft = target.deletingLastPathComponent().appendingPathComponent(".\(target.lastPathComponent).\(UUID())")
        do {
            for file in files {
                let place = draft.appendingPathComponent(file.path)
                try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.bytes).write(to: place)
            }
            if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
            try manager.moveItem(at: draft, to: target)
        } catch {
            try? manager.removeItem(at: draft)
            throw error
        }
    }
}
