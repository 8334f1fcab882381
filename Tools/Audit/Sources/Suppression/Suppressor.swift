struct Suppressor {
    private let directives: [String: [Directive]]
    private var used: [String: Set<Int>] = [:]

    init(_ results: [FileResult]) {
        directives = Dictionary(
            results.flatMap { $0.directives.isEmpty ? [] : [($0.path, $0.directives)] },
            uniquingKeysWith: +
        )
    }

    mutating func suppresses(_ finding: Finding) -> Bool {
        guard let known = directives[finding.path] else { return false }
        let speaking = known.indices.filter { covers(known, $0, finding) }
        used[finding.path, default: []].formUnion(speaking)
        return !speaking.isEmpty
    }

    private func covers(_ known: [Directive], _ index: Int, _ finding: Finding) -> Bool {
        let directive = known[index]
        guard directive.rules.contains(finding.rule) else { return false }
        let line = finding.place.line
        switch directive.kind {
        case .this, .next: return line == directive.line
        case .disable:
            let end = known[index...].first { $0.kind == .enable && $0.rules.contains(finding.rule) }
            return line >= directive.line && line < end?.line ?? .max
        case .enable, .unknown: return false
        }
    }

    /// Suppressions whose rules ran and found nothing there.
    func unused(ran rules: Set<String>) -> [(path: String, directive: Directive)] {
        directives.flatMap { path, known in
            known.indices.filter { index in
                let directive = known[index]
                guard !directive.rules.isEmpty, rules.isSuperset(of: directive.rules) else { return false }
                switch directive.kind {
                case .disable, .next, .this: return used[path]?.contains(index) != true
                case .enable: return !ends(known, index)
                case .unknown: return false
                }
            }.map { (path, known[$0]) }
        }
    }

    /// An earlier comment disabled its rules.
    private func ends(_ known: [Directive], _ index: Int) -> Bool {
        known[..<index].contains { $0.kind == .disable && !Set($0.rules).isDisjoint(with: known[index].rules) }
    }
}
