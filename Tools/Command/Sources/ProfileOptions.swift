import ArgumentParser
import Audit
import Exporters
import Foundation
import NodFile

/// A profile of Nod, or an app's feedback file.
struct ProfileOptions: ParsableArguments {
    @Option(name: .customLong("profile"), help: "The audience; standard by default.") var name: AudienceProfile?
    @Option(help: ArgumentHelp("A feedback file of an app; see nod schema.", valueName: "file"))
    var design: String?

    func validate() throws {
        guard name == nil || design == nil else {
            throw ValidationError("Give --profile or --design, not both: a feedback file has its own basedOn.")
        }
    }

    func audience() throws -> Audience {
        guard let design else { return name == .child ? .child : .standard }
        let file = URL(fileURLWithPath: design).lastPathComponent
        return Audience(try read(design), named: file.split(separator: ".").first.map(String.init) ?? file)
    }

    /// Reads at most a byte more than the limit.
    private func read(_ path: String) throws -> FeedbackFile {
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: FeedbackFile.mostBytes + 1) ?? Data()
        else { throw Refusal("‘\(path)’ cannot be read. Check the path and its permissions.") }
        do { return try FeedbackFile(data) } catch {
            throw Refusal("‘\(path)’ cannot be used:" + error.problems.map { "\n  \($0)" }.joined())
        }
    }
}
