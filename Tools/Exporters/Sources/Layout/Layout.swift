import Nod

/// The controls of a screen, in points, as touches find them; later ones lie above earlier ones.
///
/// ```swift
/// let layout = try Layout(reading: try String(contentsOfFile: "home.json", encoding: .utf8))
/// print(layout.judged(by: .child).text(worst: 5))
/// ```
public struct Layout: Sendable, Equatable {
    public struct Target: Sendable, Equatable {
        public var name: String
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double
        /// Of the corners.
        public var radius: Double
        public var kind: TouchControl.Kind

        public init(
            name: String,
            x: Double,
            y: Double,
            width: Double,
            height: Double,
            radius: Double = 0,
            kind: TouchControl.Kind = .action
        ) {
            self.name = name
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.radius = radius
            self.kind = kind
        }
    }

    public var device: TouchDevice
    /// Whose touches it was measured for; nil, where the file does not say.
    public var population: TouchPopulation?
    public var targets: [Target]

    public init(device: TouchDevice = .phone, population: TouchPopulation? = nil, targets: [Target]) {
        self.device = device
        self.population = population
        self.targets = targets
    }

    /// Predicts what becomes of touches aimed at each target. What is no target of touches (an obstacle) has no rate.
    public func judged(by population: TouchPopulation) -> JudgedLayout {
        let controls = targets.map { target in
            TouchControl(
                device.shape(
                    x: target.x,
                    y: target.y,
                    width: target.width,
                    height: target.height,
                    radius: target.radius
                ),
                kind: target.kind
            )
        }
        let model = population.model
        let judged = targets.indices.map { index in
            JudgedLayout.Target(target: targets[index], outcome: model.outcome(of: index, among: controls))
        }
        return JudgedLayout(layout: self, population: population, targets: judged)
    }
}

/// A layout, and how often its targets are missed.
public struct JudgedLayout: Sendable {
    public struct Target: Sendable {
        public let target: Layout.Target
        public let outcome: TouchOutcome
    }

    public let layout: Layout
    public let population: TouchPopulation
    /// In the order of the layout.
    public let targets: [Target]

    /// Those that touches are meant for, the most missed first; of equals, those that are taken for others more often.
    public var worst: [Target] {
        func rank(_ share: Double) -> Int { -Int((share * 10_000).rounded()) }
        return targets.enumerated().filter { $0.element.target.kind != .obstacle }
            .map { (rank($1.outcome.missed), rank($1.outcome.other), $0, $1) }
            .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
            .map(\.3)
    }
}

extension TouchPopulation {
    /// Who they are, and whether their touches are a guess.
    public var title: String {
        let title =
            switch self {
            case .careful: "careful adults"
            case .usual: "adults as they usually are"
            case .hurried: "hurried adults"
            case .older: "older adults"
            case .child: "children of six to ten years"
            case .walking: "people who walk"
            case .tremor: "people whose hands shake"
            }
        return isAssumed ? "\(title) (assumed)" : title
    }
}
