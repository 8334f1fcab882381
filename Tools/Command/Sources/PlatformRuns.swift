import Audit
import Foundation

/// The runs of an audit: one for each platform, over the files that run there.
extension AuditSetup {
    var runs: [AuditRun] {
        var files: [Platform: [AuditedFile]] = [:]
        for file in run.files {
            for platform in plan.audited(file.absolute) { files[platform, default: []].append(file) }
        }
        let runs = Platform.allCases.compactMap { platform in files[platform].map { run(on: platform, $0) } }
        return runs.isEmpty ? [run(on: run.auditor.settings.platform, [])] : runs
    }

    private func run(on platform: Platform, _ files: [AuditedFile]) -> AuditRun {
        var run = run
        // A view may be shown by the files of another platform alone.
        let others = Set(run.files).subtracting(files)
        run.auditor.elsewhere = run.auditor.elsewhere?.adding(wordsOf: others.map(\.absolute))
        run.files = files
        run.auditor.settings.platform = platform
        return run
    }

    /// The code left out: in branches of `#if`, and in the files of folders whose platforms nobody asked for.
    func unaudited(_ audits: PlatformAudits) -> Unaudited {
        var unaudited = Unaudited()
        unaudited.files = audits.unaudited
        unaudited.audited = audits.platforms
        for file in run.files where plan.audited(file.absolute).isEmpty {
            for platform in plan.platforms(of: file.absolute) {
                unaudited.files[platform, default: []].insert(file.path)
            }
        }
        return unaudited
    }
}
