import Foundation

/// A worker with the classic scripts that it begins with: they share one scope in any case.
enum JoinedWorker {
    /// - Parameter script: the content of a script, by its address.
    static func joined(_ source: Data, script: (String) -> [UInt8]?) -> Data {
        var result = Data()
        for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let scripts = imported(String(decoding: line, as: UTF8.self)).map(script)
            let contents = scripts.compactMap(\.self)
            // One that is missing stays named, so that it fails as it would.
            let isWhole = !scripts.isEmpty && contents.count == scripts.count
            for content in isWhole ? contents : [[UInt8](line)] { result.append(contentsOf: content + "\n".utf8) }
        }
        return result
    }

    /// What a line says that it imports, if that is all it says.
    private static func imported(_ line: String) -> [String] {
        guard line.hasPrefix("importScripts("),
            let match = line.wholeMatch(of: /importScripts\((("\/[^"\\]+"(, )?)+)\);/)
        else { return [] }
        return match.1.matches(of: /"([^"]+)"/).map { String($0.1) }
    }
}
