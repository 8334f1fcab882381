import Audit
import Foundation

/// Lines changed since the branch left a commit: committed, staged, unstaged or untracked.
struct ChangedLines: Equatable {
    /// By path from the repository's root.
    var lines: [String: [ClosedRange<Int>]] = [:]
    var root = ""
}

extension ChangedLines {
    init(since reference: String, in folder: String) throws {
        let git = try Git(folder: folder)
        let base = try git.base(of: reference)
        root = try git.root()
        read(try git.output(Self.diff + [base, "--"]))
        // Untracked files aren't part of a commit.
        if Self.isCommitting { return }
        let untracked = try git.output(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", root])
        for path in untracked.split(separator: 0) { lines[String(decoding: path, as: UTF8.self)] = [1...Int.max] }
    }

    /// Within a hook of git or pre-commit.
    private static var isCommitting: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["GIT_INDEX_FILE"] != nil || environment["PRE_COMMIT"] != nil
    }

    /// Independent of the user's git settings.
    private static let diff = """
        diff --unified=0 --inter-hunk-context=0 --find-renames --diff-filter=d --no-color --no-ext-diff --no-textconv --no-relative \
        --ignore-submodules --src-prefix=a/ --dst-prefix=b/
        """.split(separator: " ").map(String.init)

    func contain(_ finding: Finding, _ places: ReportPlaces) -> Bool {
        guard let path = Paths.relative(places.absolute(finding.path), to: root) else { return false }
        let place = finding.place.line...max(finding.place.line, finding.place.endLine)
        return lines[path]?.contains { $0.overlaps(place) } ?? false
    }

    /// Parses a diff without context.
    mutating func read(_ diff: Data) {
        var path = ""
        var left = 0
        for bytes in diff.split(separator: UInt8(ascii: "\n")) {
            // Lines of a file may look like a header.
            if left > 0, bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") {
                left -= 1
            } else if bytes.starts(with: "+++ ".utf8) {
                path = Self.path(String(decoding: bytes.dropFirst(4), as: UTF8.self))
            } else if bytes.starts(with: "@@ ".utf8), let hunk = Hunk(String(decoding: bytes, as: UTF8.self)) {
                left = hunk.removed + hunk.added
                lines[path, default: []].append(hunk.lines)
            }
        }
    }

    /// Removes `b/`, and the tab after a path with blanks.
    private static func path(_ text: String) -> String {
        let path = text.hasSuffix("\t") ? text.dropLast() : text[...]
        return String(path.hasPrefix("b/") ? path.dropFirst(2) : path)
    }
}

/// A hunk header: `@@ -3,2 +4 @@`.
private struct Hunk {
    let removed: Int
    let added: Int
    let lines: ClosedRange<Int>

    init?(_ head: String) {
        let words = head.split(separator: " ")
        guard words.count > 2, let old = Self.numbers(words[1]), let new = Self.numbers(words[2]) else { return nil }
        removed = old.count
        added = new.count
        // A deletion counts for the lines beside it: a view may have lost a modifier.
        lines = added == 0 ? new.start...new.start + 1 : new.start...new.start + added - 1
    }

    private static func numbers(_ word: Substring) -> (start: Int, count: Int)? {
        let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
        guard let first = numbers.first, let start = first else { return nil }
        return (start, numbers.count > 1 ? numbers[1] ?? 1 : 1)
    }
}

/// Runs git in a folder without the programs that a repository's settings name. Errors say what to do.
private struct Git {
    let folder: String
    private var environment = ProcessInfo.processInfo.environment

    init(folder: String) throws {
        self.folder = folder
        // Otherwise git could write the index, and run a hook.
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        set("core.fsmonitor", "false")
        set("core.quotePath", "false")
        // Empties all filters, which git would run on the files of the work tree.
        let names = #"^filter\..*\.(clean|process|required)$"#
        let filters = try run("config", "--null", "--name-only", "--get-regexp", names) ?? Data()
        for key in filters.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
            set(key, key.hasSuffix(".required") ? "false" : "")
        }
    }

    /// Adds a setting that overrides those of all files; unlike `-c`, its key may contain `=`.
    private mutating func set(_ key: String, _ value: String) {
        let count = environment["GIT_CONFIG_COUNT"].flatMap(Int.init) ?? 0
        environment["GIT_CONFIG_COUNT"] = "\(count + 1)"
        environment["GIT_CONFIG_KEY_\(count)"] = key
        environment["GIT_CONFIG_VALUE_\(count)"] = value
    }

    /// The commit where the branch left `reference`.
    func base(of reference: String) throws -> String {
        _ = try root()
        guard let commit = try line("rev-parse", "--verify", "--quiet", reference + "^{commit}") else {
            throw Refusal(
                """
                git knows no commit ‘\(reference)’ in \(folder).
                  `git branch --all` lists the branches; `git fetch origin \(reference)` brings one as FETCH_HEAD.
                  In GitHub Actions, give actions/checkout `fetch-depth: 0` and name origin/\(reference).
                """
            )
        }
        guard let base = try line("merge-base", commit, "HEAD") else {
            throw Refusal(
                """
                git knows no commit that ‘\(reference)’ and HEAD share.
                  If this clone is shallow, `git fetch --unshallow` brings the rest; \
                in GitHub Actions, give actions/checkout `fetch-depth: 0`.
                """
            )
        }
        return base
    }

    /// The root relative to this folder, so that symbolic links in the path are kept.
    func root() throws -> String {
        if let up = try run("rev-parse", "--show-cdup") {
            return Paths.absolute(String(decoding: up, as: UTF8.self).filter { $0 != "\n" }, from: folder)
        }
        if Paths.upwards(from: folder, holding: ".git") != nil {
            throw Refusal("git refuses the repository around \(folder). `git status` there says why.")
        }
        throw Refusal(
            "\(folder) is in no git repository, and --changed-since asks git. Audit a clone, or leave --changed-since out."
        )
    }

    func output(_ arguments: [String]) throws -> Data {
        if let output = try run(arguments) { return output }
        throw Refusal("`git \(arguments[0])` fails in \(folder). Run it there: it says why.")
    }

    private func line(_ arguments: String...) throws -> String? {
        let text = try run(arguments).map { String(decoding: $0, as: UTF8.self) }
        return text?.split(separator: "\n").first.map(String.init)
    }

    private func run(_ arguments: String...) throws -> Data? { try run(arguments) }

    /// Standard output; nil if git fails.
    private func run(_ arguments: [String]) throws -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw Refusal("git cannot be started in \(folder): \(error).") }
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        if process.terminationStatus == 127 {
            throw Refusal("git is not installed, and --changed-since asks it. Install it, or leave the option out.")
        }
        return process.terminationStatus == 0 ? output : nil
    }
}
