import ArgumentParser
import Exporters
import Foundation
import Nod

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Predicts how often touches would miss each target of a screen.",
        discussion: """
            FILE is JSON, as measureTargets() gives it on the web: {"targets": [{"name", "x", "y", "width", "height", \
            "radius", "kind"}]}, in points. Documentation/Touch.md has a UI test that writes it for an app, and says \
            where the rates come from.
            Exit status: 0; 1 where --fail-over finds a target; 2 wrong usage or a file that can't be read.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, svg
    }

    @Argument(help: "The file; - reads standard input.") var file: String
    @Option(help: ArgumentHelp("Whose touches; without it those that the file names, or usual.", valueName: "who"))
    var population: Case<TouchPopulation>?
    @Option(help: "The screen; without it the one that the file names, or phone.") var device: Case<TouchDevice>?
    @Option(help: ArgumentHelp("How many targets to list, the most missed first; all, in a picture 5.", valueName: "n"))
    var worst: Int?
    @Option(help: ArgumentHelp("Exit with 1 if touches miss a target more often.", valueName: "percent"))
    var failOver: Double?
    @Option(help: "How to write it.") var format: Format = .text
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let worst, worst < 1 { throw ValidationError("--worst \(worst) is less than 1.") }
        if let failOver, !(0...100).contains(failOver) {
            throw ValidationError("--fail-over \(failOver) is outside 0 … 100: it is a percentage.")
        }
    }

    func run() throws {
        var layout = try read()
        if let device { layout.device = device.value }
        let judged = layout.judged(by: population?.value ?? layout.population ?? .usual)
        switch format {
        case .text: try output.write(judged.text(worst: worst ?? .max))
        case .json: try output.write(judged.json(worst: worst))
        case .svg: try output.write(judged.svg(worst: worst ?? 5))
        }
        guard let complaint = failOver.flatMap(judged.complaint) else { return }
        Terminal.say("nod: \(complaint)")
        throw ExitCode(1)
    }

    private func read() throws -> Layout {
        let name = file == "-" ? "the standard input" : "‘\(file)’"
        let handle = file == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: file)
        guard let bytes = try? handle?.read(upToCount: Self.mostBytes + 1) ?? (handle == nil ? nil : Data()) else {
            throw Refusal("\(name) cannot be read. Check the path and its permissions.")
        }
        guard bytes.count <= Self.mostBytes else { throw Refusal("\(name) is larger than \(Self.mostBytes) bytes.") }
        do {
            return try Layout(reading: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw Refusal("\(name) cannot be used: \(error).")
        }
    }

    /// A thousand targets with long names have a tenth of it.
    private static let mostBytes = 4_000_000
}

/// A case by its name.
struct Case<Value: CaseIterable>: ExpressibleByArgument {
    let value: Value

    init?(argument: String) {
        guard let value = Value.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self.value = value
    }

    static var allValueStrings: [String] { Value.allCases.map { "\($0)" } }
}
