extension AuditRun {
    /// Audits one text as the file at `path`. What the other files of the project say is taken from the cache, as the last audit of
    /// the whole project left it, so that no other file is read.
    public func audit(_ source: SourceBytes, as path: String) -> (results: [FileResult], verdict: Verdict) {
        Workers.run {
            let result = result(of: source, path: path)
            var others = FileResult(path: "")
            others.facts = cache?.facts(without: path) ?? []
            var auditor = auditor
            auditor.elsewhere = nil
            return ([result], auditor.judge([result, others]))
        }
    }
}

extension Selection {
    /// Whether a search of the settings' folder would find this file.
    public func admits(found absolute: String) -> Bool {
        let folders = (Paths.relative(absolute, to: base) ?? "").split(separator: "/").dropLast()
        return folders.allSatisfy { entersFolder(named: String($0)) } && admits(absolute, isNamed: false)
    }
}
