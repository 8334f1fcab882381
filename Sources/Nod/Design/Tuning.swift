/// A profile and the figures of every answer; the content of a feedback file.
///
/// ```swift
/// var tuning = Tuning(profile: .child)
/// tuning[.buttonScale] = 0.9
/// ```
///
public struct Tuning: Sendable, Equatable {
    /// On the heap: contexts are copied often and changed rarely.
    private var values: Values

    private final class Values: Sendable {
        let profile: Profile
        let design: FeedbackDesign

        init(_ profile: Profile, _ design: FeedbackDesign) {
            self.profile = profile
            self.design = design
        }
    }

    public init(profile: Profile = .standard, design: FeedbackDesign = .standard) { values = Values(profile, design) }

    public var profile: Profile {
        get { values.profile }
        set { values = Values(newValue, design) }
    }

    public var design: FeedbackDesign {
        get { values.design }
        set { values = Values(profile, newValue) }
    }

    public static func == (one: Tuning, other: Tuning) -> Bool {
        one.values === other.values || one.profile == other.profile && one.design == other.design
    }

    /// A figure in its unit. Setting clamps to its range and ignores NaN.
    public subscript(figure: Figure) -> Double {
        get {
            var (profile, design) = (profile, design)
            return figure.row(of: &profile, &design).before
        }
        set {
            guard newValue == newValue else { return }
            var (profile, design) = (profile, design)
            let row = figure.row(of: &profile, &design)
            let value = min(max(newValue, row.range.lowerBound), row.range.upperBound)
            _ = figure.row(of: &profile, &design, for: row.unit == .pieces ? Functions.nearest(value) : value)
            values = Values(profile, design)
        }
    }

    package var figures: [Double] {
        var (figures, number) = ([Double](), Int32(0))
        while let figure = Figure(rawValue: number) {
            figures.append(self[figure])
            number += 1
        }
        return figures
    }

    /// Whether the check comes to rest in time.
    package var checkRests: Bool { design.checkUnrest <= FeedbackDesign.checkTolerance }
}
