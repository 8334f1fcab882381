import Foundation
import Testing

@Suite("NodUI draws and decides nothing")
struct DecisionsTests {
    // They belong to Nod and NodPerforming, where they are tested without a screen.
    @Test("No file of NodUI decides")
    func performers() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/NodUI").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 20)
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let plays = file.hasPrefix("Haptics/") || file.hasPrefix("Sound/")
            let decisions = Decision.all(in: text, mayPlayHaptics: plays)
            #expect(decisions.isEmpty, "\(file) decides")
        }
    }

    @Test("The haptic performer may play haptics")
    func hapticPerformer() {
        #expect(Decision.all(in: "UIImpactFeedbackGenerator(style: .light)", mayPlayHaptics: true).isEmpty)
    }

    @Test(
        "A figure is found",
        arguments: [
            ".frame(width: 44)", ".opacity(0.5)", "let a = 1.5", "let b = 2", "x + 10", "let c = 0x1F", "let d = 1e3",
            "a ? 3 : 0", "[0, 1, 2]", #"Text("\(count * 3)")"#, "f(-2)", "let e = 1_000", "switch a { case 4: b }",
            "a[2]",
            "private struct RowSample: View { let a = 44 }\nlet b = RowSample()", #"let s = "a", n = 7"#,
        ]
    )
    func figure(code: String) { #expect(kinds(in: code).contains(.figure)) }

    @Test(
        "Chance is found",
        arguments: [
            "Double.random(in: range)", "let a = Bool.random()", "arc4random()",
            "var g = SystemRandomNumberGenerator()",
            "list.shuffled()", "list.randomElement()",
        ]
    )
    func chance(code: String) { #expect(kinds(in: code).contains(.chance)) }

    @Test(
        "A wait is found",
        arguments: [
            "DispatchQueue.main.asyncAfter(deadline: .now()) {}", "Timer.publish(every: a, on: .main, in: .common)",
            "Timer.scheduledTimer(timeInterval: a)", "try await Task.sleep(for: pause)", "usleep(a)",
            "Thread.sleep(forTimeInterval: a)", "DispatchSource.makeTimerSource()", "let t: DispatchSourceTimer",
            "perform(#selector(a))", "a(b, afterDelay: c)",
        ]
    )
    func wait(code: String) { #expect(kinds(in: code).contains(.wait)) }

    @Test(
        "A haptic is found",
        arguments: [
            "UIImpactFeedbackGenerator(style: .light)", "UINotificationFeedbackGenerator()",
            "UISelectionFeedbackGenerator()", "NSHapticFeedbackManager.defaultPerformer", "try CHHapticEngine()",
            ".sensoryFeedback(.success, trigger: a)", "AudioServicesPlaySystemSound(a)",
        ]
    )
    func haptic(code: String) { #expect(kinds(in: code).contains(.haptic)) }

    @Test(
        "A branch on what somebody chose is found",
        arguments: [
            "if reduceMotion { a() }", "guard !reduceMotion else { return }",
            "if !feedback.context.reducesMotion, isOn { a() }", "switch preferences.motion {}",
            "reduceMotion ? nil : spring", "let a = reducesMotion ? b : c", "profile == .child ? large : small",
            "chosenPreferences ?? stored", "stored ?? feedback.preferences", "isOn && reduceMotion",
            "reducesMotion || isOff", "isOn && !preferences.completionHapticEnabled",
            "for row in rows where reduceMotion {}", "switch a { case .a where profile == .child: b }",
            "while reduceMotion { a() }", "repeat {} while reduceMotion", "if case .reduced = levels.motion { a() }",
            "completionHapticEnabled ? play() : ()", "if completionSoundEnabled { play() }",
            "preferences.map { $0.motion }", "chosenPreferences?.motion",
            "feedbackProfile == .child\n    ? large\n    : small", "isOn\n    && reduceMotion",
            "let calm = feedback.context.reducesMotion\nif calm { a() }",
            "let p = feedback.profile\nreturn p == .child ? b : c",
            "let one = reduceMotion\nlet two = one\nguard two else { return }", "if let profile { a(profile) }",
            "guard let preferences = chosenPreferences else { return }", "a(reduceMotion ? b : c)",
            "if accessibilityReduceMotion { a }",
            "@Environment(\\.accessibilityReduceMotion) private var calm\nlet a = calm ? b : c",
            "@AppStorage(key) private var sound = false\nif sound { a() }",
            "var calm: Bool { context.reducesMotion }\nif calm { a() }",
            "var calm: Bool { return !context.reducesMotion }\nif calm { a() }",
            "a(paused: profile == .child)", "a(isOn: .child != profile)", "let a = [true: b, false: c][reduceMotion]",
            "profile.target > size", "if hasCompletedFirstCapture { a() }", "motionLevel == .full ? a : b",
            "if isOn, profile.target > size { a() }", "isOn ? a : reduceMotion ? b : c", "a(profile.target + b > c)",
        ]
    )
    func branch(code: String) { #expect(kinds(in: code).contains(.branch)) }

    @Test(
        "Handing on, drawing and what only previews show is free",
        arguments: [
            ".opacity(1)", ".opacity(0.0)", "let a = 0", "title2", "$0.x", "pair.1", "f($1)", "// 44 points",
            "/* 2 /* 3 */ 4 */", #"Image(systemName: "2.circle")"#, #"Text("at 5:30")"#,
            "if #available(iOS 17, macOS 14, *) { a() }", "@available(iOS 17.4, *) func a() {}",
            #"#Preview("Large") { Button("44") {}.frame(width: 44) }"#,
            "#Preview {\n    VStack { Text(a).padding(12) }\n}",
            "private struct AnExample: View { var body: some View { Text(a).padding(12) } }\n#Preview { AnExample() }",
            "private struct OneSample: View { let a = 12 }\nprivate struct TwoSample: View { let b = OneSample() }",
            "#if swift(>=6.2)\n#endif", "context.reducesMotion = reduceMotion",
            "FeedbackContext(profile: profile, reducesMotion: reducesMotion)", "let profile: Profile",
            "var preferences: Preferences { stored }", "@Environment(\\.feedbackProfile) private var profile",
            "if isOn { a(profile) }", "let look = ButtonLook(kind, profile: profile)\nif look.showsProgress { a() }",
            "isOn ? a : b", "isOn ? profile : b", "label ?? title", "guard let self else { return }",
            "profile.target(asked: side)", "switch state {\ncase .a: b(profile)\n}",
            "extension Feedback where Value == Profile {}",
            "colorScheme == .dark ? nodTheme.dark : nodTheme.light",
            "func a(reducesMotion: Bool, isOn: Bool?) -> Int", "let sleeves = 0", "let brand = a",
            "struct Rows<Data: RandomAccessCollection> {}",
            "@AppStorage(key) private var sound = false\nToggle(isOn: $sound).disabled(!sound)",
            "a(reducesMotion: reducesMotion)\nif isOn { b() }", "var chosen: Preferences?",
            "init(profile: Profile? = nil) {}", "a.timers()",
        ]
    )
    func free(code: String) { #expect(Decision.all(in: code).isEmpty) }

    private func kinds(in code: String) -> Set<Decision.Kind> { Set(Decision.all(in: code).map(\.kind)) }
}
