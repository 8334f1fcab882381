@_spi(RawSyntax) import SwiftSyntax

/// The one walk over a file: notes calls, chains, members, types and variables for all rules, and names for the project.
///
/// Previews are passed by: nobody meets them. So are the branches of `#if` that the platform never compiles, and `#if DEBUG`.
struct Collector {
    private let file: SourceFile
    private let mayKnowTesters: Bool
    private let kept: KeptValues
    private var path: RawPath
    /// Where the walk is, in bytes.
    private var offset = 0
    private var names: NameScopes
    private var met = NamePlaces()
    private var unmet = NamePlaces()
    private var callsByName: [String: [Call]] = [:]
    private var chains: [ViewChain] = []
    private var chainsByRoot: [String: [ViewChain]] = [:]
    private var linksByName: [String: [(chain: Int, position: Int)]] = [:]
    /// The links of the chain found last that are still to be visited, the outermost last.
    private var links: [Call] = []

    private init(_ file: SourceFile) {
        self.file = file
        mayKnowTesters = file.mayKnowTesters
        kept = KeptValues(of: file)
        path = RawPath(root: file.tree)
        names = NameScopes(path: file.path)
    }

    static func collect(_ file: SourceFile) {
        var collector = Collector(file)
        collector.visitChildren(of: file.tree.raw)
        file.names = collector.names
        (file.met, file.unmet) = (collector.met, collector.unmet)
        (file.callsByName, file.chains) = (collector.callsByName, collector.chains)
        (file.chainsByRoot, file.linksByName) = (collector.chainsByRoot, collector.linksByName)
    }
}

extension Collector {
    private mutating func visitChildren(of raw: RawSyntax) {
        guard let children = raw.layoutView?.children else { return }
        var place = 0
        for case let child? in children {
            visit(child, at: place)
            place += 1
        }
    }

    private mutating func visit(_ raw: RawSyntax, at place: Int) {
        if let token = raw.tokenView {
            if token.presence == .present { names.note(raw, token) }
            offset += raw.byteLength
            return
        }
        path.enter(raw, at: place)
        visit(raw)
        path.leave()
    }

    private mutating func visit(_ raw: RawSyntax) {
        switch raw.kind {
        case .importDecl: visitImport(raw)
        case .functionCallExpr: visitCall(raw)
        case .sequenceExpr: visitSequence(raw)
        case .throwStmt:
            file.throwStatements.append(path.node.cast(ThrowStmtSyntax.self))
            visitChildren(of: raw)
        case .postfixIfConfigExpr: visitConditionalChain(raw)
        case .memberAccessExpr:
            names.note(access: raw)
            visitChildren(of: raw)
        case .declReferenceExpr: visitReference(raw)
        case .expressionSegment:
            let segment = path.node.cast(ExpressionSegmentSyntax.self)
            if let value = segment.expressions.first?.expression { file.interpolations.append(value) }
            visitChildren(of: raw)
        case .functionDecl, .variableDecl: visitMember(raw)
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: visitType(raw)
        case .enumCaseElement:
            names.pass(choice: raw)
            visitChildren(of: raw)
        case .switchCase: visitChoice(raw)
        case .codeBlock: visitBlock(raw)
        case .closureExpr: visitClosure(raw)
        case .macroExpansionExpr: visitMacro(raw, path.node.cast(MacroExpansionExprSyntax.self).macroName)
        case .macroExpansionDecl: visitMacro(raw, path.node.cast(MacroExpansionDeclSyntax.self).macroName)
        case .ifConfigDecl: visitBranches(raw)
        case .ifConfigClause: visitBranch(raw)
        // They hold no names.
        case .stringSegment, .integerLiteralExpr, .booleanLiteralExpr, .binaryOperatorExpr: skip(raw)
        default: visitChildren(of: raw)
        }
    }

    private mutating func skip(_ raw: RawSyntax) { offset += raw.byteLength }

    /// Nobody meets it, but it may use what people meet.
    private mutating func pass(_ raw: RawSyntax) {
        guard let children = raw.layoutView?.children else { return skip(raw) }
        let name = raw.kind == .declReferenceExpr ? raw.lastName : nil
        for case let child? in children {
            if let name, child.id == name.id { unmet.add(name, at: offset) }
            pass(child)
        }
    }
}

/// Calls and the chains they make.
extension Collector {
    private mutating func visitCall(_ raw: RawSyntax) {
        noteCall(raw)
        visitChildren(of: raw)
    }

    private mutating func noteCall(_ raw: RawSyntax) {
        let link = links.last?.node.raw.id == raw.id ? links.popLast() : nil
        guard let call = link ?? makeCall(raw) else { return }
        callsByName[call.name, default: []].append(call)
        if !isLink {
            let chain = ViewChain(of: call)
            add(chain)
            keepLinks(of: chain)
        }
        if let toggle = Assignment(toggle: call) { file.assignments.append(toggle) }
    }

    private mutating func makeCall(_ raw: RawSyntax) -> Call? {
        guard let name = raw.calleeName else { return nil }
        return Call(node: path.node.cast(FunctionCallExprSyntax.self), name: String(syntaxText: name))
    }

    /// The call is the base of a further call: a link in the middle of a chain.
    private var isLink: Bool {
        switch path.around()?.kind {
        case .postfixIfConfigExpr: true
        // Of a member access a call can only be the base, of a call a member access only what is called.
        case .memberAccessExpr: path.around(2)?.kind == .functionCallExpr
        // The last call of a branch of a postfix `#if`: the chain continues outside.
        case .ifConfigClause: path.around(4)?.kind == .postfixIfConfigExpr
        default: false
        }
    }

    private mutating func visitConditionalChain(_ raw: RawSyntax) {
        if let chain = ViewChain(endingWith: path.node.cast(PostfixIfConfigExprSyntax.self)) { add(chain) }
        names.conditionalLinks += 1
        visitChildren(of: raw)
        names.conditionalLinks -= 1
    }

    private mutating func add(_ chain: ViewChain) {
        let number = chains.count
        chains.append(chain)
        chainsByRoot[chain.name, default: []].append(chain)
        for (position, modifier) in chain.modifiers.enumerated() {
            linksByName[modifier.name, default: []].append((number, position))
        }
    }

    /// They are visited next: each call is made once.
    private mutating func keepLinks(of chain: ViewChain) {
        links.removeAll(keepingCapacity: true)
        guard !chain.modifiers.isEmpty else { return }
        if let root = chain.rootCall { links.append(root) }
        for modifier in chain.modifiers.dropLast() { links.append(modifier.call) }
    }
}

/// Other expressions.
extension Collector {
    private mutating func visitReference(_ raw: RawSyntax) {
        let name = raw.lastName
        // A name after a dot is the access's.
        if let name, path.around()?.lastName?.id != name.id {
            names.note(reference: name, isInKeyPath: path.isIn(.keyPathPropertyComponent))
        }
        var place = 0
        for case let child? in raw.layoutView!.children {
            if let name, child.id == name.id { met.add(name, at: offset) }
            visit(child, at: place)
            place += 1
        }
    }

    private mutating func visitSequence(_ raw: RawSyntax) {
        if raw.elementsOfSequence?.dropFirst().first??.isAssignment == true,
            let assignment = Assignment(path.node.cast(SequenceExprSyntax.self))
        {
            file.assignments.append(assignment)
        }
        visitChildren(of: raw)
    }
}

/// Declarations and code.
extension Collector {
    private mutating func visitImport(_ raw: RawSyntax) {
        let path = path.node.cast(ImportDeclSyntax.self).path
        if let module = path.first?.name.text { file.imports.insert(module) }
        skip(raw)
    }

    private mutating func visitMember(_ raw: RawSyntax) {
        let node = path.node
        if let function = node.as(FunctionDeclSyntax.self) {
            file.functions.append(function)
            names.enter(function: function)
        } else {
            let variable = node.cast(VariableDeclSyntax.self)
            file.variables.append(variable)
            names.enter(variable: variable)
        }
        visitChildren(of: raw)
        names.leave(node)
    }

    private mutating func visitType(_ raw: RawSyntax) {
        guard let type = path.node.asType else { return visitChildren(of: raw) }
        if type.inherited.contains("PreviewProvider") { return pass(raw) }
        file.types.append(type)
        names.enter(type: type, in: file)
        visitChildren(of: raw)
        names.leave(type)
    }

    private mutating func visitChoice(_ raw: RawSyntax) {
        let choice = path.node.cast(SwitchCaseSyntax.self)
        names.enter(choice: choice)
        visitChildren(of: raw)
        names.leave(choice)
    }

    private mutating func visitBlock(_ raw: RawSyntax) {
        guard path.isIn(.ifExpr), mayKnowTesters || !kept.isEmpty else { return visitChildren(of: raw) }
        let block = path.node.cast(CodeBlockSyntax.self)
        if mayKnowTesters, block.isForTesters(in: file) {
            names.enter(block, owner: NameUses.testers, declares: false)
        } else if kept.neverLead(to: block) {
            names.enter(block, owner: NameUses.nothing, declares: true)
        }
        visitChildren(of: raw)
        names.leave(block)
    }

    private mutating func visitClosure(_ raw: RawSyntax) {
        guard mayKnowTesters, path.isIn(.functionCallExpr) else { return visitChildren(of: raw) }
        let closure = path.node.cast(ClosureExprSyntax.self)
        if closure.isForTesters(in: file) { names.enter(closure, owner: NameUses.testers, declares: false) }
        visitChildren(of: raw)
        names.leave(closure)
    }

    private mutating func visitMacro(_ raw: RawSyntax, _ name: TokenSyntax) {
        name.text == "Preview" ? pass(raw) : visitChildren(of: raw)
    }
}

/// `#if`.
extension Collector {
    private mutating func visitBranches(_ raw: RawSyntax) {
        var place = 0
        for case let child? in raw.layoutView!.children {
            if child.kind == .ifConfigClauseList { visit(child, at: place) } else { skip(child) }
            place += 1
        }
    }

    private mutating func visitBranch(_ raw: RawSyntax) {
        let clause = path.node.cast(IfConfigClauseSyntax.self)
        guard let declaration = clause.parent?.parent?.as(IfConfigDeclSyntax.self) else { return skip(raw) }
        let condition = BuildCondition(clause, in: declaration)
        if condition.mayHold(on: file.settings.platform) {
            visitElements(of: clause, raw)
        } else if clause.holdsMoreThanImports {
            let platforms = Platform.allCases.filter(condition.mayHold)
            if !platforms.isEmpty { file.otherPlatforms.append(platforms) }
            pass(raw)
        } else {
            skip(raw)
        }
    }

    private mutating func visitElements(of clause: IfConfigClauseSyntax, _ raw: RawSyntax) {
        let elements = clause.elements.map { Syntax($0).raw.id }
        var place = 0
        for case let child? in raw.layoutView!.children {
            if child.id == elements { visit(child, at: place) } else { skip(child) }
            place += 1
        }
    }
}

extension IfConfigClauseSyntax {
    fileprivate var holdsMoreThanImports: Bool {
        guard case .statements(let statements)? = elements else { return elements != nil }
        return statements.contains { !$0.item.is(ImportDeclSyntax.self) }
    }
}

extension RawSyntax {
    /// `=`, `+=` or `-=`.
    fileprivate var isAssignment: Bool {
        kind == .assignmentExpr || kind == .binaryOperatorExpr && ["+=", "-="].contains(operatorText)
    }
}

extension NamePlaces {
    fileprivate mutating func add(_ name: RawSyntax, at offset: Int) {
        guard let token = name.tokenView, token.presence == .present else { return }
        add(token.rawText, at: offset)
    }
}
