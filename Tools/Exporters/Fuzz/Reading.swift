import Exporters
import Foundation
import Nod
import NodFile
import NodJSON

/// What a mutant was found to do that it must not.
struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// What reads a document, and everything that is made of it where it is accepted, as `nod` makes it.
///
/// Each throws a ``Fault``, and returns whether the document was accepted: a refusal says why in one line of words.
enum Reading {
    static func feedback(_ bytes: [UInt8]) throws -> Bool {
        let file: FeedbackFile
        do {
            file = try FeedbackFile(Data(bytes))
        } catch {
            guard !error.problems.isEmpty else { throw Fault("a refusal without a problem") }
            for problem in error.problems { try check(refusal: problem.description) }
            return false
        }
        guard try readBack("file", { try FeedbackFile(file.data) }) == file else {
            throw Fault("reads back differently:\n\(file.text)")
        }
        for made in AssetFolder(for: [Audience(file, named: "mutant")]).files {
            if made.path.hasSuffix("json") || made.path.hasSuffix("ahap") { try check(json: made.bytes, made.path) }
            if made.path.hasSuffix("svg") { try check(svg: made.bytes) }
        }
        return true
    }

    static func haptic(_ bytes: [UInt8]) throws -> Bool {
        guard let text = String(data: Data(bytes), encoding: .utf8) else { return false }
        let named: NamedPattern
        do {
            named = try NamedPattern(reading: text, named: "mutant")
        } catch {
            try check(refusal: error.description)
            return false
        }
        for ignored in named.ignored { try check(line: ignored) }
        for format in HapticFormat.allCases {
            for form in FeedbackdTheme.Form.allCases {
                try check(json: Array(named.written(as: format, feedbackdForm: form).utf8), "\(format)")
            }
        }
        for format in [HapticFormat.json, .ahap] {
            let written = named.written(as: format)
            guard written.utf8.count <= NamedPattern.mostBytes else { continue }
            let again = try readBack("\(format)") { try NamedPattern(reading: written, named: "") }
            guard format == .ahap || again.pattern == named.pattern else { throw Fault("reads back differently") }
        }
        return true
    }
}

extension Reading {
    private static func readBack<Value>(_ name: String, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch {
            throw Fault("its own \(name) is refused: \(error)")
        }
    }

    private static func check(refusal: String) throws {
        guard refusal.contains(where: \.isLetter) else { throw Fault("a refusal without words: \(refusal)") }
        try check(line: refusal)
    }

    private static func check(line: String) throws {
        let isLine = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard isLine else { throw Fault("more than one line: \(line.debugDescription)") }
    }

    private static func check(json: [UInt8], _ name: String) throws {
        do {
            _ = try JSONNode(reading: json)
        } catch {
            throw Fault("\(name) is not JSON: line \(error.line): \(error.reason)")
        }
    }

    private static func check(svg: [UInt8]) throws {
        for number in ["nan", "inf", "-inf"] where Data(svg).range(of: Data("=\"\(number)\"".utf8)) != nil {
            throw Fault("a picture with a length of \(number)")
        }
    }
}
