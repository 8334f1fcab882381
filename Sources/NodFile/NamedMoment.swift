import Nod

/// A moment by its name in files: `completed`, `collectionCompleted`, `pressedPrimary`.
///
/// ```swift
/// let moment = NamedMoment("pressedPrimary")?.moment
/// ```
public struct NamedMoment: Sendable, Equatable {
    public let name: String
    public let moment: Moment

    public static let all = (presses + Moment.allCases.filter { $0.role == nil }).map {
        NamedMoment(name: $0.name, moment: $0)
    }

    /// A check's answer follows its press at once, so the press has none.
    private static let presses = Moment.allCases.filter { $0.role != nil && $0.role != .check }
}

extension NamedMoment {
    public init?(_ name: String) {
        guard let found = NamedMoment.all.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}
