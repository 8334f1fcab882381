/// The names that a file uses, by surrounding declaration, to find views that are never shown.
public struct NameUses: Sendable, Equatable {
    /// The names used within nested declarations, which are reached only by their names; no owners at the top of a file.
    struct Scope: Sendable, Equatable {
        var owners: [String] = []
        var names: Set<String> = []
    }

    var declared: Set<String> = []
    var scopes: [Scope] = [Scope()]
    var startsProgram = false
}

extension NameUses {
    /// Takes every word of a file that isn't parsed.
    init(wordsIn bytes: [UInt8]) {
        let words = bytes.split { byte in
            !(byte >= 0x80 || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20)
        }
        scopes[0].names = Set(words.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Reads a file that may be too large to audit; nil if it can't be read.
    init?(wordsOf path: String) {
        guard case .success(let source) = SourceBytes.read(path, largest: 16 << 20) else { return nil }
        self.init(wordsIn: source.bytes)
    }
}

/// The declarations of a project that are reachable by name from its entry point.
struct Shown {
    private var hidden: Set<String>

    /// nil if it is unknown: a file can't be read, or the files are neither a program nor a package.
    init?(_ results: [FileResult], elsewhere: NameUses) {
        let uses = results.compactMap(\.names)
        guard uses.count == results.count,
            uses.contains(where: \.startsProgram) || results.contains(where: { $0.path.hasSuffix("Package.swift") })
        else { return nil }
        let declared = uses.reduce(into: Set()) { $0.formUnion($1.declared) }
        hidden = declared
        var waiting = (uses + [elsewhere]).flatMap(\.scopes).compactMap { scope -> NameUses.Scope? in
            let names = scope.names.intersection(declared)
            return names.isEmpty ? nil : NameUses.Scope(owners: scope.owners, names: names)
        }
        while true {
            let reached = waiting.filter { meets($0.owners) }
            if reached.isEmpty { break }
            waiting.removeAll { meets($0.owners) }
            for scope in reached { hidden.subtract(scope.names) }
        }
    }

    /// Whether code within all of `owners` is reachable.
    func meets(_ owners: [String]) -> Bool { !owners.contains(where: hidden.contains) }
}
