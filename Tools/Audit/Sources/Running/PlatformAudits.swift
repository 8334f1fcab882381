/// The results of one platform's run.
public struct PlatformAudit: Sendable {
    public let platform: Platform
    public let results: [FileResult]
    public let verdict: Verdict

    public init(_ run: AuditRun, _ results: [FileResult], _ verdict: Verdict? = nil) {
        platform = run.auditor.settings.platform
        self.results = results
        self.verdict = verdict ?? run.auditor.judge(results)
    }
}

/// Several platforms' runs as one: a finding that holds on several is said once.
public struct PlatformAudits: Sendable {
    private let audits: [PlatformAudit]
    /// Where each file was audited.
    private let ran: [String: Set<Platform>]

    public init(_ audits: [PlatformAudit]) {
        self.audits = audits
        ran = audits.reduce(into: [:]) { ran, audit in
            for result in audit.results { ran[result.path, default: []].insert(audit.platform) }
        }
    }
}

extension PlatformAudits {
    public var platforms: [Platform] { audits.map(\.platform) }

    /// One for each file.
    public var results: [FileResult] {
        var seen: Set<String> = []
        return audits.flatMap(\.results).filter { seen.insert($0.path).inserted }
    }

    public var verdict: Verdict {
        guard audits.count != 1 else { return audits[0].verdict }
        return Verdict(findings: merged(\.findings).inOrder, passed: merged(\.passed))
    }

    /// The files with code that `#if` leaves to platforms without a run, by platform.
    public var unaudited: [Platform: Set<String>] {
        audits.flatMap(\.results).reduce(into: [:]) { unaudited, result in
            for platforms in result.otherPlatforms where ran[result.path]?.isDisjoint(with: platforms) != false {
                for platform in platforms { unaudited[platform, default: []].insert(result.path) }
            }
        }
    }

    private struct Site: Hashable {
        let rule, path, message: String
        let start: Int

        init(_ finding: Finding) {
            (rule, path, message) = (finding.rule, finding.path, finding.message)
            start = finding.place.start
        }
    }

    private func merged(_ findings: KeyPath<Verdict, [Finding]>) -> [Finding] {
        var order: [Finding] = []
        var platforms: [Site: Set<Platform>] = [:]
        for audit in audits {
            for finding in audit.verdict[keyPath: findings] {
                if platforms[Site(finding)] == nil { order.append(finding) }
                platforms[Site(finding), default: []].insert(audit.platform)
            }
        }
        return order.compactMap { finding in
            let holds = platforms[Site(finding)]!
            if holds == ran[finding.path] { return finding }
            // A comment that one platform needs has its use.
            if finding.rule == SuppressionComments.about.id { return nil }
            var finding = finding
            finding.platforms = Platform.allCases.filter(holds.contains)
            return finding
        }
    }
}
