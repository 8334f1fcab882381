import Foundation

/// The repository these tests are part of.
public enum Repository {
    public static let folder = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// Puts the app's texts into a folder laid out like the repository.
    public static func copyTexts(to folder: URL) throws {
        let tasks = folder.appendingPathComponent("Tasks")
        try FileManager.default.createDirectory(at: tasks, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.folder.appendingPathComponent("Tasks/Texts"),
            to: tasks.appendingPathComponent("Texts")
        )
    }
}
