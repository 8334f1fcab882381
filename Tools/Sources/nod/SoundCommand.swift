import ArgumentParser
import Foundation
import Nod

struct SoundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sound",
        abstract: "Writes a sound as the engine makes it."
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case wav
    }

    @Argument(help: "The sound.") var sound: SoundName
    @Option(help: "How to write it: 16 bits, one channel.") var format: Format = .wav
    @Option(help: "Samples a second, 8000 to 192000.") var rate = SoundRecipe.standardRate
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (8000...192_000).contains(rate) else {
            throw ValidationError("--rate \(rate) is outside 8000 … 192000. 44100 and 48000 play everywhere.")
        }
    }

    func run() throws {
        try output.write(Data(sound.sound.recipe.waveFile(rate: rate)), isText: false)
    }
}

/// `completed`, `captured`, `celebration`, `warning`, `failed`.
struct SoundName: ExpressibleByArgument {
    let sound: Sound

    init?(argument: String) {
        guard let sound = Sound.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self.sound = sound
    }

    static var allValueStrings: [String] { Sound.allCases.map { "\($0)" } }
}
