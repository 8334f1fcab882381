public enum Nearest {
    /// `did you mean ‘tap-gesture’?`; nil if no name is near.
    public static func hint(_ name: String, among names: [String]) -> String? {
        self.name(to: name, among: names).map { "did you mean ‘\($0)’?" }
    }

    public static func name(to name: String, among names: [String]) -> String? {
        let ranked = names.map { ($0, distance(name.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) else { return nil }
        return best.1 <= max(2, name.count / 3) ? best.0 : nil
    }

    /// Edits: letters to insert, remove, replace or swap.
    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
