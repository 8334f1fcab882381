@_spi(RawSyntax) import SwiftSyntax

/// Where a file uses which names, as their hashes and offsets: rules ask for few of them.
struct NamePlaces {
    private var places: [UInt64] = []

    mutating func add(_ name: SyntaxText, at offset: Int) {
        places.append(UInt64(Self.hash(name)) << 32 | UInt64(offset))
    }

    /// As they can be asked for.
    var sorted: NamePlaces {
        var sorted = self
        sorted.places.sort()
        return sorted
    }

    /// Where `name` may be used, in the order of the source. Only of sorted ones.
    func offsets(of name: String) -> [Int] {
        var name = name
        let hash = UInt64(name.withUTF8 { Self.hash(SyntaxText(baseAddress: $0.baseAddress, count: $0.count)) })
        var (start, end) = (0, places.count)
        while start < end {
            let middle = (start + end) / 2
            if places[middle] >> 32 < hash { start = middle + 1 } else { end = middle }
        }
        return places[start...].prefix { $0 >> 32 == hash }.map { Int($0 & 0xFFFF_FFFF) }
    }

    static func + (some: NamePlaces, others: NamePlaces) -> NamePlaces {
        var all = some
        all.places += others.places
        return all
    }

    private static func hash(_ name: SyntaxText) -> UInt32 {
        NameUses.hash(UnsafeBufferPointer(start: name.baseAddress, count: name.count))
    }
}
