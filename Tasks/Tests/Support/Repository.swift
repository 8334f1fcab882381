import Foundation

/// The repository these tests are part of.
public enum Repository {
    public static let folder = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
}
