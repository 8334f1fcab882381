import ArgumentParser
import Exporters
import Foundation
import Nod
import NodFile

struct HapticCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "haptic",
        abstract: "Writes what a moment feels like, or a haptic file, for any platform.",
        discussion: "Reads AHAP, Nod's JSON and feedbackd themes of one VibraPattern."
    )

    @Argument(help: "A moment, like completed, or a file.") var source: String
    @OptionGroup var profile: ProfileOptions
    @Option(help: "ahap: Core Haptics; android: VibrationEffect; web: navigator.vibrate; feedbackd: a theme.")
    var format: HapticFormat = .json
    @Option(
        name: .customLong("vibra"),
        help: "feedbackd only: rumble plays everywhere, pattern needs a version with VibraPattern."
    )
    var form: FeedbackdTheme.Form = .rumble
    @OptionGroup var output: OutputOptions

    func run() throws {
        let audience = try profile.audience()
        let pattern = try NamedMoment(source).map { try audience.required(NamedPattern.init, of: $0, called: "felt") }
        let named = try pattern ?? read()
        for key in named.ignored { Terminal.say("\(source): left out \(key)") }
        try output.write(named.written(as: format, feedbackdForm: form))
    }

    private func read() throws -> NamedPattern {
        guard let data = FileManager.default.contents(atPath: source) else {
            throw ValidationError(
                "“\(source)” is neither a moment nor a file. Moments are: "
                    + NamedMoment.all.map(\.name).joined(separator: ", ") + "."
            )
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ValidationError("\(source): not UTF-8. Save it as UTF-8 and try again.")
        }
        let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        do {
            return try NamedPattern(reading: text, named: name)
        } catch {
            throw ValidationError("\(source): \(error)")
        }
    }
}

extension HapticFormat: ExpressibleByArgument {}
extension FeedbackdTheme.Form: ExpressibleByArgument {}
