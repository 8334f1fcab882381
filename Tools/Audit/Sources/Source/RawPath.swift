@_spi(RawSyntax) import SwiftSyntax

/// Where a walk over a raw tree is. To pass a raw node costs next to nothing; a node that rules can ask is made of it only where
/// somebody needs one, after those around it.
struct RawPath {
    private var steps: [(raw: RawSyntax, place: Int)]
    /// The nodes of the outermost steps.
    private var made: [MadeNode]

    init(root: some SyntaxProtocol) {
        steps = [(root.raw, 0)]
        made = [MadeNode(Syntax(root))]
    }
}

extension RawPath {
    /// - Parameter place: which it is of the children that are there.
    mutating func enter(_ raw: RawSyntax, at place: Int) { steps.append((raw, place)) }

    mutating func leave() {
        steps.removeLast()
        if made.count > steps.count { made.removeLast() }
    }

    /// The raw node around the last one, and those around it.
    func around(_ distance: Int = 1) -> RawSyntax? {
        distance < steps.count ? steps[steps.count - 1 - distance].raw : nil
    }

    /// Whether the node around is of this kind.
    func isIn(_ kind: SyntaxKind) -> Bool { around()?.kind == kind }

    /// The node at the end.
    var node: Syntax {
        mutating get {
            while made.count < steps.count {
                let place = steps[made.count].place
                made.append(MadeNode(made[made.count - 1].child(at: place)))
            }
            return made[made.count - 1].node
        }
    }
}

/// A node and the last of its children that was made: a walk asks for them in their order.
private struct MadeNode {
    let node: Syntax
    private var children: SyntaxChildren?
    private var last: (index: SyntaxChildrenIndex, place: Int)?

    init(_ node: Syntax) { self.node = node }

    mutating func child(at place: Int) -> Syntax {
        let children = self.children ?? node.children(viewMode: .all)
        self.children = children
        var (index, reached) = last ?? (children.startIndex, 0)
        while reached < place {
            index = children.index(after: index)
            reached += 1
        }
        last = (index, place)
        return children[index]
    }
}

/// Children by their place in the grammar.
extension RawSyntax {
    /// `text` of `view.text`, and `content` of `content`.
    var lastName: RawSyntax? {
        switch kind {
        case .memberAccessExpr: child(5)?.lastName
        case .declReferenceExpr: child(3)
        default: nil
        }
    }

    /// `view` of `view.text`.
    var baseOfAccess: RawSyntax? { child(1) }

    /// `view.padding` of `view.padding(8)`.
    var calledExpression: RawSyntax? { child(1) }

    /// `a`, `=` and `b` of `a = b`.
    var elementsOfSequence: RawSyntaxBuffer? { child(1)?.layoutView?.children }

    /// `profile` of `case profile(User)`.
    var nameOfCase: RawSyntax? { child(1) }

    /// `padding` of `view.padding(8)`; nil when a closure or the like is called.
    var calleeName: SyntaxText? {
        var called = calledExpression
        while let expression = called, [.genericSpecializationExpr, .optionalChainingExpr].contains(expression.kind) {
            called = expression.child(1)
        }
        return called?.lastName?.tokenView?.rawText
    }

    /// `+=` of `a += b`.
    var operatorText: SyntaxText? { child(1)?.tokenView?.rawText }

    private func child(_ place: Int) -> RawSyntax? { layoutView?.children[place] }
}

extension SyntaxText {
    /// A name without the backticks around it.
    var name: UnsafeBufferPointer<UInt8> {
        let all = UnsafeBufferPointer(start: baseAddress, count: count)
        guard all.first == UInt8(ascii: "`"), all.last == UInt8(ascii: "`"), count > 1 else { return all }
        return UnsafeBufferPointer(rebasing: all.dropFirst().dropLast())
    }
}
