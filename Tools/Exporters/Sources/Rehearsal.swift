import Nod
import NodFile

/// A moment's answer on a device where everything is on.
public struct Rehearsal: Sendable {
    public let moment: NamedMoment
    let haptic: Haptic?
    let sound: Sound?
    let design: FeedbackDesign

    public init(_ moment: NamedMoment, for audience: Audience = .standard) {
        let context = FeedbackContext(preferences: .audible, tuning: audience.tuning)
        let score = Score(answering: [moment.moment], in: context, seed: 1)
        self.moment = moment
        haptic = score.haptic
        sound = score.sound
        design = audience.tuning.design
    }
}

/// The feedback that answers moments: a profile of Nod, or an app's own file.
public struct Audience: Sendable, Equatable {
    public let name: String
    public let tuning: Tuning

    public static let standard = Audience(name: "standard", tuning: Tuning())
    public static let child = Audience(name: "child", tuning: Tuning(profile: .child))

    private init(name: String, tuning: Tuning) {
        self.name = name
        self.tuning = tuning
    }

    /// - Parameter fallback: the name if the file has none.
    public init(_ file: FeedbackFile, named fallback: String) {
        let name = file.name ?? ""
        self.init(name: name.isEmpty ? fallback : name, tuning: file.tuning)
    }
}
