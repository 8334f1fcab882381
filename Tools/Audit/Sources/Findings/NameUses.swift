import Foundation

/// The names that a file uses, by the declarations it uses them in: enough to say whether anybody ever meets a view.
///
/// A name is a hash of 32 bits: two names with the same one only let something unused count as used.
public struct NameUses: Sendable, Equatable {
    /// A declaration that is met only when its name is used, with those around it, outermost first; without owners, the open ground.
    struct Scope: Sendable, Equatable {
        var owners: [UInt32] = []
        /// Some may stand in it twice.
        var names: [UInt32] = []
    }

    /// The names of such declarations.
    var declared: Set<UInt32> = []
    var scopes: [Scope] = [Scope()]
    /// The program starts in this file: `@main`.
    var startsProgram = false

    /// The owner of code that only testers of the app meet, whatever uses it.
    static let testers: UInt32 = 0
    /// The owner of code that a whole program never runs: a name that nothing uses.
    static let nothing = hash(anywhere: [])
}

extension NameUses {
    /// FNV-1a.
    static func hash(_ name: some Sequence<UInt8>) -> UInt32 { hash(name, after: 2_166_136_261) }

    /// A name after a dot.
    static func hash(route name: some Sequence<UInt8>) -> UInt32 { hash(name, after: dot) }

    /// A member, after anything but `self` or its bare name in its own type.
    static func hash(anywhere name: some Sequence<UInt8>) -> UInt32 { hash(name, after: star) }

    /// A member by its bare name, within `type`.
    static func hash(member name: some Sequence<UInt8>, of type: UInt32) -> UInt32 {
        hash(name, after: step(type, UInt8(ascii: ".")))
    }

    private static let dot = step(2_166_136_261, UInt8(ascii: "."))
    private static let star = step(2_166_136_261, UInt8(ascii: "*"))

    private static func hash(_ name: some Sequence<UInt8>, after start: UInt32) -> UInt32 {
        var hash = start
        for byte in name { hash = step(hash, byte) }
        return hash == testers ? 1 : hash
    }

    private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    /// Every word of a file that is not parsed counts as used.
    init(wordsIn bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { NameUses(wordsIn: $0) } }

    private init(wordsIn bytes: UnsafeBufferPointer<UInt8>) {
        // The last words that end on the same bits: most stand there again and again.
        var last = [UInt64](repeating: 0, count: 1024)
        var start = 0
        for end in 0...bytes.count where end == bytes.count || !Self.isPartOfName(bytes[end]) {
            defer { start = end + 1 }
            guard end > start else { continue }
            let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
            let (name, route) = (Self.hash(word), Self.hash(route: word))
            let both = UInt64(name) << 32 | UInt64(route)
            guard last[Int(name & 1023)] != both else { continue }
            last[Int(name & 1023)] = both
            scopes[0].names += [name, route, Self.hash(anywhere: word)]
        }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }

    /// The same of a file that may be too large to be audited; nil when it cannot be read.
    init?(wordsOf path: String) {
        guard case .success(let source) = SourceBytes.read(path, largest: .max) else { return nil }
        self.init(wordsIn: source.bytes)
    }
}

/// As bytes, which are read many times faster than a list of numbers.
extension NameUses {
    var data: Data {
        var words: [UInt32] = [startsProgram ? 1 : 0]
        func add(_ list: some Collection<UInt32>) {
            words.append(UInt32(list.count))
            words += list
        }
        add(declared)
        for scope in scopes where !scope.names.isEmpty {
            add(scope.owners)
            add(scope.names)
        }
        return words.withUnsafeBytes { Data($0) }
    }

    init?(_ data: Data) {
        guard !data.isEmpty else { return nil }
        let words = data.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        var rest = words.dropFirst()
        func list() -> [UInt32] {
            let count = Int(rest.popFirst() ?? 0)
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        startsProgram = words.first == 1
        declared = Set(list())
        scopes = []
        while !rest.isEmpty { scopes.append(Scope(owners: list(), names: list())) }
    }
}
