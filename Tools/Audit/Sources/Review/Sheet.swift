/// The items of one screen (a file of views), the worst first.
public struct Sheet: Sendable {
    public struct Item: Sendable {
        let rule: RuleDescription
        /// Findings with the same rule, level and change.
        public let findings: [Finding]

        var weight: Int { findings[0].level == .error ? 20 : findings[0].level == .warning ? 15 : rule.weight }
    }

    public let path: String
    public let items: [Item]

    public static let most = 6

    var shown: ArraySlice<Item> { items.prefix(Self.most) }
    var left: Int { items.count - shown.count }

    /// Sorted, the worst first.
    public static func all(of findings: [Finding]) -> [Sheet] {
        let sheets = Dictionary(grouping: findings, by: \.path).map { path, findings in
            let groups = Dictionary(grouping: findings) { [$0.rule, $0.level.rawValue, $0.change] }.values
            let items = groups.compactMap { group in
                Catalog.rule(group[0].rule).map { Item(rule: $0.about, findings: group) }
            }
            return Sheet(path: path, items: items.sorted { $0.rank < $1.rank })
        }
        return sheets.sorted { (-$0.weight, $0.path) < (-$1.weight, $1.path) }
    }

    private var weight: Int { items.reduce(0) { $0 + $1.weight } }
}

extension Sheet.Item {
    fileprivate var rank: (Int, Int) { (-weight, findings[0].place.start) }
}
