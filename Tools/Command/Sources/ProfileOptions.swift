import ArgumentParser
import Exporters
import Foundation
import NodFile

/// A profile of Nod, or an app's feedback file.
struct ProfileOptions: ParsableArguments {
    enum Name: String, CaseIterable, ExpressibleByArgument {
        case standard, child
    }

    @Option(name: .customLong("profile"), help: "For whom; standard without it and a file.") var name: Name?
    @OptionGroup var own: FeedbackFileOption

    func validate() throws {
        guard name == nil || own.design == nil else {
            throw ValidationError("Give --profile or --design: a file says itself what it is basedOn.")
        }
    }

    func audience() throws -> Audience { try own.audience() ?? (name == .child ? .child : .standard) }
}

struct FeedbackFileOption: ParsableArguments {
    @Option(help: ArgumentHelp("A feedback file: what an app changes; see nod schema.", valueName: "file"))
    var design: String?

    /// nil without a file.
    func audience() throws -> Audience? {
        guard let design else { return nil }
        let name = URL(fileURLWithPath: design).lastPathComponent
        return Audience(try read(design), named: name.split(separator: ".").first.map(String.init) ?? name)
    }

    /// Reads at most a byte more than the limit.
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
