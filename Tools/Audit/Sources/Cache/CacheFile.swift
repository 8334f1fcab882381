import Foundation

/// The entries of a cache one after another: a whole project's is read and written before and after all else, on one core.
enum CacheFile {
    static func data(of entries: [String: Cache.Entry], by tool: String) -> Data {
        var data = Data()
        data.add(Data(tool.utf8))
        for (path, entry) in entries {
            data.add(Data(path.utf8))
            data.add(entry.hash.high)
            data.add(entry.hash.low)
            data.add(entry.result)
            data.add(entry.facts)
            data.add(entry.names)
        }
        return data
    }

    /// nil when another tool wrote them, or they are damaged.
    static func entries(in data: Data, of tool: String) -> [String: Cache.Entry]? {
        var rest = data
        guard rest.next() == Data(tool.utf8) else { return nil }
        var entries: [String: Cache.Entry] = [:]
        while !rest.isEmpty {
            guard let path = rest.next(), let high = rest.nextNumber(), let low = rest.nextNumber(),
                let result = rest.next(), let facts = rest.next(), let names = rest.next()
            else { return nil }
            let hash = ContentHash(high: high, low: low)
            let entry = Cache.Entry(hash: hash, result: result, facts: facts, names: names)
            entries[String(decoding: path, as: UTF8.self)] = entry
        }
        return entries
    }
}

/// As text, kind and name with a zero after each: most files have facts and nothing else to say.
extension Set<Fact> {
    var data: Data {
        var text = ""
        for fact in self { text += fact.kind.rawValue + " " + fact.name + "\0" }
        return Data(text.utf8)
    }

    init(facts data: Data) {
        self = []
        for line in String(decoding: data, as: UTF8.self).utf8.split(separator: 0) {
            guard let blank = line.firstIndex(of: UInt8(ascii: " ")),
                let kind = Fact.Kind(rawValue: String(Substring(line[..<blank])))
            else { continue }
            insert(Fact(kind, String(Substring(line[line.index(after: blank)...]))))
        }
    }
}

extension Data {
    fileprivate mutating func add(_ number: UInt64) {
        append(contentsOf: Swift.withUnsafeBytes(of: number.littleEndian) { Array($0) })
    }

    /// Its length, then the part.
    fileprivate mutating func add(_ part: Data) {
        add(UInt64(part.count))
        append(part)
    }

    fileprivate mutating func nextNumber() -> UInt64? {
        guard count >= 8 else { return nil }
        defer { self = dropFirst(8) }
        return withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    }

    fileprivate mutating func next() -> Data? {
        guard let length = nextNumber(), length <= UInt64(count) else { return nil }
        defer { self = dropFirst(Int(length)) }
        return prefix(Int(length))
    }
}
