import SwiftOperators
import SwiftParser
import SwiftSyntax

@testable import Audit

/// A place where a performer decides instead of drawing what the engine decided.
struct Decision: CustomStringConvertible {
    enum Kind: String { case figure, chance, wait, haptic, branch }

    let kind: Kind
    let line: Int
    let code: String

    var description: String { "\(line): \(kind): \(code)" }

    /// Every decision in a file. 0 and 1 are not figures.
    ///
    /// - Parameter mayPlayHaptics: it is a file of the performers of haptics or sounds, the only ones that touch a motor or a speaker.
    static func all(in text: String, mayPlayHaptics: Bool = false) -> [Decision] {
        let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let choices = Choices(in: tree)
        let ignored = ignored(in: tree)
        return tree.tokens(viewMode: .sourceAccurate).filter { !$0.isInside(anyOf: ignored) }.flatMap { token in
            var kinds = token.decisions
            if mayPlayHaptics { kinds.remove(.haptic) }
            if choices.areTakenApart(at: token) { kinds.insert(.branch) }
            let line = lines.location(for: token.positionAfterSkippingLeadingTrivia).line
            return kinds.map { Decision(kind: $0, line: line, code: token.parent!.trimmedDescription) }
        }
    }

    /// Availability, conditions of `#if`, `#Preview`, and samples if nothing but previews and each other show them.
    private static func ignored(in tree: Syntax) -> [Syntax] {
        let previews =
            Search.all(MacroExpansionExprSyntax.self, in: tree).filter { $0.macroName.text == "Preview" }.map(
                Syntax.init
            )
            + Search.all(MacroExpansionDeclSyntax.self, in: tree).filter { $0.macroName.text == "Preview" }.map(
                Syntax.init
            )
        let samples = Search.all(StructDeclSyntax.self, in: tree).filter(\.isSample)
        let unseen = previews + samples.map(Syntax.init)
        let isShown = tree.tokens(viewMode: .sourceAccurate).contains { token in
            samples.contains { $0.name.text == token.text } && !token.isInside(anyOf: unseen)
        }
        return (isShown ? previews : unseen)
            + Search.all(VersionTupleSyntax.self, in: tree).map(Syntax.init)
            + Search.all(IfConfigClauseSyntax.self, in: tree).compactMap { $0.condition.map(Syntax.init) }
    }
}

extension StructDeclSyntax {
    fileprivate var isSample: Bool {
        modifiers.contains { $0.name.text == "private" } && name.text.contains(/(Sample|Example)$/)
    }
}

extension TokenSyntax {
    fileprivate func isInside(anyOf nodes: [Syntax]) -> Bool { nodes.contains { isInside($0) } }

    fileprivate var decisions: Set<Decision.Kind> {
        switch tokenKind {
        case .integerLiteral(let text), .floatLiteral(let text):
            // `pair.1` is a name.
            let isName = parent?.is(DeclReferenceExprSyntax.self) == true
            return isName || ["0", "1", "0.0", "1.0"].contains(text) ? [] : [.figure]
        case .identifier("RandomAccessCollection"): return []
        case .identifier(let name):
            if name.wholeMatch(of: /\w*[rR]andom\w*|shuffled?|drand48/) != nil { return [.chance] }
            if name.wholeMatch(of: /asyncAfter|afterDelay|\w*Timer(Source)?|\w*[sS]leep/) != nil { return [.wait] }
            if name == "perform", parent?.parent?.trimmedDescription.contains(/^perform\(\s*#selector/) == true {
                return [.wait]
            }
            let motors = /UI\w*FeedbackGenerator|[sS]ensoryFeedback|(NSHaptic|CHHaptic|AudioServicesPlay)\w+/
            return name.wholeMatch(of: motors) != nil ? [.haptic] : []
        default: return []
        }
    }
}
