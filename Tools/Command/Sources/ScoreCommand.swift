import ArgumentParser
import Exporters
import Nod

struct ScoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "score",
        abstract: "Shows what a moment answers: motion, haptic, sound, words, over time."
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, svg
    }

    @Argument(help: "The moment, like completed or collectionCompleted.") var moment: MomentArgument
    @OptionGroup var profile: ProfileOptions
    @Flag(help: "As with Reduce Motion.") var reduceMotion = false
    @Option(help: "What the particles are made from.") var seed: UInt64 = 1
    @Option(help: "How to write it.") var format: Format = .text
    @OptionGroup var output: OutputOptions

    func run() throws {
        let rehearsal = Rehearsal(
            moment.moment,
            for: try profile.audience(),
            reducesMotion: reduceMotion,
            seed: seed
        )
        switch format {
        case .text: try output.write(rehearsal.text)
        case .json: try output.write(rehearsal.json.document)
        case .svg: try output.write(rehearsal.svg)
        }
    }
}
