import Nod
import NodFile

/// For whom something is answered: a profile of Nod, or an app's own feedback.
public struct Audience: Sendable, Equatable {
    public let name: String
    public let tuning: Tuning

    public static let standard = Audience(name: "standard", tuning: Tuning())
    public static let child = Audience(name: "child", tuning: Tuning(profile: .child))

    private init(name: String, tuning: Tuning) {
        self.name = name
        self.tuning = tuning
    }

    /// - Parameter fallback: what it is called where the file has no name.
    public init(_ file: FeedbackFile, named fallback: String) {
        let name = file.name ?? ""
        self.init(name: name.isEmpty ? fallback : name, tuning: file.tuning)
    }
}
