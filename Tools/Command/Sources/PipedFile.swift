import Audit
import Foundation

/// One file whose text comes from standard input: what an editor shows and has not saved.
struct PipedFile {
    let file: AuditedFile
    let bytes: [UInt8]

    init(path: String) throws {
        let directory = FileManager.default.currentDirectoryPath
        let absolute = Paths.absolute(path, from: directory)
        file = AuditedFile(path: Paths.relative(absolute, to: directory) ?? absolute, absolute: absolute)
        // One byte more than a file may have: whatever is sent, it is not read to its end.
        bytes = Array(try FileHandle.standardInput.read(upToCount: SourceBytes.largest + 1) ?? Data())
    }

    func audit(_ run: AuditRun) -> (results: [FileResult], verdict: Verdict) {
        guard !run.files.isEmpty else { return ([], run.auditor.judge([])) }
        return run.audit(SourceBytes(bytes), as: file.path)
    }
}

extension AuditSetup {
    /// Settings and exclusions are those of the file's own folder.
    init(_ piped: PipedFile, scope: ScopeOptions) throws {
        let directory = FileManager.default.currentDirectoryPath
        let folder = Paths.parent(piped.file.absolute)
        configuration = try Self.configuration(scope.config, folder, from: directory)
        notices = []
        let (rules, further) = try RuleIDs.read(scope.rules, directory)
        if let path = further.first { throw Refusal("--stdin-path audits one file: leave ‘\(path)’ out.") }
        plan = PlatformPlan(configuration, asked: scope.platforms)
        cacheFolder = Self.cacheFolder(scope)
        let isAudited = configuration.selection.admits(found: piped.file.absolute)
        run = Self.run(isAudited ? [piped.file] : [], rules, scope, configuration)
        let bytes = piped.bytes
        let absolute = piped.file.absolute
        places = ReportPlaces(
            workingDirectory: directory,
            root: Paths.upwards(from: folder, holding: ".git") ?? configuration.folder
        ) { $0 == absolute ? bytes : nil }
    }
}
