import Audit
import Chance
import SwiftParser
import SwiftSyntax

/// One way of breaking a file, always the same for a seed.
struct Mutation {
    private var random: Chance

    init(seed: UInt64) { random = Chance(seed: seed) }

    mutating func mutated(_ sources: [SourceBytes]) -> [UInt8] {
        let bytes = sources[random.below(sources.count)].bytes
        var tokens = Self.tokens(of: bytes)
        for _ in 0..<(1 + random.below(12)) where !tokens.isEmpty {
            let index = random.below(tokens.count)
            switch random.below(4) {
            case 0: tokens.remove(at: index)
            case 1: tokens.insert(tokens[index], at: index)
            case 2: tokens.swapAt(index, random.below(tokens.count))
            default: tokens.insert(contentsOf: repeatElement(tokens[index], count: random.below(400)), at: index)
            }
        }
        return cut(tokens.flatMap { $0 })
    }

    /// In one of three, some bytes are missing, perhaps half of a character.
    private mutating func cut(_ bytes: [UInt8]) -> [UInt8] {
        guard random.below(3) == 0, !bytes.isEmpty else { return bytes }
        let start = random.below(bytes.count)
        let end = min(bytes.count, start + 1 + random.below(bytes.count))
        return Array(bytes[..<start] + bytes[end...])
    }

    private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
        let tree = bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: SourceFile.deepestNesting)
        }
        return tree.tokens(viewMode: .sourceAccurate).map { Array($0.description.utf8) }
    }
}
