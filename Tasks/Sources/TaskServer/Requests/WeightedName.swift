/// One of the names of a header such as Accept-Language, and how much it is wanted, from 0 to 1.
struct WeightedName: Sendable {
    let name: Substring
    let weight: Double

    /// In the order of the header; what can't be read as a weight is none.
    static func list(_ header: String?) -> [WeightedName] {
        (header ?? "").split(separator: ",").compactMap { item in
            let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let name = parts.first, !name.isEmpty else { return nil }
            let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
            return WeightedName(name: name[...], weight: quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1)
        }
    }
}
