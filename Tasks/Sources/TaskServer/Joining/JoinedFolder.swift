import Synchronization

/// The scripts of a folder, joined; again when one of them has changed.
final class JoinedFolder: Sendable {
    let folder: FileFolder
    /// Scripts that keep their address where another loads them when they are wanted.
    private let apart: Set<String>
    private let notes: JoinNotes
    private let state = Mutex<State?>(nil)

    private struct State: Sendable {
        let versions: [String: FileVersion]
        /// nil when they can't be.
        let scripts: JoinedScripts?
    }

    init(_ folder: FileFolder, apart: Set<String> = [], notes: JoinNotes) {
        (self.folder, self.apart, self.notes) = (folder, apart, notes)
    }

    /// nil when they can't be joined: then each is sent as it is.
    var scripts: JoinedScripts? {
        let versions = folder.scripts
        return state.withLock { state in
            if let state, state.versions == versions { return state.scripts }
            let scripts = join(versions.keys)
            state = State(versions: versions, scripts: scripts)
            return scripts
        }
    }

    private func join(_ paths: some Sequence<String>) -> JoinedScripts? {
        var sources: [String: [UInt8]] = [:]
        for path in paths { sources[path] = folder.script(at: path) }
        do {
            return try JoinedScripts(sources, folder: folder.address, apart: apart)
        } catch {
            notes.add(error)
            return nil
        }
    }
}

/// What can't be joined, to be told once.
final class JoinNotes: Sendable {
    private let notes = Mutex<(known: [JoinProblem], untold: Int)>(([], 0))

    func add(_ problem: JoinProblem) {
        notes.withLock { if !$0.known.contains(problem) { $0.known.append(problem) } }
    }

    /// Those that nobody was told yet.
    func take() -> [JoinProblem] {
        notes.withLock { notes in
            defer { notes.untold = notes.known.count }
            return Array(notes.known[notes.untold...])
        }
    }
}
