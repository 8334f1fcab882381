import Foundation

/// The repository these tests are part of.
public enum Repository {
    public static let folder = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// Puts the app's texts into a folder laid out like the repository.
    public static func copyTexts(to folder: URL) throws {
        for path in ["Tasks/Texts", "Web/messages"] {
            let copy = folder.appendingPathComponent(path)
            let parent = copy.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(path), to: copy)
        }
    }
}
