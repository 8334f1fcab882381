import SwiftSyntax

/// Text that is shown only if the view is given it: `if let title { Text(title) }`.
extension FixedFontSize {
    /// Notes the labels under which the project's own views are given something; previews do not count.
    static func noteTexts(in file: SourceFile, _ report: inout Report) {
        for (name, calls) in file.callsByName where name.first?.isUppercase == true && !SwiftUIViews.isBuiltIn(name) {
            for call in calls where call.base == nil {
                for argument in call.node.arguments where !argument.expression.is(NilLiteralExprSyntax.self) {
                    guard let label = argument.label?.text, label.isOfText else { continue }
                    report.fact(.givesText, name + "." + label)
                }
            }
        }
    }
}

extension ViewChain {
    /// The fact that somebody gives the text shown, where the type has it as an optional that nothing else sets.
    var givenText: [Fact] {
        guard name == "Text", let name = rootCall?.firstUnlabelled?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.isOfText, let type = node.enclosingType, type.is(StructDeclSyntax.self), type.isGivenOrNil(name)
        else { return [] }
        return [Fact(.givesText, type.typeName + "." + name)]
    }
}

extension DeclGroupSyntax {
    /// A plain optional, in a type whose initializer is the compiler's.
    fileprivate func isGivenOrNil(_ name: String) -> Bool {
        guard !memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }),
            let binding = member(name)?.bindings.first, binding.accessorBlock == nil, binding.initializer == nil
        else { return false }
        return member(name)?.attributes.isEmpty == true
            && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
}

extension String {
    fileprivate var isOfText: Bool { speaks(of: ["title", "text", "label", "caption", "message", "name"]) }
}
