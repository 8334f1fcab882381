import Foundation
import Nod
import NodFile
import Testing

@Suite("Feedback files: what they say is what is read and written")
struct FeedbackFileTests {
    static func fixture(_ name: String) throws -> Data {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: root.deletingLastPathComponent().appendingPathComponent("Fixtures/" + name))
    }

    static let whole = """
        {
          "format": "nod-feedback",
          "version": 2,
          "name": "Everything",
          "basedOn": "child",
          "targets": {"least": 50, "primary": 60, "critical": 70, "spacing": 10, "comfortableSpacing": 30},
          "press": {
            "response": 250,
            "damping": 0.7,
            "scale": {"button": 0.9, "icon": 0.91, "card": 0.92, "primary": 0.93, "critical": 0.94}
          },
          "motion": {
            "check": {"response": 200, "damping": 0.8, "peak": 0.125, "tempo": 1.25},
            "state": {"response": 300, "damping": 0.75},
            "fade": {"duration": 150},
            "pulse": {"peak": 1.2},
            "flash": {"opacity": 0.2}
          },
          "celebrations": {
            "firstCapture": {"particles": 3, "duration": 1000},
            "collectionCompleted": {"particles": 4, "duration": 1750}
          },
          "taps": {
            "success": [
              {"time": 0, "duration": 24, "intensity": 0.7, "sharpness": 0.6},
              {"time": 70.5, "duration": 20, "intensity": 1, "sharpness": 0.9}
            ]
          },
          "sounds": {
            "completed": {
              "notes": [{"pitch": 48, "time": 0}, {"pitch": 66, "time": 40}],
              "duration": 250,
              "gain": 0.8,
              "timbre": 0.4
            }
          },
          "moments": {
            "pressedPrimary": {"haptic": null},
            "completed": {"haptic": {"kind": "success", "intensity": 0.8}, "sound": "captured"},
            "failed": {"sound": null}
          }
        }

        """

    @Test("A file that says everything")
    func everything() throws {
        let file = try FeedbackFile(Data(Self.whole.utf8))
        #expect(file.name == "Everything" && file.basedOn == .child)
        let profile = file.tuning.profile
        #expect(profile.target == 50 && profile.primaryTarget == 60 && profile.criticalTarget == 70)
        #expect(profile.spacing == 10 && profile.comfortableSpacing == 30)
        #expect(profile.pressSpring == DampedSpring(response: 0.25, damping: 0.7))
        #expect(PressRole.allCases.map { profile.pressScales[$0] } == [0.9, 0.91, 0.92, 0.93, 0.94, 0.91])
        #expect(
            profile.pressHaptics == Profile.child.pressHaptics && profile.toggledHaptic == Profile.child.toggledHaptic
        )
        var design = FeedbackDesign()
        design.checkSpring = DampedSpring(response: 0.2, damping: 0.8)
        design.checkPeak = 0.125
        design.stateSpring = DampedSpring(response: 0.3, damping: 0.75)
        (design.fadeDuration, design.pulsePeak, design.flashOpacity) = (0.15, 1.2, 0.2)
        (design.firstCapture.count, design.firstCapture.duration) = (3, 1)
        (design.collectionCompleted.count, design.collectionCompleted.duration) = (4, 1.75)
        design.replacements = [
            Replacement(.pressed(.primary), haptic: .removed),
            Replacement(.completed, haptic: .replaced(Haptic(.success, intensity: 0.8)), sound: .replaced(.captured)),
            Replacement(.failed, sound: .removed),
        ]
        design.checkTempo = 1.25
        design.taps[.success] = [
            HapticTap(time: 0, duration: 0.024, intensity: 0.7, sharpness: 0.6),
            HapticTap(time: 0.0705, duration: 0.02, intensity: 1, sharpness: 0.9),
        ]
        let notes = [SoundNote(48, time: 0), SoundNote(66, time: 0.04)]
        design.sounds[.completed] = SoundDesign(notes: notes, duration: 0.25, gain: 0.8, timbre: 0.4)
        #expect(file.tuning.design == design)
        #expect(file.text == Self.whole)
    }

    @Test("A file of version 1 has its times in seconds, and is written in milliseconds")
    func old() throws {
        let old = """
            {"format": "nod-feedback", "version": 1, "press": {"response": 0.35},
            "celebrations": {"firstCapture": {"duration": 1.2}}}
            """
        let file = try FeedbackFile(Data(old.utf8))
        #expect(file.tuning[.pressResponse] == 0.35 && file.tuning[.firstCaptureDuration] == 1.2)
        #expect(file.text.contains("\"version\": 2") && file.text.contains("{\"response\": 350}"))
        #expect(try FeedbackFile(file.data) == file)
    }

    @Test("A file that says nothing is what it is based on")
    func nothing() throws {
        let plain = #"{"format": "nod-feedback", "version": 1}"#
        #expect(try FeedbackFile(Data(plain.utf8)) == FeedbackFile())
        let child =
            #"{"format": "nod-feedback", "version": 1, "basedOn": "child", "press": {}, "moments": {"failed": {}}}"#
        #expect(try FeedbackFile(Data(child.utf8)) == FeedbackFile(basedOn: .child))
    }

    @Test("Numbers, names and white space as JSON allows them")
    func spelling() throws {
        let text = """
            \u{FEFF}\t{ "version" : 1.0e0 ,\r\n "format":"nod\\u002dfeedback",
            "name": "\\ud83c\\udf89 \\"Fête\\" \\\\ \\/", "targets": {"least": 5E+1, "primary": 600e-1},
            "celebrations": {"firstCapture": {"particles": 6.0}}, "moments": {"completed": {"haptic": {"kind": "light"}}}}
            """
        let file = try FeedbackFile(Data(text.utf8))
        #expect(file.name == "🎉 \"Fête\" \\ /")
        #expect(file.tuning[.target] == 50 && file.tuning[.primaryTarget] == 60)
        #expect(file.tuning.design.firstCapture.count == 6)
        #expect(file.tuning.design.replacements == [Replacement(.completed, haptic: .replaced(Haptic(.light)))])
        #expect(
            try FeedbackFile(
                Data(
                    ("{\"format\": \"nod-feedback\", \"version\": 1, \"name\": \""
                        + String(repeating: "é", count: 60) + "\"}").utf8
                )
            ).name?.count == 60
        )
    }

    @Test("Made of a profile for children, a file is based on it")
    func nearest() throws {
        let file = FeedbackFile(tuning: Tuning(profile: .child))
        #expect(file.basedOn == .child)
        #expect(try FeedbackFile(file.data).tuning.profile.isForChildren)
        #expect(FeedbackFile(tuning: Tuning()).basedOn == .standard)
        #expect(FeedbackFile(basedOn: .child).tuning == Tuning(profile: .child))
    }

    @Test("Only what differs from the base is written: the child's own figures need no word")
    func differences() {
        var file = FeedbackFile(name: "Small", basedOn: .child)
        file.tuning[.checkPeak] = 0.08
        file.tuning.design.replacements = [Replacement(.completed), Replacement(.failed, sound: .removed)]
        #expect(
            file.text == """
                {
                  "format": "nod-feedback",
                  "version": 2,
                  "name": "Small",
                  "basedOn": "child",
                  "motion": {"check": {"peak": 0.08}},
                  "moments": {"failed": {"sound": null}}
                }

                """
        )
    }

    @Test(
        "What a profile made in code feels like is written as its moments; what is out of range as the nearest inside"
    )
    func madeInCode() throws {
        var file = FeedbackFile(name: String(repeating: "n", count: 70))
        file.tuning.profile.pressHaptics = Profile.child.pressHaptics
        file.tuning.profile.pressHaptics.primary = Haptic(.medium, intensity: 0.6)
        file.tuning.profile.toggledHaptic = Haptic(.light)
        file.tuning.profile.target = 10
        file.tuning.design.fadeDuration = 3
        file.tuning.design.replacements = [Replacement(.pressed(.critical), sound: .replaced(.captured))]
        let read = try FeedbackFile(file.data)
        #expect(read.name?.count == 60)
        #expect(read.tuning[.target] == 44 && read.tuning[.fadeDuration] == 0.25)
        #expect(
            read.tuning.design.replacements == [
                Replacement(.pressed(.button), haptic: .replaced(Haptic(.medium, intensity: 0.5))),
                Replacement(.pressed(.icon), haptic: .replaced(Haptic(.medium, intensity: 0.5))),
                Replacement(.pressed(.card), haptic: .replaced(Haptic(.medium, intensity: 0.5))),
                Replacement(.pressed(.primary), haptic: .replaced(Haptic(.medium, intensity: 0.6))),
                Replacement(
                    .pressed(.critical),
                    haptic: .replaced(Haptic(.medium, intensity: 0.8)),
                    sound: .replaced(.captured)
                ),
                Replacement(.toggled, haptic: .replaced(Haptic(.light))),
            ]
        )
    }

    @Test("The calm example is inside what the seeds ask for, and calmer than the standard")
    func calm() throws {
        let calm = try FeedbackFile(Self.fixture("calm.feedback.json")).tuning
        for figure in Figure.allCases { #expect(figure.advised.contains(calm[figure]), "\(figure)") }
        let standard = Tuning()
        for figure: Figure in [.checkPeak, .pulsePeak, .flashOpacity, .firstCaptureParticles, .collectionParticles] {
            #expect(calm[figure] < standard[figure], "\(figure)")
        }
        #expect(calm.design.checkUnrest <= FeedbackDesign.checkTolerance)
    }
}
