import SwiftSyntax

public struct Report {
    let file: SourceFile
    var about: RuleDescription
    private(set) var candidates: [Candidate] = []
    private(set) var facts: Set<Fact> = []

    init(_ file: SourceFile, about: RuleDescription) {
        self.file = file
        self.about = about
    }
}

extension Report {
    /// Reports that `node` hurts people.
    ///
    /// - Parameters:
    ///   - unless: facts from anywhere in the project that clear it.
    ///   - when: facts that it needs.
    ///   - fix: edits that leave the view as it is.
    mutating func finding(
        at node: some SyntaxProtocol,
        _ harm: String? = nil,
        change: String? = nil,
        unless: [Fact] = [],
        when: [Fact] = [],
        fix: [Edit] = []
    ) {
        add(about.level, at: node, harm ?? about.harm, change, unless: unless, when: when, fix: fix)
    }

    /// Asks whether `node` hurts people; `doubt` is the question.
    mutating func ask(
        at node: some SyntaxProtocol,
        _ doubt: String? = nil,
        change: String? = nil,
        unless: [Fact] = [],
        when: [Fact] = []
    ) {
        add(.question, at: node, doubt ?? about.doubt, change, unless: unless, when: when)
    }

    mutating func add(_ finding: Finding) { candidates.append(Candidate(finding: finding)) }

    mutating func fact(_ kind: Fact.Kind, _ name: String) { facts.insert(Fact(kind, name)) }

    mutating func add(_ others: Set<Fact>) { facts.formUnion(others) }

    private mutating func add(
        _ level: Level,
        at node: some SyntaxProtocol,
        _ harm: String,
        _ change: String?,
        unless: [Fact],
        when: [Fact],
        fix: [Edit] = []
    ) {
        let finding = Finding(
            rule: about.id,
            level: level,
            harm: harm,
            change: change ?? about.change,
            path: file.path,
            place: file.place(of: node),
            type: node.enclosingTypeName,
            code: node.identifyingCode,
            fix: fix
        )
        candidates.append(Candidate(finding: finding, unless: unless, when: when, owners: file.owners(of: node)))
    }
}

extension String {
    var asSentence: String {
        let capital = prefix(1).uppercased() + dropFirst()
        return capital.last.map { ".!?…".contains($0) } == true ? capital : capital + "."
    }
}

extension SyntaxProtocol {
    /// Code that identifies this place when lines move; for a modifier, the view's root and the call.
    var identifyingCode: String {
        guard let token = Syntax(self).as(TokenSyntax.self) else { return normalisedCode }
        let around = token.ancestors.first {
            $0.is(FunctionCallExprSyntax.self) || $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
        }
        guard let around, let call = around.as(FunctionCallExprSyntax.self) else {
            return (around ?? Syntax(token)).normalisedCode
        }
        let root = ViewChain(of: ExprSyntax(call)).name
        let rest = sequence(first: token) { $0.nextToken(viewMode: .sourceAccurate) }
            .prefix { $0.position < call.endPosition }
        return (root == token.text ? "" : root + " ") + normalised(rest)
    }

    /// The tokens with one blank between them.
    var normalisedCode: String { normalised(tokens(viewMode: .sourceAccurate)) }
}

private func normalised(_ tokens: some Sequence<TokenSyntax>) -> String {
    var text = ""
    for token in tokens {
        if !text.isEmpty { text += " " }
        text += token.text
        if text.utf8.count > 200 { break }
    }
    return text
}
