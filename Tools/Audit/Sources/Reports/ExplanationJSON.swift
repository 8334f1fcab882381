extension Explanation {
    /// The same for programs, with all examples.
    public var json: String {
        let found = rule.triggering.all.map { example -> JSON in
            ["code": Self.unmarked(example.code), "message": message(example), "fixed": example.fixed]
        }
        return JSON.text(
            [
                "rule": rule.id, "title": rule.title, "severity": rule.severity, "standing": rule.standing,
                "rationale": rule.rationale, "source": rule.source, "notSeen": rule.blindSpots,
                "platforms": Platform.allCases.filter { rule.platforms.contains($0) }.map { $0.rawValue },
                "found": found, "fine": rule.nonTriggering.all.map { Self.unmarked($0.code) },
            ] as JSON
        )
    }
}
