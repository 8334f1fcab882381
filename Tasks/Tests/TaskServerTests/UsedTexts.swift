import Foundation
import TestSupport

/// The texts that page and server look up in the tables, found in their sources.
struct UsedTexts {
    private(set) var keys: Set<String> = []
    /// Of keys that are put together when they are asked for.
    private(set) var beginnings: Set<String> = []
    /// Sentences that people read, but that are not in the tables.
    private(set) var sentences: [String] = []
    /// How often each stands in documents, and in marks that let it be said anew.
    private(set) var shown: [String: Int] = [:]
    private(set) var marked: [String: Int] = [:]
    /// Of answers, by their names in Swift.
    private(set) var statuses: Set<String> = []
    /// The first parts of keys, up to the first dot.
    private var surfaces: Set<String> = ["list"]
}

extension UsedTexts {
    init(surfaces: Set<String>) throws {
        self.init()
        self.surfaces = surfaces
        for file in try ["Tasks/Page", "Studio"].flatMap(Self.files) {
            if file.pathExtension == "js" { script(try String(contentsOf: file, encoding: .utf8)) }
            if file.pathExtension == "html" { document(try String(contentsOf: file, encoding: .utf8)) }
        }
        // Errors that keep a program from starting are for whoever starts it.
        let folders = ["Tasks/Texts", "Tasks/Sources/TaskServer", "Tasks/Sources/TasksModel", "Tasks/Sources/TasksApp"]
        let others = ["ServerProblem.swift", "BundleProblem.swift", "TasksApp.swift"]
        for file in try folders.flatMap(Self.files) where !others.contains(file.lastPathComponent) {
            if file.pathExtension == "swift" { swift(try String(contentsOf: file, encoding: .utf8)) }
        }
    }

    private static func files(in folder: String) throws -> [URL] {
        let folder = Repository.folder.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map(
            folder.appendingPathComponent
        )
    }

    mutating func script(_ source: String) {
        let code = Self.withoutComments(source)
        for literal in code.matches(of: /"([^"\n]*)"/) { take(String(literal.1)) }
        for literal in code.matches(of: /`([\w.]+\.)\$\{/) { takeBeginning(String(literal.1)) }
        for literal in code.matches(of: /`([^`\n]*)`/) { takeSentence(String(literal.1)) }
    }

    mutating func swift(_ source: String) {
        let code = Self.withoutComments(source)
        for literal in code.matches(of: /"([^"\n]*)"/) { take(String(literal.1)) }
        for literal in code.matches(of: /"([\w.]+\.)\\\(/) { takeBeginning(String(literal.1)) }
        for status in code.matches(of: /\bstatus: \.(\w+)\b(?!\()/) { statuses.insert(String(status.1)) }
    }

    /// All text between tags, and in the attributes that people see or hear. What says its own language, code, keys and the
    /// names of formats are the same for everyone.
    mutating func document(_ source: String) {
        let markup: Set<Substring> = ["language", "direction", "profile", "end"]
        for name in source.matches(of: /\{\{([\w.]+)\}\}/) where !markup.contains(name.1) {
            keys.insert(String(name.1))
            shown[String(name.1), default: 0] += 1
        }
        for marks in source.matches(of: /data-words="([^"]*)"/) {
            for mark in marks.1.split(separator: " ") {
                marked[String(mark.split(separator: ":").last ?? mark), default: 0] += 1
            }
        }
        let source = source.replacing(/<(code|kbd)\b[^>]*>[^<]*|<[^>]* lang="\w+"[^>]*>[^<]*/, with: "<")
        let attributes = source.matches(of: /(?:aria-label|aria-description|alt|label|placeholder|title)="([^"]*)"/)
        let between = source.matches(of: />([^<]+)</)
        for text in attributes.map(\.1) + between.map(\.1) {
            let words = text.replacing(/\{\{[^}]*\}\}/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            if words.contains(/\p{L}{2}/), !["JSON", "CSV", "todo.txt"].contains(words) { sentences.append(words) }
        }
    }

    private mutating func take(_ literal: String) {
        if literal.wholeMatch(of: /\w[\w.]*/) != nil, let surface = literal.split(separator: ".").first,
            surfaces.contains(String(surface)), literal.contains(".") || literal == "quoted"
        {
            keys.insert(literal)
        }
        takeSentence(literal)
    }

    private mutating func takeBeginning(_ beginning: String) {
        if let surface = beginning.split(separator: ".").first, surfaces.contains(String(surface)) {
            beginnings.insert(beginning)
        }
    }

    private mutating func takeSentence(_ literal: String) {
        if literal.contains(/^\p{Lu}\p{L}*[ ’'].*\p{L}/) { sentences.append(literal) }
    }

    /// Returns the code without comments, and without logs and names of previews, which only developers read.
    private static func withoutComments(_ source: String) -> String {
        source.split(separator: "\n").filter { !$0.contains(/console\.|logger\.|#Preview\(|^\s*(\/\/|\*|\/\*)/) }
            .map { $0.replacing(/\s\/\/ .*/, with: "") }.joined(separator: "\n")
    }
}
