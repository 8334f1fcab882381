extension Language {
    /// The best for a reader of these languages (RFC 9110, Accept-Language): by weight, then by order; else English.
    init(accepting header: String?) {
        let ranges = WeightedName.list(header).filter { $0.weight > 0 }
        // Sorting keeps no order among equals: the place decides.
        let sorted = ranges.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        self = sorted.lazy.compactMap(\.element.language).first ?? .en
    }
}

extension WeightedName {
    /// Any language at all is English.
    fileprivate var language: Language? { name == "*" ? .en : Language(tag: name) }
}
