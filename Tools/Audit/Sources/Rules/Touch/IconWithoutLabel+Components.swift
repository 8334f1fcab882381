import SwiftSyntax

extension IconWithoutLabel {
    /// A button of the project's own that takes a label and got none: `RoundButton(icon: Icons.down) { close() }`.
    static func checkTold(_ call: Call, _ chain: ViewChain, in file: SourceFile, _ report: inout Report) {
        guard call.hasArgument("action") || call.hasClosures,
            call.argument("action")?.is(NilLiteralExprSyntax.self) != true, chain.node.makesViews, !chain.mayGetLabel
        else { return }
        let around = file.around(chain.node)
        guard !around.isNamed, !around.isGiven(to: Control.names) else { return }
        let unless = chain.labelVouchers(around)
        report.finding(at: call.nameToken, severity: .error, unless: unless, when: [Fact(.takesLabel, call.name)])
    }

    /// A modifier of the project's own makes a button of a picture: `Image("cog").pressable { … }`.
    static func checkPressed(
        by modifier: Call,
        _ chain: ViewChain,
        in file: SourceFile,
        _ report: inout Report
    ) {
        guard modifier.firstUnlabelled == nil, let base = modifier.base,
            !SwiftUIViews.modifiers.contains(modifier.name), modifier.closures.count == 1,
            modifier.closures[0].closure.signature == nil, !chain.isNamed, !chain.mayGetLabel, chain.name != "content",
            chain.node.makesViews
        else { return }
        let look = LabelLook(of: [base], in: file)
        guard !look.isNamed, !look.isNamedIfTold, !look.isEmpty, look.loaded.isEmpty else { return }
        if look.isSpoken(as: modifier, in: file) { return }
        let around = file.around(chain.node)
        guard !around.isNamed, !around.isGiven(to: Control.names) else { return }
        report.finding(
            at: modifier.nameToken,
            unless: chain.labelVouchers(around).filter { $0.name != modifier.name },
            when: [Fact(.wrapsButton, modifier.name)] + look.ownViews.sorted().map { Fact(.iconView, $0) }
        )
    }

    /// A view of the project that is a button round what it is given: `PressButton(action: flip) { Image("flip") }`.
    static func checkOwn(_ call: Call, _ chain: ViewChain, in file: SourceFile, _ report: inout Report) {
        guard let content = (call.closure("label") ?? call.closures.last?.closure)?.views, !content.isEmpty,
            chain.node.makesViews
        else { return }
        let look = LabelLook(of: content, in: file)
        guard !look.isNamed, !look.isEmpty, look.loaded.isEmpty, !chain.mayGetLabel else { return }
        if look.isSpoken(as: call, in: file) { return }
        let around = file.around(chain.node)
        guard !around.isNamed, !around.has("help") else { return }
        report.finding(
            at: call.nameToken,
            severity: look.pictures.isEmpty ? nil : .error,
            unless: chain.labelVouchers(around),
            when: [Fact(.wrapsButton, call.name)] + look.ownViews.sorted().map { Fact(.iconView, $0) }
        )
    }
}

extension ViewChain {
    /// Its name is none of SwiftUI's views; most begin with a small letter.
    private var mayBeOwn: Bool {
        guard let first = name.utf8.first, !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first) else { return false }
        return name.first?.isUppercase == true && !Control.names.contains(name) && !SwiftUIViews.isBuiltIn(name)
    }

    /// The call that makes a view of the project's own, which is neither named nor given a text.
    var ownView: Call? {
        guard mayBeOwn, let call = rootCall, call.base == nil, !isNamed, call.takesNoText else { return nil }
        return call
    }
}

extension SyntaxProtocol {
    /// It stands in a member that makes views, by its declared type, or in none.
    var makesViews: Bool {
        guard let member = enclosingMember else { return true }
        if member.is(InitializerDeclSyntax.self) { return false }
        let type =
            member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        return type.map { $0.is(SomeOrAnyTypeSyntax.self) || $0.written.hasSuffix("View") } ?? false
    }
}
