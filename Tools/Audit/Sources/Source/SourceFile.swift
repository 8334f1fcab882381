import SwiftParser
import SwiftSyntax

public final class SourceFile {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    let settings: Settings
    let index: FileIndex

    /// Limit of nested brackets; the parser's default is far lower in debug builds, which have less stack.
    static let deepestNesting = 256

    /// Limit of modifiers in a row: the rules' time grows with its square.
    static let longestChain = 256

    private lazy var locations = SourceLocationConverter(fileName: path, tree: tree)
    private(set) lazy var directives = Directive.all(in: self)
    private(set) lazy var constants = Constants(of: self)
    private(set) lazy var controls = Control.names.flatMap { chains(rootedIn: $0) }.compactMap { Control($0) }
    private(set) lazy var taps = findTaps()
    private(set) lazy var modelUses = findModelUses()
    private(set) lazy var labellingFacts = findLabellingFacts()
    private lazy var aroundByNode: [SyntaxIdentifier: Around] = [:]
    private lazy var chainsByRoot = Dictionary(grouping: index.chains, by: \.name)
    private lazy var usesByModifier: [String: [ModifierUse]] = {
        let uses = index.chains.flatMap { chain in
            chain.modifiers.indices.map { ModifierUse(chain: chain, position: $0) }
        }
        return Dictionary(grouping: uses) { $0.call.name }
    }()
    private lazy var functionsByName = Dictionary(grouping: index.functions) { $0.name.text }
    private lazy var variablesByName = Dictionary(grouping: index.variables) { $0.name ?? "" }
    private lazy var assignmentByNode = Dictionary(index.assignments.map { ($0.node.id, $0) }) { first, _ in first }

    public init(path: String, text: String, settings: Settings = Settings()) {
        self.path = path
        self.text = text
        self.settings = settings
        var source = text
        tree = source.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Self.deepestNesting) }
        index = FileIndex(of: tree, for: settings.platform)
    }
}

struct ModifierUse {
    let chain: ViewChain
    let position: Int

    var call: Call { chain.modifiers[position].call }
}

extension SourceFile {
    var views: [any DeclGroupSyntax] { index.types.filter { $0.inherited.contains("View") } }

    /// Chains by their root: `file.chains(rootedIn: "Button")`.
    func chains(rootedIn name: String) -> [ViewChain] { chainsByRoot[name] ?? [] }

    /// Uses of a modifier: `file.modifiers("animation")`.
    func modifiers(_ name: String) -> [ModifierUse] { usesByModifier[name] ?? [] }

    /// Calls of a function, initializer, modifier or implicit member: `file.calls("withAnimation")`.
    func calls(_ name: String) -> [Call] { index.callsByName[name] ?? [] }

    func functions(named name: String) -> [FunctionDeclSyntax] { functionsByName[name] ?? [] }

    func variables(named name: String) -> [VariableDeclSyntax] { variablesByName[name] ?? [] }

    func assignment(_ statement: CodeBlockItemSyntax) -> Assignment? { assignmentByNode[Syntax(statement.item).id] }

    var tooLongChainLine: Int? {
        index.chains.first { $0.modifiers.count > Self.longestChain }.map { place(of: $0.node).line }
    }

    func number(_ expression: ExprSyntax?) -> Double? { constants.number(expression) }

    func around(_ node: some SyntaxProtocol) -> Around {
        if let known = aroundByNode[node.id] { return known }
        let around = Around(node, in: self)
        aroundByNode[node.id] = around
        return around
    }

    /// The views of a member: `icon` in `private var icon: some View { … }`.
    func views(ofMember name: String) -> [ExprSyntax]? {
        let computed = variables(named: name).first { $0.bindings.first?.accessorBlock != nil }
        return computed?.views ?? functions(named: name).first?.body?.statements.views
    }

    func ownBodies(of name: String, around node: some SyntaxProtocol) -> [CodeBlockItemListSyntax] {
        let type = node.enclosingTypeName
        return functions(named: name).filter { $0.enclosingTypeName == type }.compactMap(\.body?.statements)
    }

    func place(of node: some SyntaxProtocol) -> Place {
        place(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
    }

    func place(from start: AbsolutePosition, to end: AbsolutePosition) -> Place {
        let (first, last) = (locations.location(for: start), locations.location(for: end))
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
