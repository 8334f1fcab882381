import ArgumentParser
import Audit
import Exporters
import Foundation
import NodFile

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Exports the haptics and sounds of moments.",
        discussion: """
            Without -o, one moment is written to standard output. With -o, every chosen moment is written as files: all moments if none
            is named, all formats without --format.

            nod export completed --format ahap > completed.ahap
            nod export --design calm.feedback.json -o answers
            """
    )

    @Argument(help: "Moments, like completed; see --list.") var moments: [String] = []
    @OptionGroup var profile: ProfileOptions
    @Option(help: "ahap: Core Haptics; android: VibrationEffect; web: navigator.vibrate.") var format: ExportFormat?
    @Option(name: .shortAndLong, help: ArgumentHelp("A new or empty folder.", valueName: "dir"))
    var output: String?
    @Flag(help: "Prints the moments' names.") var list = false

    func run() throws {
        let audience = try profile.audience()
        if list { return Terminal.write(NamedMoment.all.map { $0.name + "\n" }.joined()) }
        let rehearsals = try chosen().map { Rehearsal($0, for: audience) }
        if let format, let without = rehearsals.first(where: { $0.exported(as: format) == nil }), !moments.isEmpty {
            let others = NamedMoment.all.filter { Rehearsal($0, for: audience).exported(as: format) != nil }
            throw Refusal(
                "\(without.moment.name) has no \(format.rawValue) in the \(audience.name) profile. "
                    + "Those with one: \(others.map(\.name).joined(separator: ", "))."
            )
        }
        if let output {
            return try write(rehearsals, as: format.map { [$0] } ?? ExportFormat.allCases, to: output)
        }
        guard let format, rehearsals.count == 1, let bytes = rehearsals[0].exported(as: format) else {
            throw Refusal("name one moment and its --format, or a folder with -o.")
        }
        guard format != .wav || isatty(STDOUT_FILENO) != 1 else {
            throw Refusal("a sound is binary: redirect it to a file or a pipe, or name a folder with -o.")
        }
        Terminal.write(Data(bytes))
    }

    private func chosen() throws -> [NamedMoment] {
        if moments.isEmpty { return NamedMoment.all }
        return try moments.map { name in
            if let moment = NamedMoment(name) { return moment }
            let hint =
                Nearest.hint(name, among: NamedMoment.all.map(\.name)).map { ": \($0)" } ?? "; --list lists them."
            throw Refusal("there is no moment ‘\(name)’\(hint)")
        }
    }

    private func write(_ rehearsals: [Rehearsal], as formats: [ExportFormat], to path: String) throws {
        let folder = URL(fileURLWithPath: path)
        let manager = FileManager.default
        if manager.fileExists(atPath: path), (try? manager.contentsOfDirectory(atPath: path))?.isEmpty != true {
            throw Refusal("‘\(path)’ exists and is not an empty folder. Choose another one.")
        }
        var count = 0
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for rehearsal in rehearsals {
                for format in formats {
                    guard let bytes = rehearsal.exported(as: format) else { continue }
                    try Data(bytes).write(to: folder.appendingPathComponent(rehearsal.fileName(as: format)))
                    count += 1
                }
            }
        } catch {
            throw Refusal("‘\(path)’ can't be written: \(error.localizedDescription)")
        }
        Terminal.write("\(count) files in \(path).\n")
    }
}

extension ExportFormat: ExpressibleByArgument {}
