import Foundation

public enum Paths {
    /// Resolves `.`, `..`, `~` and relative paths.
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

    /// The end of a chain of links.
    static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
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

struct FileIdentity: Hashable {
    var device: UInt64
    var number: UInt64
}

struct FileStatus {
    var identity: FileIdentity
    var isFolder: Bool

    /// Follows links; nil if nothing is there.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}

/// Names and kinds in a folder, without a system call for each.
enum FolderEntries {
    enum Kind { case file, folder, link, other }

    static func read(_ folder: String) -> [(name: String, kind: Kind)]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [(String, Kind)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            entries.append((name, kind(of: Int32(entry.pointee.d_type), folder + "/" + name)))
        }
        return entries
    }

    private static func kind(of type: Int32, _ path: String) -> Kind {
        var status = stat()
        if type == Int32(DT_UNKNOWN), lstat(path, &status) != 0 { return .other }
        // The type of an entry is a mode without its lower bits.
        switch type == Int32(DT_UNKNOWN) ? status.st_mode & S_IFMT : mode_t(type) << 12 {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }
}
