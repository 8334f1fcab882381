import ArgumentParser
import Exporters
import Foundation
import NodFile

/// For whom: one of Nod's profiles, or an app's own feedback.
struct ProfileOptions: ParsableArguments {
    enum Name: String, CaseIterable, ExpressibleByArgument {
        case standard, child
    }

    @Option(name: .customLong("profile"), help: "For whom; standard without it and a file.") var name: Name?
    @OptionGroup var own: FeedbackFileOption

    func validate() throws {
        guard name == nil || own.profileFile == nil else {
            throw ValidationError("Give --profile or --profile-file: a file says itself what it is basedOn.")
        }
    }

    func audience() throws -> Audience { try own.audience() ?? (name == .child ? .child : .standard) }
}

/// An app's own feedback.
struct FeedbackFileOption: ParsableArguments {
    @Option(help: ArgumentHelp("A feedback file: what an app changes; see nod schema.", valueName: "file"))
    var profileFile: String?

    /// Nil without a file.
    func audience() throws -> Audience? {
        guard let profileFile else { return nil }
        let name = URL(fileURLWithPath: profileFile).lastPathComponent
        return Audience(try read(profileFile), named: name.split(separator: ".").first.map(String.init) ?? name)
    }

    /// At most one byte more than a file may have: whatever is handed over, it is not read to its end.
    private func read(_ path: String) throws -> FeedbackFile {
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: FeedbackFile.mostBytes + 1) ?? Data()
        else { throw Refusal("‘\(path)’ cannot be read. Check the path and its permissions.") }
        do {
            return try FeedbackFile(data)
        } catch {
            throw Refusal("‘\(path)’ cannot be used:" + error.problems.map { "\n  \($0)" }.joined())
        }
    }
}

extension Audience {
    /// Returns the answer for a moment; if there is none, throws an error that lists the moments with one.
    func required<Answer>(
        _ answer: (Rehearsal) -> Answer?,
        of moment: NamedMoment,
        called word: String
    ) throws -> Answer {
        if let found = answer(Rehearsal(moment, for: self)) { return found }
        let others = NamedMoment.all.filter { answer(Rehearsal($0, for: self)) != nil }.map(\.name)
        throw ValidationError(
            "\(moment.name) is not \(word) in the \(name) profile. "
                + (others.isEmpty
                    ? "Nothing is." : "\(word.capitalized) are: \(others.joined(separator: ", ")).")
        )
    }
}

/// The names of moments, checked: an unknown one is told the nearest.
struct MomentArgument: ExpressibleByArgument {
    let moment: NamedMoment

    init?(argument: String) {
        guard let moment = NamedMoment(argument) else { return nil }
        self.moment = moment
    }

    static var allValueStrings: [String] { NamedMoment.all.map(\.name) }
    var defaultValueDescription: String { moment.name }
}
