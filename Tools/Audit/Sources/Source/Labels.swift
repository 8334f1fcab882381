import SwiftSyntax

struct LabelLook {
    private(set) var symbols: [ExprSyntax] = []
    private(set) var pictures: [ExprSyntax] = []
    private(set) var ownViews: Set<String> = []
    private(set) var shapes: [ExprSyntax] = []
    /// Whether it has text, a label, or something unknown.
    private(set) var isNamed = false

    /// - Parameter depth: how many members of the file to follow.
    init(of views: [ExprSyntax], in file: SourceFile, depth: Int = 3) {
        for view in views where !isNamed { add(ViewChain(of: view), in: file, depth: depth) }
    }

    private mutating func add(_ chain: ViewChain, in file: SourceFile, depth: Int) {
        let name = chain.name
        if chain.hasAny(["accessibilityLabel", "accessibility", "accessibilityRepresentation", "accessibilityValue"])
            || chain.mayShowText
        {
            isNamed = true
        } else if name == "Image", let call = chain.rootCall {
            // An initializer of the project may take a symbol.
            let isFile = call.node.arguments.first?.label.map { Self.fileLabels.contains($0.text) } ?? true
            if call.hasArgument("label") {
                isNamed = true
            } else if isFile || chain.hasAny(["accessibilityHidden", "hidden"]) {
                pictures.append(chain.root)
            } else {
                symbols.append(chain.root)
            }
        } else if name == "AsyncImage" || chain.isPicture {
            let hasWords = chain.root.contains(token: ["accessibilityLabel", "Text", "Label"])
            if hasWords { isNamed = true } else { pictures.append(chain.root) }
        } else if SwiftUIViews.containers.contains(name) || name == "GeometryReader" {
            let call = chain.rootCall
            merge(LabelLook(of: (call?.closure(nil) ?? call?.closure("content"))?.views ?? [], in: file, depth: depth))
        } else if chain.isColor || SwiftUIViews.decoration.contains(name), name != "ProgressView" {
            if !["Spacer", "Divider", "EmptyView"].contains(name) { shapes.append(chain.root) }
            merge(LabelLook(of: chain.layers, in: file, depth: depth))
        } else if chain.root.isOwnMember, depth > 0, let views = file.views(ofMember: name), !views.isEmpty {
            merge(LabelLook(of: views, in: file, depth: depth - 1))
        } else if chain.root.isOwnMember, file.isImage(name) {
            pictures.append(chain.root)
        } else if let call = chain.rootCall, call.base == nil, name.first?.isUppercase == true,
            !SwiftUIViews.text.contains(name), !SwiftUIViews.places.contains(name)
        {
            ownViews.insert(name)
        } else {
            isNamed = true
        }
    }

    /// Labels of `Image` initializers for pictures without words.
    private static let fileLabels: Set<String> = ["decorative", "uiImage", "nsImage", "cgImage", "resource"]

    private mutating func merge(_ other: LabelLook) {
        symbols += other.symbols
        pictures += other.pictures
        ownViews.formUnion(other.ownViews)
        shapes += other.shapes
        isNamed = isNamed || other.isNamed
    }
}

extension SourceFile {
    fileprivate func isImage(_ name: String) -> Bool {
        variables(named: name).contains { $0.typeAnnotation == "Image" }
    }
}

extension ViewChain {
    /// A modifier adds text, or may add a label: `.overlay { Text("3") }`, `.if(isOn) { $0.accessibilityLabel("a") }`.
    fileprivate var mayShowText: Bool {
        modifiers.contains { modifier in
            modifier.name == "badge"
                || ["overlay", "background", "safeAreaInset"].contains(modifier.name)
                    && modifier.call.node.arguments.contains(token: SwiftUIViews.text)
                || modifier.call.closures.contains {
                    $0.closure.contains(token: SwiftUIViews.text.union(["accessibilityLabel", "accessibility"]))
                }
        }
    }

    /// `Image.close`, and `icon.resizable()`, which only pictures have.
    fileprivate var isPicture: Bool {
        ["resizable", "renderingMode"].contains(modifiers.first?.name)
            || root.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "Image"
    }

    /// Views in overlays and backgrounds; colours and materials don't count.
    fileprivate var layers: [ExprSyntax] {
        (calls("overlay") + calls("background")).flatMap { call in
            call.closures.flatMap(\.closure.views)
                + [call.firstUnlabelled].compactMap { $0 }.filter { ViewChain(of: $0).name.first?.isUppercase == true }
        }
    }
}

extension ViewChain {
    /// Modifiers that label a control, or hide it from VoiceOver.
    static let naming: Set<String> = [
        "accessibilityLabel", "accessibility", "accessibilityHidden", "accessibilityElement", "accessibilityChildren",
        "accessibilityRepresentation", "accessibilityLabeledPair", "hidden",
    ]

    /// A modifier of the view or further out labels it or hides it from VoiceOver.
    func isNamed(_ around: Around) -> Bool {
        modifiers.contains { Self.naming.contains($0.name) && !$0.call.keepsChildren } || isInvisible
            || around.isNamed || around.isInvisible
            || around.isGiven(to: [
                "LabeledContent", "accessibilityRepresentation", "accessibilityActions", "accessibilityChildren",
            ])
    }

    static let saying: Set<String> = naming.subtracting(["accessibilityLabeledPair", "hidden"]).union([
        "accessibilityAddTraits", "accessibilityValue",
    ])

    func saysState(in file: SourceFile) -> Bool {
        let around = file.around(node)
        return node.contains(token: Self.saying) || around.hasAny(Self.saying) || around.isSizedBySystem
    }

    /// Facts that clear a control without a label: the project's modifiers, containers or call sites may label it.
    func labelVouchers(_ around: Around) -> [Fact] {
        (modifiers.map(\.name) + around.modifiers.map(\.name)).map { Fact(.labelsControl, $0) }
            + around.ownContainers.map { Fact(.labelsContent, $0) } + [Fact(.labelledInUse, node.enclosingTypeName)]
    }
}

extension Around {
    /// Whether an outer modifier labels the content itself, not only its group.
    fileprivate var isNamed: Bool {
        var isGrouped = false
        for modifier in modifiers {
            if modifier.keepsChildren { isGrouped = true }
            guard ViewChain.naming.contains(modifier.name), !modifier.keepsChildren else { continue }
            let isOfGroup =
                ["accessibilityLabel", "accessibility"].contains(modifier.name) && !modifier.hasArgument("hidden")
            if !isGrouped || !isOfGroup { return true }
        }
        return false
    }

    var ownContainers: [String] {
        receivers.map(\.call).filter(\.isInitializer).map(\.name)
            .filter { !SwiftUIViews.containers.contains($0) && !SwiftUIViews.places.contains($0) }
    }
}

extension Call {
    /// `.accessibilityElement(children: .contain)`, whose parts still need labels.
    var keepsChildren: Bool {
        name == "accessibilityElement" && argument("children").flatMap { calleeName(of: $0) } == "contain"
    }

    /// Gives VoiceOver a way to press the view, or hides the view from it.
    var answersTaps: Bool {
        switch name {
        case "accessibilityAddTraits": node.arguments.mayBePressed
        case "accessibility": hasArgument("hidden") || argument("addTraits")?.mayBePressed == true
        case "accessibilityHidden": firstUnlabelled?.trimmedDescription != "false"
        case "accessibilityAction", "accessibilityActions", "accessibilityRepresentation", "accessibilityChildren",
            "accessibilityAdjustableAction", "hidden":
            true
        default: false
        }
    }
}

extension SyntaxProtocol {
    /// Traits of something pressable; stored traits may be.
    fileprivate var mayBePressed: Bool {
        contains(token: ["isButton", "isLink", "isToggle", "isKeyboardKey", "isSearchField", "allowsDirectInteraction"])
            || !contains(token: [
                "isSelected", "isHeader", "isImage", "isStaticText", "isSummaryElement", "isModal", "updatesFrequently",
            ])
    }
}

extension SourceFile {
    func findLabellingFacts() -> Set<Fact> {
        var facts: Set<Fact> = []
        for type in views {
            let look = LabelLook(of: type.member("body")?.views ?? [], in: self)
            if !look.isNamed, look.ownViews.isEmpty, !look.pictures.isEmpty || !look.symbols.isEmpty {
                facts.insert(Fact(look.pictures.isEmpty ? .symbolView : .iconView, type.typeName))
            }
            facts.insert(Fact(.declaresView, type.typeName))
            if type.contains(token: ViewChain.saying) { facts.insert(Fact(.saysState, type.typeName)) }
        }
        if index.types.contains(where: { $0.typeName == "Image" && $0.contains(token: ["systemName"]) }) {
            facts.insert(Fact(.drawsSymbols, "Image"))
        }
        for variable in index.variables {
            guard let value = variable.bindings.first?.initializer?.value, let call = Call(ViewChain(of: value).root),
                call.name == "Image", call.hasArgument("systemName"), let name = variable.name
            else { continue }
            facts.insert(Fact(.drawsSymbols, name))
        }
        let answers: Set<String> = [
            "accessibilityLabel", "accessibilityElement", "accessibilityHidden", "accessibility",
            "accessibilityAddTraits",
            "accessibilityRepresentation", "accessibilityAction", "accessibilityActions",
        ]
        let uses = answers.union(["help"]).flatMap(modifiers).filter { !$0.call.keepsChildren }
        for use in uses where use.chain.name.first?.isUppercase == true {
            facts.insert(Fact(.labelledInUse, use.chain.name))
        }
        for function in index.functions where function.enclosingType?.is(ExtensionDeclSyntax.self) == true {
            let views = function.body?.statements.views ?? []
            if views.contains(where: { ViewChain(of: $0).applies(answers) }) {
                facts.insert(Fact(.labelsControl, function.name.text))
            }
        }
        // A container that labels its content: `content().accessibilityLabel(title)`.
        for view in uses.map(\.chain.node) + calls("LabeledContent").map({ ExprSyntax($0.node) }) {
            guard let type = view.enclosingType, let names = type.givenViews, view.contains(token: names) else {
                continue
            }
            facts.insert(Fact(.labelsContent, type.typeName))
        }
        return facts
    }
}

extension DeclGroupSyntax {
    /// The views passed to it: stored members of a generic type.
    fileprivate var givenViews: Set<String>? {
        guard let generics = Syntax(self).as(StructDeclSyntax.self)?.genericParameterClause?.parameters else {
            return nil
        }
        let types = Set(generics.map(\.name.text))
        let stored = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { $0.bindings.first?.typeAnnotation?.contains(token: types) == true }
        return Set(stored.compactMap(\.name))
    }
}
