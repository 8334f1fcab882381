import Foundation

/// A document whose style sheets, named one after the other, are one, and which names what its scripts share before they ask.
struct JoinedDocument {
    /// The address its joined sheet has.
    let sheetPath: String
    private let lines: [String]
    /// The lines that name a sheet.
    private let links: Range<Int>

    /// - Parameter fileName: what it is called in its folder.
    init(_ source: Data, fileName: String) {
        sheetPath = "/\(fileName).css"
        lines = String(decoding: source, as: UTF8.self).components(separatedBy: "\n")
        let first = lines.firstIndex { Self.sheet($0) != nil } ?? lines.endIndex
        links = first..<(lines[first...].firstIndex { Self.sheet($0) == nil } ?? lines.endIndex)
    }

    /// The document that a joined sheet belongs to; nil for other addresses.
    static func fileName(ofSheet path: String) -> String? {
        guard path.hasSuffix(".html.css"), path.hasPrefix("/") else { return nil }
        return String(path.dropFirst().dropLast(4))
    }

    /// The addresses of the sheets that are joined, in their order.
    var sheets: [String] { links.count > 1 ? links.compactMap { Self.sheet(lines[$0]) } : [] }

    private static func sheet(_ line: String) -> String? {
        link("stylesheet", line).flatMap { $0.hasSuffix(".css") ? $0 : nil }
    }

    /// The address of a line that is nothing but such a link.
    private static func link(_ relation: String, _ line: String) -> String? {
        let start = "<link rel=\"\(relation)\" href=\""
        guard line.hasPrefix(start), line.hasSuffix("\">") else { return nil }
        let address = line.dropFirst(start.count).dropLast(2)
        return address.contains("\"") ? nil : String(address)
    }

    /// - Parameters:
    ///   - joinsSheets: whether the sheets can be joined.
    ///   - shared: by an entry's address, what it imports first.
    func text(joinsSheets: Bool, shared: [String: String]) -> String {
        var result = lines
        for index in result.indices {
            guard let script = Self.link("modulepreload", lines[index]).flatMap({ shared[$0] }) else { continue }
            result[index] += "\n<link rel=\"modulepreload\" href=\"\(script)\">"
        }
        if joinsSheets, links.count > 1 {
            result.replaceSubrange(links, with: ["<link rel=\"stylesheet\" href=\"\(sheetPath)\">"])
        }
        return result.joined(separator: "\n")
    }
}
