import Nod
import NodJSON

extension Layout {
    /// Beyond what a screen has: each target is judged beside all that are near, which takes the cube of their number.
    private static let most = (all: 1000, near: 150)
    /// No touch that is aimed at a target lands further away; 30 mm on a phone, in points.
    private static let reach = 192.0

    /// Reads what `measureTargets()` gives on the web, or the same from elsewhere (Documentation/Touch.md).
    ///
    /// - Throws: the first value that is not as expected, with its line.
    public init(reading text: String) throws(FormatError) {
        let file = try JSONPlace(reading: text)
        let list = try file.required("targets")
        try file.refuseKeys(besides: ["device", "population", "isAssumed", "targets"])
        if case .list(let items) = list.node.value, !(1...Self.most.all).contains(items.count) {
            throw list.failure("1 … \(Self.most.all) targets are expected, not \(items.count)")
        }
        let items = try list.list()
        var targets: [Target] = []
        for (place, item) in items.enumerated() { targets.append(try Target(reading: item, number: place + 1)) }
        for (item, target) in zip(items, targets) where targets.count > Self.most.near {
            let near = targets.count { $0.isWithin(Self.reach, of: target) } - 1
            guard near > Self.most.near else { continue }
            throw item.failure("\(near) other targets lie within 30 mm of it, at most \(Self.most.near) are expected")
        }
        self.init(
            device: try file.value("device")?.one(of: TouchDevice.allCases) ?? .phone,
            population: try file.value("population")?.one(of: TouchPopulation.allCases),
            targets: targets
        )
    }
}

extension Layout.Target {
    /// Points: no screen is larger.
    private static let places = -100_000.0...100_000
    private static let lengths = 0.0...100_000

    fileprivate init(reading place: JSONPlace, number: Int) throws(FormatError) {
        func length(_ key: String, _ range: ClosedRange<Double>) throws(FormatError) -> Double {
            try place.required(key).number(range)
        }
        let name = try place.value("name")?.string() ?? ""
        self.init(
            name: name.isEmpty ? "Target \(number)" : name,
            x: try length("x", Self.places),
            y: try length("y", Self.places),
            width: try length("width", Self.lengths),
            height: try length("height", Self.lengths),
            // Browsers write the radius of a pill as 33554400.
            radius: try place.value("radius")?.number(0...Double.greatestFiniteMagnitude) ?? 0,
            kind: try place.value("kind")?.one(of: TouchControl.Kind.allCases) ?? .action
        )
        // Rates that a file brings along are those of its own measure.
        try place.refuseKeys(
            besides: ["name", "x", "y", "width", "height", "radius", "kind", "missed", "none", "other"]
        )
    }
}

extension Layout.Target {
    fileprivate func isWithin(_ reach: Double, of other: Self) -> Bool {
        x < other.x + other.width + reach && other.x < x + width + reach
            && y < other.y + other.height + reach && other.y < y + height + reach
    }
}

extension JSONPlace {
    /// The case that a text names.
    fileprivate func one<Case>(of cases: [Case]) throws(FormatError) -> Case {
        let found = try string()
        guard let known = cases.first(where: { "\($0)" == found }) else {
            let names = cases.map { "“\($0)”" }.joined(separator: ", ")
            throw failure("one of \(names) is expected, not \(node.shown)")
        }
        return known
    }

    /// A key that is misspelt, or there twice, would be ignored silently.
    fileprivate func refuseKeys(besides known: Set<String>) throws(FormatError) {
        var seen: Set<String> = []
        for member in members ?? [] {
            let reason: String
            if !known.contains(member.key) {
                reason = "one of \(known.sorted().joined(separator: ", ")) is expected"
            } else if !seen.insert(member.key).inserted {
                reason = "it is there twice"
            } else {
                continue
            }
            throw FormatError(line: member.line, path: path(of: member.key), reason: reason)
        }
    }
}
