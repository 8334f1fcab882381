import SwiftSyntax

/// The parts of a piece of view code that could be read aloud.
struct LabelLook {
    /// Pictures that VoiceOver has a word for: SF Symbols.
    var symbols: [ExprSyntax] = []
    /// Pictures it has none for, or only a file's name.
    var pictures: [ExprSyntax] = []
    /// Pictures by an initializer of the project's own, files or symbols.
    var ownImages: [ExprSyntax] = []
    /// Pictures loaded from somewhere, whose description nobody knows.
    var loaded: [ExprSyntax] = []
    /// The project's own views; another file knows what they are.
    var ownViews: Set<String> = []
    /// It has text, a label, or something unknown.
    var isNamed = false
    /// A label is put on it if its view was given one: `.if(label) { $0.accessibilityLabel($1) }`.
    var isNamedIfTold = false
    /// Shapes and colours.
    var shapes: [ExprSyntax] = []

    /// Shapes and no more: a button of them has no name at all.
    var isBareShape: Bool {
        isEmpty && shapes.contains { SwiftUIViews.shapes.contains(ViewChain(of: $0).name) }
            && shapes.allSatisfy { ViewChain(of: $0).name != "ProgressView" }
    }

    var isEmpty: Bool { symbols.isEmpty && pictures.isEmpty && ownImages.isEmpty && loaded.isEmpty && ownViews.isEmpty }
}

extension LabelLook {
    private static let labelling: Set<String> = [
        "accessibilityLabel", "accessibility", "accessibilityRepresentation", "accessibilityLabeledPair",
        "accessibilityValue",
    ]
    private static let silencing: Set<String> = ["accessibilityHidden", "hidden"]

    /// - Parameter depth: how many members of the file may still be followed.
    init(of views: [ExprSyntax], in file: SourceFile, depth: Int = 3) {
        for view in views where !isNamed { add(ViewChain(of: view), in: file, depth: depth) }
    }

    private mutating func add(_ chain: ViewChain, in file: SourceFile, depth: Int) {
        if chain.hasAny(Self.labelling) || chain.carriesText {
            isNamed = true
            return
        }
        addConditionalLabel(of: chain)
        let name = chain.name
        if name == "Image" {
            addImage(chain)
        } else if SwiftUIViews.containers.contains(name) {
            let inner = chain.rootCall?.closure(nil)?.views ?? chain.rootCall?.closure("content")?.views ?? []
            merge(LabelLook(of: inner, in: file, depth: depth))
        } else if SwiftUIViews.remoteImages.contains(name) {
            if chain.speaks { isNamed = true } else { pictures.append(chain.root) }
        } else if name.hasSuffix("Image") && name.first?.isUppercase == true && name != "Image" {
            loaded.append(chain.root)
        } else if SwiftUIViews.decoration.contains(name) || chain.root.isColor {
            if name != "Spacer", name != "Divider", name != "EmptyView" { shapes.append(chain.root) }
            merge(LabelLook(of: chain.layers, in: file, depth: depth))
        } else if SwiftUIViews.text.contains(name) {
            isNamed = true
        } else {
            follow(name, chain, in: file, depth: depth)
        }
    }

    private mutating func addConditionalLabel(of chain: ViewChain) {
        let words = ["accessibilityLabel", "accessibility"]
        for call in chain.modifiers.map(\.call) {
            guard let told = call.firstUnlabelled, !told.is(ClosureExprSyntax.self),
                call.closures.contains(where: { $0.closure.mentions(words) })
            else { continue }
            if told.isOwnMember { isNamedIfTold = true } else { isNamed = true }
        }
    }

    private mutating func addImage(_ chain: ViewChain) {
        guard let call = chain.rootCall else {
            isNamed = true
            return
        }
        let first = call.node.arguments.first?.label?.text
        if call.hasArgument("label") {
            isNamed = true
        } else if chain.hasAny(Self.silencing) || first.map(Self.fileLabels.contains) != false {
            pictures.append(chain.root)
        } else if first?.hasPrefix("system") == true {
            symbols.append(chain.root)
        } else {
            ownImages.append(chain.root)
        }
    }

    /// How `Image` takes a picture without words; nil stands for `Image("name")` and `Image(.name)`.
    private static let fileLabels: Set<String> = ["decorative", "uiImage", "nsImage", "cgImage", "resource"]

    /// A member of this file, a view of the project, or something unknown.
    private mutating func follow(_ name: String, _ chain: ViewChain, in file: SourceFile, depth: Int) {
        let isOwnMember = chain.root.isOwnMember
        if isOwnMember, depth > 0, let views = file.views(ofMember: name), !views.isEmpty {
            merge(LabelLook(of: views, in: file, depth: depth - 1))
        } else if chain.isPicture || isOwnMember && file.isImage(name) {
            ownImages.append(chain.root)
        } else if let call = chain.rootCall, call.base == nil, name.first?.isUppercase == true, call.takesNoText {
            ownViews.insert(name)
        } else {
            isNamed = true
        }
    }

    private mutating func merge(_ other: LabelLook) {
        symbols += other.symbols
        pictures += other.pictures
        ownImages += other.ownImages
        loaded += other.loaded
        ownViews.formUnion(other.ownViews)
        shapes += other.shapes
        isNamed = isNamed || other.isNamed
        isNamedIfTold = isNamedIfTold || other.isNamedIfTold
    }
}

extension ViewChain {
    /// A modifier lays text over or behind it: `.overlay { Text("3") }`, `.badge("3")`.
    fileprivate var carriesText: Bool {
        modifiers.contains { modifier in
            ["overlay", "background", "badge", "safeAreaInset"].contains(modifier.name) && modifier.call.showsText
        }
    }
}

extension ViewChain {
    /// `Image.close`, `Icons.close`, and what only a picture can be told: `icon.resizable()`.
    fileprivate var isPicture: Bool {
        if modifiers.prefix(2).contains(where: { $0.name == "resizable" || $0.name == "renderingMode" }) { return true }
        guard let type = root.as(MemberAccessExprSyntax.self)?.base?.written else { return false }
        return type.first?.isUppercase == true
            && ["Image", "Images", "Icon", "Icons", "IconProvider"].contains(where: type.hasSuffix)
    }

    /// The views laid over and behind it.
    fileprivate var layers: [ExprSyntax] {
        modifiers.filter { $0.name == "overlay" || $0.name == "background" }.flatMap { modifier in
            let given = modifier.call.firstUnlabelled.map { [$0] } ?? []
            // A background of a colour or a material is no view of interest.
            let isView = { (view: ExprSyntax) in ViewChain(of: view).name.first?.isUppercase == true }
            return modifier.call.closures.flatMap(\.closure.views)
                + given.filter { !$0.is(ClosureExprSyntax.self) && (modifier.name == "overlay" || isView($0)) }
        }
    }
}

extension ExprSyntax {
    /// `Color.red`, `Palette.Color.red`, `(isOn ? onColor : offColor)`.
    fileprivate var isColor: Bool {
        if let type = self.as(MemberAccessExprSyntax.self)?.base?.written { return type.hasSuffix("Color") }
        let text = written
        return text.hasPrefix("Color.")
            || self.is(TupleExprSyntax.self) && !text.contains("\"") && text.speaks(of: ["color", "colour"])
    }
}

extension ViewChain {
    /// What a loaded picture is made of or shows meanwhile has words.
    fileprivate var speaks: Bool {
        let text = node.written
        return ["accessibility", "Text(", "Label("].contains(where: text.contains)
    }
}

extension Call {
    /// A string literal or a text somewhere in what it is given.
    fileprivate var showsText: Bool {
        let parts = node.arguments.map { Syntax($0) } + closures.map { Syntax($0.closure) }
        return name == "badge"
            || parts.contains { part in
                Search.contains(in: part) {
                    SwiftUIViews.text.contains($0.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "")
                }
            }
    }

    /// No argument that could be a title: no unlabelled string, no `title:`.
    var takesNoText: Bool {
        if let first = firstUnlabelled, first.is(StringLiteralExprSyntax.self) { return false }
        return !node.arguments.contains { $0.label.map { Self.titles.contains($0.name) } == true }
    }

    private static let titles: Set<String> = ["title", "text", "label", "accessibilityLabel", "name"]
}

extension ExprSyntax {
    /// `icon`, `self.icon`, `icon()`: something of this type, if it is no local.
    var isOwnMember: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        if let call = self.as(FunctionCallExprSyntax.self) { return ExprSyntax(call.calledExpression).isOwnMember }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
}

extension SourceFile {
    /// A stored picture: `let image: Image`.
    fileprivate func isImage(_ name: String) -> Bool {
        variables(named: name).contains { $0.name == name && $0.typeAnnotation == "Image" }
    }
}
