import Nod

/// Tree of a feedback file's figures by their paths, in the order of ``Figure``.
indirect enum FileLayout {
    case figure(Figure)
    case section([Member])

    struct Member {
        let key: String
        let layout: FileLayout
    }

    static let members = members(of: Figure.allCases.map { (path: $0.path[...], figure: $0) })

    private static func members(of figures: [(path: ArraySlice<String>, figure: Figure)]) -> [Member] {
        var keys: [String] = []
        for key in figures.compactMap(\.path.first) where !keys.contains(key) { keys.append(key) }
        return keys.map { key in
            let inside = figures.filter { $0.path.first == key }.map { (path: $0.path.dropFirst(), figure: $0.figure) }
            guard let only = inside.first, only.path.isEmpty else {
                return Member(key: key, layout: .section(members(of: inside)))
            }
            return Member(key: key, layout: .figure(only.figure))
        }
    }

    func isFigure(_ figure: Figure) -> Bool { if case .figure(figure) = self { true } else { false } }
}

extension Figure {
    /// The keys that lead to it: `press`, `scale`, `button`.
    public var path: [String] { row.path.split(separator: ".").map(String.init) }

    public var meaning: String { row.meaning }
}
