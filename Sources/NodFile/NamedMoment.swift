import Nod

/// A moment under the name people write: `completed`, `collectionCompleted`, `pressedPrimary`.
public struct NamedMoment: Sendable, Equatable {
    public let name: String
    public let moment: Moment

    /// Every moment there is, presses by the kind of button.
    public static let all: [NamedMoment] =
        [
            NamedMoment(name: "pressed", moment: .pressed(.button)),
            NamedMoment(name: "pressedIcon", moment: .pressed(.icon)),
            NamedMoment(name: "pressedCard", moment: .pressed(.card)),
            NamedMoment(name: "pressedPrimary", moment: .pressed(.primary)),
            NamedMoment(name: "pressedCritical", moment: .pressed(.critical)),
            NamedMoment(name: "completed", moment: .completed),
            NamedMoment(name: "reopened", moment: .reopened),
            NamedMoment(name: "itemCompleted", moment: .itemCompleted),
            NamedMoment(name: "captured", moment: .captured),
            NamedMoment(name: "firstCapture", moment: .firstCapture),
            NamedMoment(name: "collectionCompleted", moment: .collectionCompleted),
            NamedMoment(name: "selected", moment: .selected),
            NamedMoment(name: "toggled", moment: .toggled),
            NamedMoment(name: "deleted", moment: .deleted),
            NamedMoment(name: "succeeded", moment: .succeeded),
            NamedMoment(name: "warned", moment: .warned),
            NamedMoment(name: "failed", moment: .failed),
            NamedMoment(name: "inserted", moment: .inserted),
            NamedMoment(name: "departed", moment: .departed),
            NamedMoment(name: "moved", moment: .moved),
        ]

    public init?(_ name: String) {
        guard let found = NamedMoment.all.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    private init(name: String, moment: Moment) {
        self.name = name
        self.moment = moment
    }
}
