import Foundation
import SwiftParser
import SwiftSyntax

/// Adds bodies to the declarations of `Stubs/`, which record each use with its arguments.
///
/// `implement STUBS… --hand HAND… --into FOLDER`. A type `X` for which the hand-written files declare `_X` hands
/// everything to it; a member `x` of `X` for which they declare a function `_xX` hands it there.
@main
struct Implement {
    static func main() throws {
        var lists: [String: [URL]] = [:]
        var list = "stubs"
        for argument in CommandLine.arguments.dropFirst() {
            if argument.hasPrefix("--") {
                list = String(argument.dropFirst(2))
            } else {
                lists[list, default: []].append(URL(fileURLWithPath: argument))
            }
        }
        let hand = try (lists["hand"] ?? []).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let files = try (lists["stubs"] ?? []).map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
        var known = Known(hand: hand)
        for (_, text) in files { known.learn(from: Parser.parse(source: text)) }
        for (file, text) in files {
            let folder = file.deletingLastPathComponent().lastPathComponent
            let target = lists["into"]![0].appendingPathComponent("\(folder)_\(file.lastPathComponent)")
            let writer = Writer(text: text, known: known)
            let new = "import Foundation\nimport Observation\n" + writer.write()
            if (try? String(contentsOf: target, encoding: .utf8)) != new {
                try new.write(to: target, atomically: true, encoding: .utf8)
            }
        }
    }
}
