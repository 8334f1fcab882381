import ArgumentParser
import Foundation
import TaskFormats
import TaskServer
import TaskStore

/// Runs `body`; what it throws ends the command with one sentence on stderr and 1, never with a stack or an error's name.
func calmly(_ body: () async throws -> Void) async throws {
    do { try await body() } catch { throw failure(error) }
}

/// The same for work that Ctrl-C stops with nothing half done: the command says so, and ends with 130, as shells expect.
func calmly(orStopped sentence: String, _ body: @escaping @Sendable () async throws -> Void) async throws {
    let work = Task { try await body() }
    let interrupts = onInterrupt { work.cancel() }
    defer { interrupts.cancel() }
    do { try await work.value } catch {
        guard work.isCancelled else { throw failure(error) }
        printError(sentence)
        throw ExitCode(128 + SIGINT)
    }
}

private func onInterrupt(_ body: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: body)
    source.resume()
    return source
}

/// Says what went wrong and gives the exit code for it.
private func failure(_ error: any Error) -> ExitCode {
    let sentence =
        switch error {
        case let problem as DatabaseProblem: problem.description
        case let problem as BackupProblem: problem.description
        case let problem as ServerProblem: problem.description
        case let problem as FileProblem: Texts.english.text(Sentence(problem))
        case let problem as CommandProblem: problem.sentence
        // Database errors are for the developers of this program, not for its users.
        default:
            DiskProblem(error).map { Texts.english.text(Sentence($0)) }
                ?? "That didn't work, and nothing was changed. Try again in a moment."
        }
    printError(sentence)
    return ExitCode(1)
}

func printError(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
}

/// Something a person can mend, in one sentence.
struct CommandProblem: Error {
    let sentence: String
}

/// “1 task”, “300 tasks”.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
