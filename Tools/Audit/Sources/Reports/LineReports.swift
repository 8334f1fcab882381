/// Xcode's format: absolute paths, columns in UTF-8 bytes like the compiler's.
struct XcodeReport {
    let report: AuditReport
    let places: ReportPlaces

    var text: String {
        report.findings.map { finding in
            let place = "\(places.absolute(finding.path).shown):\(finding.place.line):\(finding.place.column)"
            return "\(place): \(finding.level.rawValue): \(finding.message.shown) [\(finding.rule)]\n"
        }.joined()
    }
}

/// Annotations of GitHub Actions, with paths from the repository's root.
struct GitHubReport {
    let report: AuditReport
    let places: ReportPlaces

    var text: String {
        report.findings.map { finding in
            let properties = properties(finding).map { "\($0)=\(Self.escaped($1, by: Self.propertyEscapes))" }
            return
                "::\(finding.level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(finding.message))\n"
        }.joined()
    }

    private func properties(_ finding: Finding) -> [(String, String)] {
        let place = finding.place
        var all = [("file", places.fromRoot(finding.path)), ("line", "\(place.line)"), ("endLine", "\(place.endLine)")]
        // GitHub accepts columns only within one line.
        if place.line == place.endLine {
            all.append(("col", "\(places.utf16Column(place.column, line: place.line, of: finding.path))"))
            all.append(("endColumn", "\(places.utf16Column(place.endColumn, line: place.line, of: finding.path))"))
        }
        return all + [("title", finding.rule)]
    }

    private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    private static let propertyEscapes = escapes.merging([":": "%3A", ",": "%2C"]) { $1 }

    private static func escaped(_ text: String, by escapes: [Unicode.Scalar: String] = escapes) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}

extension String {
    /// Replaces control characters, which could move a terminal's cursor or begin a line.
    public var shown: String {
        guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control && self != "\t" }
}
