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
        let sound = try NamedMoment(name).map { try heard(at: $0, for: audience) } ?? known()
        try output.write(Data(sound.recipe.waveFile(rate: rate)), isText: false)
    }

    private func heard(at moment: NamedMoment, for audience: Audience) throws -> Sound {
        if let sound = Rehearsal(moment, for: audience).score.sound { return sound }
        let heard = NamedMoment.all.filter { Rehearsal($0, for: audience).score.sound != nil }.map(\.name)
        throw ValidationError(
            "\(moment.name) is not heard in the \(audience.name) profile. "
                + (heard.isEmpty ? "Nothing is." : "Heard are: \(heard.joined(separator: ", ")).")
        )
    }

    private func known() throws -> Sound {
        if let sound = Sound.allCases.first(where: { "\($0)" == name }) { return sound }
        throw ValidationError(
            "“\(name)” is neither a moment nor a sound. Sounds are: "
                + Sound.allCases.map { "\($0)" }.joined(separator: ", ") + "."
        )
    }
}
