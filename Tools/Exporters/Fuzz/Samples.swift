import Exporters
import Foundation
import Nod
import NodFile

/// The documents that mutants are made of.
struct Samples {
    let feedback: [String]
    let haptics: [String]

    /// - Parameter folder: where feedback files lie; every other kind is written here.
    init(_ folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        feedback =
            try names.filter { $0.hasSuffix(".feedback.json") }
            .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) } + [Self.tuned.text]
        haptics = Self.patterns.flatMap { pattern in
            [pattern.written(as: .ahap), pattern.written(as: .json)]
                + [pattern.written(as: .feedbackd, feedbackdForm: .pattern)]
        }
    }

    /// Says everything that a file can say.
    private static var tuned: FeedbackFile {
        var tuning = Tuning(profile: .child)
        for figure in Figure.allCases where ![.checkResponse, .checkDamping].contains(figure) {
            tuning[figure] = (figure.range.lowerBound + figure.range.upperBound) / 2
        }
        tuning[.checkPeak] = 0.05
        for (number, named) in NamedMoment.all.enumerated() {
            let kind = HapticKind.allCases[number % HapticKind.allCases.count]
            let sound = Sound.allCases[number % Sound.allCases.count]
            tuning.design.replacements.append(
                Replacement(named.moment, haptic: .replaced(Haptic(kind, intensity: 0.5)), sound: .replaced(sound))
            )
        }
        return FeedbackFile(name: "Tuned", basedOn: .child, tuning: tuning)
    }

    /// Two of Nod's own, and one with all that a file can hold.
    private static var patterns: [NamedPattern] {
        ["completed", "failed"].compactMap { NamedMoment($0).flatMap { NamedPattern(Rehearsal($0)) } } + [
            NamedPattern(
                name: "long",
                pattern: HapticPattern(
                    [
                        HapticEvent(time: 0, intensity: 0.25, sharpness: 0.5),
                        HapticEvent(time: 0.5, duration: 70, intensity: 1, sharpness: 0),
                    ],
                    curves: [
                        HapticCurve(.intensity, (0..<40).map { .init(time: Double($0), value: Double($0 % 5) / 5) }),
                        HapticCurve(.sharpness, [.init(time: 1, value: -0.5), .init(time: 2, value: 0.5)]),
                    ]
                )
            )
        ]
    }
}
