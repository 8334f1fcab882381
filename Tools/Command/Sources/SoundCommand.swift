import ArgumentParser
import Exporters
import Foundation
import Nod
import NodFile

struct SoundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sound",
        abstract: "Writes a sound, or what a moment sounds like, as the engine makes it."
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case wav
    }

    @Argument(help: "A moment, like collectionCompleted, or a sound, like celebration.") var name: String
    @OptionGroup var profile: ProfileOptions
    @Option(help: "How to write it: 16 bits, one channel.") var format: Format = .wav
    @Option(help: "Samples a second, 8000 to 192000.") var rate = SoundRecipe.standardRate
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (8000...192_000).contains(rate) else {
            throw ValidationError("--rate \(rate) is outside 8000 … 192000. 44100 and 48000 play everywhere.")
        }
    }

    func run() throws {
        let audience = try profile.audience()
        let sound = try NamedMoment(name).map {
            try audience.required({ $0.score.sound }, of: $0, called: "heard")
        }
        let recipe = try (sound ?? known()).recipe
        try output.write(Data(recipe.waveFile(rate: rate)), isText: false)
    }

    private func known() throws -> Sound {
        if let sound = Sound.allCases.first(where: { "\($0)" == name }) { return sound }
        throw ValidationError(
            "“\(name)” is neither a moment nor a sound. Sounds are: "
                + Sound.allCases.map { "\($0)" }.joined(separator: ", ") + "."
        )
    }
}
