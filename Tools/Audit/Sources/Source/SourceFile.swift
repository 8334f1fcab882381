import Foundation
import SwiftParser
import SwiftSyntax

/// One parsed file, indexed by what rules ask for. Made by a single walk; rules look things up and never walk the file.
public final class SourceFile {
    /// Relative to where the audit runs, with `/`.
    public let path: String
    public let text: String
    public let tree: SourceFileSyntax
    public let settings: Settings
    /// The modules imported.
    public internal(set) var imports: Set<String> = []

    /// The platforms of each branch of `#if` with code that this one never compiles.
    var otherPlatforms: [[Platform]] = []

    /// Brackets in brackets that are read; the parser's own default is far lower in debug builds, which have less stack to spare.
    public static let deepestNesting = 256

    /// Modifiers in a row that are audited. Nobody writes more; rules look at the whole chain, and outwards from each link, so
    /// their time grows with the square of its length.
    static let longestChain = 256

    var chainsByRoot: [String: [ViewChain]] = [:]
    var linksByName: [String: [(chain: Int, position: Int)]] = [:]
    var chains: [ViewChain] = []
    var callsByName: [String: [Call]] = [:]
    /// The names that expressions use, also after a dot.
    var met = NamePlaces()
    /// The same in code that nobody meets: previews, and branches of `#if`.
    var unmet = NamePlaces()
    /// The expressions in `\(…)` of strings.
    var interpolations: [ExprSyntax] = []
    /// Types and extensions, in the order of the source.
    public internal(set) var types: [any DeclGroupSyntax] = []
    /// Functions and methods.
    public internal(set) var functions: [FunctionDeclSyntax] = []
    /// Stored and computed variables, members and locals.
    public internal(set) var variables: [VariableDeclSyntax] = []
    var throwStatements: [ThrowStmtSyntax] = []
    /// Assignments and toggles, in the order of the source.
    public internal(set) var assignments: [Assignment] = []
    /// The names used, for the question what nobody ever meets.
    var names: NameScopes

    private lazy var lines = Lines(of: text)
    private(set) lazy var directives = Directive.all(in: self)
    private(set) lazy var constants = Constants(of: self)
    private(set) lazy var haptics = HapticCalls(of: self)
    /// Several rules ask what stands around the same views.
    var aroundByNode: [SyntaxIdentifier: Around] = [:]
    var membersByType: [String: TypeMembers] = [:]
    private var isMentioned: [String: Bool] = [:]
    // Answers of rules about a piece of code that they ask for each part of it.
    var drawingByMember: [SyntaxIdentifier: Bool] = [:]
    var filledByBody: [SyntaxIdentifier: Set<String>] = [:]
    /// Rules ask for one name at a time, often for each view.
    private(set) lazy var variablesByName = findVariablesByName()
    private(set) lazy var functionsByName = Dictionary(grouping: functions) { $0.name.text }
    private(set) lazy var assignmentsByName = Dictionary(grouping: assignments, by: \.name)
    private(set) lazy var isForMakers = findIsForMakers()
    private(set) lazy var errorFacts = findErrorFacts()
    private(set) lazy var rawErrorTexts = findRawErrorTexts()
    private(set) lazy var gatingNames = findGatingNames()
    private(set) lazy var animationDrivers = findAnimationDrivers()
    private(set) lazy var motionEffects = findMotionEffects()
    /// Values declared inside functions and accessors.
    private(set) lazy var localsByName: [String: [PatternBindingSyntax]] = {
        var found: [String: [PatternBindingSyntax]] = [:]
        for variable in variables where variable.parent?.is(CodeBlockItemSyntax.self) == true {
            for binding in variable.bindings where binding.initializer != nil {
                guard let name = binding.name else { continue }
                found[name, default: []].append(binding)
            }
        }
        return found
    }()
    /// The controls, and the tap gestures, in the order of the source.
    private(set) lazy var controls = findControls()
    private(set) lazy var taps = findTaps()
    private(set) lazy var controlsBySymbols = findControlsBySymbols()
    /// The facts about this file's labels that other files ask for.
    private(set) lazy var labellingFacts = findLabellingFacts()
    private(set) lazy var metNames = met.sorted
    private(set) lazy var usedNames = (met + unmet).sorted
    var usesByName: [String: [ExprSyntax]] = [:]

    public init(path: String, text: String, settings: Settings = Settings()) {
        self.path = path
        names = NameScopes(path: path)
        self.text = text
        self.settings = settings
        var source = text
        self.tree = source.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Self.deepestNesting) }
        Collector.collect(self)
    }
}

extension SourceFile {
    /// The types and extensions that say here that they are views.
    var views: [any DeclGroupSyntax] { types.filter { $0.inherited.contains("View") } }

    /// Chains that begin with one of `names`: `file.chains(rootedIn: "Button", "Toggle")`.
    public func chains(rootedIn names: String...) -> [ViewChain] {
        names.flatMap { chainsByRoot[$0] ?? [] }
    }

    /// All chains of the file, in the order they end.
    public var allChains: [ViewChain] { chains }

    /// Where a view has more modifiers than are audited.
    var tooLongChainLine: Int? {
        chains.first { $0.modifiers.count > Self.longestChain }.map { place(of: $0.node).line }
    }

    /// Uses of a modifier, with the chain and where in it: `file.modifiers("animation")`.
    public func modifiers(_ name: String) -> [(chain: ViewChain, position: Int, modifier: Modifier)] {
        (linksByName[name] ?? []).map { link in
            let chain = chains[link.chain]
            return (chain, link.position, chain.modifiers[link.position])
        }
    }

    /// Every call of a function, initializer, modifier or implicit member: `file.calls("withAnimation")`.
    public func calls(_ name: String) -> [Call] { callsByName[name] ?? [] }

    /// Every use of a member, called or not: `file.accesses("localizedDescription")`.
    public func accesses(_ name: String) -> [MemberAccessExprSyntax] {
        metNames.offsets(of: name).compactMap { offset in
            let reference = reference(to: name, at: offset)
            guard let access = reference?.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference?.id,
                access.base != nil || access.parent?.kind != .functionCallExpr
            else { return nil }
            return access
        }
    }

    func reference(to name: String, at offset: Int) -> DeclReferenceExprSyntax? {
        let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        guard let reference = token?.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.name == name else {
            return nil
        }
        return reference
    }

    /// The number `expression` certainly is: a literal, or a constant of this file.
    public func number(_ expression: ExprSyntax?) -> Double? { constants.number(expression) }

    /// The text holds `word` somewhere, comments included: a cheap question before a dear one.
    /// Looked for once: rules ask for the same words at each view.
    func mentions(_ word: String) -> Bool {
        if let known = isMentioned[word] { return known }
        let holds = text.holds(word)
        isMentioned[word] = holds
        return holds
    }

    public func place(of node: some SyntaxProtocol) -> Place {
        place(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
    }

    func place(from start: AbsolutePosition, to end: AbsolutePosition) -> Place {
        let (first, last) = (lines.location(of: start), lines.location(of: end))
        return Place(
            line: first.line,
            column: first.column,
            endLine: last.line,
            endColumn: last.column,
            start: start.utf8Offset,
            end: end.utf8Offset
        )
    }
}
