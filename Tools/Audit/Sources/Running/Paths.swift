import Foundation

public enum Paths {
    public static func absolute(_ path: String, from directory: String) -> String {
        let expanded = path.hasPrefix("~/") ? NSHomeDirectory() + path.dropFirst() : path
        let whole = expanded.hasPrefix("/") ? expanded : directory + "/" + expanded
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path below `directory`; nil if it is elsewhere, `.` for the directory itself.
    public static func relative(_ path: String, to directory: String) -> String? {
        if path == directory { return "." }
        let prefix = directory == "/" ? "/" : directory + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    public static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The nearest folder from `directory` upwards that contains `name`.
    public static func upwards(from directory: String, holding name: String) -> String? {
        var folder = directory
        while true {
            if access(folder == "/" ? "/" + name : folder + "/" + name, F_OK) == 0 { return folder }
            if folder == "/" { return nil }
            folder = parent(folder)
        }
    }
}

struct FileStatus {
    enum Kind { case file, folder, other }

    let kind: Kind
    let size: Int

    init?(of path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        size = Int(status.st_size)
    }
}
