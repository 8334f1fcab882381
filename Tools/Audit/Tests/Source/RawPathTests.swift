@_spi(RawSyntax) import SwiftSyntax
import Testing

@_spi(RawSyntax) @testable import Audit

/// The places of children that the walk over raw trees relies on, and the next version of the grammar may change.
@Suite("Raw trees")
struct RawPathTests {
    @Test("A child that is read by its place is the one that the grammar calls so")
    func children() throws {
        let access = try node(MemberAccessExprSyntax.self, in: "view.text")
        #expect(access.raw.baseOfAccess?.id == access.base!.raw.id)
        #expect(access.raw.lastName?.id == access.declName.baseName.raw.id)

        let reference = try node(DeclReferenceExprSyntax.self, in: "padding(of:)")
        #expect(reference.raw.lastName?.id == reference.baseName.raw.id)

        let sequence = try node(SequenceExprSyntax.self, in: "a = b")
        #expect(sequence.raw.elementsOfSequence?.compactMap { $0?.id } == sequence.elements.map { $0.raw.id })

        let plus = try node(BinaryOperatorExprSyntax.self, in: "a += b")
        #expect(plus.raw.operatorText == plus.operator.raw.tokenView?.rawText)

        let choice = try node(EnumCaseElementSyntax.self, in: "enum Route { case profile(User) }")
        #expect(choice.raw.nameOfCase?.id == choice.name.raw.id)
    }

    @Test(
        "So is the name of what is called",
        arguments: ["load(a)", "view.load(a)", "load<Item>(a)", "view?.load?(a)"]
    )
    func callee(text: String) throws {
        let call = try node(FunctionCallExprSyntax.self, in: text)
        #expect(call.raw.calledExpression?.id == call.calledExpression.raw.id)
        #expect(call.raw.calleeName == "load")
    }

    /// The first of its kind in the text.
    private func node<Node: SyntaxProtocol>(_ kind: Node.Type, in text: String) throws -> Node {
        let tree = SourceFile(path: "A.swift", text: text, settings: Settings()).tree
        return try #require(Search.all(kind, in: tree).first)
    }
}
