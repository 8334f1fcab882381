/// Addresses of files on this server, as one file names another.
enum AddressPath {
    /// The whole path that `address` means in the file at `path`; nil for what isn't on this server, and for bare names.
    static func resolve(_ address: String, from path: String) -> String? {
        if address.hasPrefix("//") { return nil }
        if address.hasPrefix("/") { return address }
        guard address.hasPrefix("./") || address.hasPrefix("../") else { return nil }
        return beside(address, path)
    }

    /// The whole path of a file that `path` names by its way from there.
    static func beside(_ address: String, _ path: String) -> String {
        if address.hasPrefix("/") { return address }
        var parts = path.split(separator: "/").dropLast()
        for part in address.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The folder that a file is in, with its slash.
    static func folder(of path: String) -> String { String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) }
}
