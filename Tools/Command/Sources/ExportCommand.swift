import ArgumentParser
import Audit
import Exporters
import Foundation
import NodFile

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes what moments answer: motion, haptic, sound and words.",
        discussion: """
            Without -o, one moment is written to standard output, as text by default. With -o, every chosen moment is written as
            files: all moments if none is named, all formats without --format.

            nod export completed
            nod export completed --format ahap > completed.ahap
            nod export --design calm.feedback.json -o answers
            """
    )

    @Argument(help: "Moments, like completed; see --list.") var moments: [String] = []
    @OptionGroup var profile: ProfileOptions
    @Flag(help: "As with Reduce Motion.") var reduceMotion = false
    @Option(help: "ahap: Core Haptics; android: VibrationEffect; web: navigator.vibrate.") var format: ExportFormat?
    @Option(name: .shortAndLong, help: ArgumentHelp("A new or empty folder.", valueName: "dir"))
    var output: String?
    @Flag(help: "Prints the moments' names.") var list = false

    func run() throws {
        if list { return Terminal.write(NamedMoment.all.map { $0.name + "\n" }.joined()) }
        let audience = try profile.audience()
        let rehearsals = try chosen().map { Rehearsal($0, for: audience, reducesMotion: reduceMotion) }
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
        guard let rehearsal = rehearsals.first, rehearsals.count == 1,
            let bytes = rehearsal.exported(as: format ?? .text)
        else { throw Refusal("name one moment, or say with -o into which folder to write.") }
        guard format != .wav || isatty(STDOUT_FILENO) != 1 else {
            throw Refusal("a sound is no text: send it into a file or a pipe, or give a folder with -o.")
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
        let target = URL(fileURLWithPath: path)
        let manager = FileManager.default
        if manager.fileExists(atPath: path), (try? manager.contentsOfDirectory(atPath: path))?.isEmpty != true {
            throw Refusal("‘\(path)’ is there and is no empty folder. Choose another one.")
        }
        let files = rehearsals.flatMap { rehearsal in
            formats.compactMap { format in
                rehearsal.exported(as: format).map { (rehearsal.fileName(as: format), Data($0)) }
            }
        }
        // A draft beside the target: a failure leaves no half-written folder.
        let draft = target.deletingLastPathComponent().appendingPathComponent(".\(target.lastPathComponent).\(UUID())")
        do {
            try manager.createDirectory(at: draft, withIntermediateDirectories: true)
            for (name, bytes) in files { try bytes.write(to: draft.appendingPathComponent(name)) }
            if manager.fileExists(atPath: path) { try manager.removeItem(at: target) }
            try manager.moveItem(at: draft, to: target)
        } catch {
            try? manager.removeItem(at: draft)
            throw Refusal("‘\(path)’ can't be written: \(error.localizedDescription)")
        }
        Terminal.write("\(files.count) files in \(path).\n")
    }
}

extension ExportFormat: ExpressibleByArgument {}
