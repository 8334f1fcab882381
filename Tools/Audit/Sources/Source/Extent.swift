import SwiftSyntax

/// How large a view certainly is at most, where its code says so: points, nil where it does not.
struct Extent: Equatable {
    var width: Double?
    var height: Double?
    /// Space added round the content: what keeps a finger off the neighbour.
    var padding = Sides()
    /// The minimum size that frames ask for, whatever the content is.
    var minimumWidth = 0.0
    var minimumHeight = 0.0
    /// A frame gives it a size that is not known here.
    var hasUnknownFrame = false
    /// Something unknown was applied: a modifier of the project's own, a padding of unknown size.
    var isUncertain = false
    /// It takes the size that is offered: a shape, a resizable picture.
    var isFlexible = false
    /// A symbol without a size of its own: about as large as a line of text.
    var isSmallByNature = false
}

extension Extent {
    /// Of the content of a label: one view, or unknown.
    init(of views: [ExprSyntax], in file: SourceFile, depth: Int = 2) {
        self.init()
        let all = views.map { Extent(of: ViewChain(of: $0), in: file, depth: depth) }
        guard all.count > 1 else {
            if let only = all.first { self = only }
            return
        }
        // The branches of an `if`: as large as the largest of them.
        width = all.allSatisfy { $0.width != nil } ? all.compactMap(\.width).max() : nil
        height = all.allSatisfy { $0.height != nil } ? all.compactMap(\.height).max() : nil
        isUncertain = all.contains(where: \.isUncertain)
    }

    init(of chain: ViewChain, upTo end: Int? = nil, in file: SourceFile, depth: Int = 2) {
        self.init(ofRoot: chain, in: file, depth: depth)
        for modifier in chain.modifiers.prefix(end ?? chain.modifiers.count) { apply(modifier, in: file) }
    }

    private init(ofRoot chain: ViewChain, in file: SourceFile, depth: Int) {
        self.init()
        let name = chain.name
        if name == "Image" || name == "Text" || name == "Label" {
            isFlexible = chain.has("resizable")
            isSmallByNature =
                chain.rootCall?.hasArgument("systemName") == true && !chain.has("font") && !chain.has("imageScale")
        } else if SwiftUIViews.shapes.contains(name) || chain.root.written.hasPrefix("Color") {
            isFlexible = true
        } else if SwiftUIViews.remoteImages.contains(name) {
            // With a builder its parts decide, else it is cut to its frame only when resizable.
            isFlexible = chain.has("resizable") || chain.root.written.contains(".resizable()")
            isUncertain = !isFlexible
        } else if name == "ZStack" || name == "Group", let views = chain.rootCall?.closure(nil)?.views {
            // The largest of its layers; what is uncertain in one is in all.
            self = Extent(of: views, in: file, depth: depth)
            padding = Sides()
        } else if chain.modifiers.first?.name == "resizable", !chain.root.isOwnMember {
            // `Icons.dots.resizable()`: only a picture can be.
            isFlexible = true
        } else if depth > 0, chain.root.isOwnMember, let views = file.views(ofMember: name), views.count == 1 {
            self = Extent(of: views, in: file, depth: depth - 1)
        } else if !SwiftUIViews.containers.contains(name), !Control.names.contains(name) {
            isUncertain = true
        }
    }

    mutating func apply(_ modifier: Modifier, in file: SourceFile) {
        let call = modifier.call
        if modifier.isConditional { isUncertain = true }
        switch call.name {
        case "frame": applyFrame(call, in: file)
        case "padding": applyPadding(call, in: file)
        case "touchTarget":
            let least = file.largest(call.argument("minimumSize")) ?? file.settings.profile.profile.target
            width = width.map { max($0, least) }
            height = height.map { max($0, least) }
        case "forgivingTouchArea":
            pad(file.largest(call.argument("extraPadding")) ?? 8, .all)
        case "contentShape", "background", "overlay":
            // A shape with a negative inset, or a larger layer that takes taps.
            let text = call.node.arguments.written + (call.closure(nil)?.written ?? "")
            if text.contains("inset(by") || text.contains("padding(-") || text.contains(".contentShape") {
                isUncertain = true
            }
        default:
            if !Self.keepsSize(call.name) { isUncertain = true }
        }
    }

    private mutating func applyFrame(_ call: Call, in file: SourceFile) {
        func side(_ old: Double?, _ exact: String, _ least: String, _ most: String) -> Double? {
            if let given = call.argument(exact) {
                return given.is(NilLiteralExprSyntax.self) ? old : file.largest(given)
            }
            var size = old
            if let given = call.argument(most) {
                // A flexible view takes what is offered, up to the maximum; what is fixed stays as it is.
                let limit = file.largest(given)
                size = isFlexible || limit == nil ? limit : size
            }
            if let given = call.argument(least) {
                guard let minimum = file.largest(given) else { return nil }
                // A picture or a text of usual size grows to the minimum and no further.
                size = size.map { max($0, minimum) } ?? (isSmallByNature && !isFlexible ? minimum : nil)
            }
            return size
        }
        for exact in ["width", "height"] {
            if let given = call.argument(exact), file.largest(given) == nil { hasUnknownFrame = true }
        }
        minimumWidth = max(minimumWidth, file.number(call.argument("minWidth")) ?? 0)
        minimumHeight = max(minimumHeight, file.number(call.argument("minHeight")) ?? 0)
        width = side(width, "width", "minWidth", "maxWidth")
        height = side(height, "height", "minHeight", "maxHeight")
        if isFlexible, width != nil, height != nil { isFlexible = false }
    }

    private mutating func applyPadding(_ call: Call, in file: SourceFile) {
        let arguments = Array(call.node.arguments)
        switch arguments.count {
        case 0: pad(Self.systemPadding, .all)
        case 1:
            let value = arguments[0].expression
            if let sides = Sides(value) {
                pad(Self.systemPadding, sides)
            } else if let insets = value.as(FunctionCallExprSyntax.self), insets.arguments.count == 4 {
                padInsets(insets, in: file)
            } else {
                pad(file.largest(value), .all)
            }
        default: pad(file.largest(arguments[1].expression), Sides(arguments[0].expression))
        }
    }

    private mutating func padInsets(_ insets: FunctionCallExprSyntax, in file: SourceFile) {
        for inset in insets.arguments {
            pad(file.largest(inset.expression), Sides(named: inset.label?.text ?? ""))
        }
    }

    private mutating func pad(_ amount: Double?, _ sides: Sides?) {
        guard let amount, let sides else {
            isUncertain = true
            return
        }
        minimumWidth += amount * sides.horizontal
        minimumHeight += amount * sides.vertical
        width = width.map { $0 + amount * sides.horizontal }
        height = height.map { $0 + amount * sides.vertical }
        padding.add(sides, times: amount)
    }

    /// The padding that `.padding()` adds on each side on iOS.
    private static let systemPadding = 16.0

    /// SwiftUI's modifiers that leave the size as it is.
    private static func keepsSize(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("on") || name.hasPrefix("symbol") || neutral.contains(name)
    }

    /// One of SwiftUI's modifiers whose effect on the size is known.
    static func knows(_ name: String) -> Bool {
        keepsSize(name) || ["frame", "padding", "contentShape", "background", "overlay", "touchTarget"].contains(name)
    }

    private static let neutral: Set<String> = [
        "font", "foregroundColor", "foregroundStyle", "fill", "stroke", "strokeBorder", "bold", "fontWeight", "opacity",
        "resizable", "renderingMode", "imageScale", "clipShape", "clipped", "cornerRadius", "shadow", "tint",
        "aspectRatio", "scaledToFit", "scaledToFill", "rotationEffect", "animation", "id", "disabled", "zIndex",
        "offset", "mask", "border", "interpolation", "antialiased", "blendMode", "help", "transition",
        "contentTransition", "colorMultiply", "hidden", "lineLimit", "multilineTextAlignment", "monospacedDigit",
        "italic", "accentColor", "blur", "brightness", "saturation", "buttonStyle", "menuStyle", "menuIndicator",
        "keyboardShortcut", "popover", "sheet", "alert", "confirmationDialog", "fullScreenCover", "task",
        "allowsHitTesting", "simultaneousGesture", "gesture", "highPriorityGesture", "tag", "transaction",
        "matchedGeometryEffect", "drawingGroup", "compositingGroup", "redacted", "environment", "focusable", "focused",
        "sensoryFeedback", "layoutPriority", "fixedSize", "textSelection", "hoverEffect", "minimumScaleFactor",
        "colorScheme", "labelStyle", "trim", "textCase", "position", "placeholder", "fade", "retry", "indicator",
        "setProcessor", "processors", "cancelOnDisappear", "loadDiskFileSynchronously", "cacheMemoryOnly",
    ]
}

/// How much there is on each side; as what a padding names, 1 where it applies.
struct Sides: Equatable {
    var leading = 0.0
    var trailing = 0.0
    var top = 0.0
    var bottom = 0.0

    static let all = Sides(leading: 1, trailing: 1, top: 1, bottom: 1)

    var horizontal: Double { leading + trailing }
    var vertical: Double { top + bottom }

    mutating func add(_ other: Sides, times amount: Double = 1) {
        leading += other.leading * amount
        trailing += other.trailing * amount
        top += other.top * amount
        bottom += other.bottom * amount
    }
}

extension Sides {
    init?(named name: String) {
        switch name {
        case "all": self = .all
        case "horizontal": self.init(leading: 1, trailing: 1)
        case "vertical": self.init(top: 1, bottom: 1)
        case "leading": self.init(leading: 1)
        case "trailing": self.init(trailing: 1)
        case "top": self.init(top: 1)
        case "bottom": self.init(bottom: 1)
        default: return nil
        }
    }

    /// `.horizontal`, `[.top, .leading]`.
    fileprivate init?(_ expression: ExprSyntax) {
        if let list = expression.as(ArrayExprSyntax.self) {
            self.init()
            for element in list.elements {
                guard let one = Sides(element.expression) else { return nil }
                add(one)
            }
            return
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        self.init(named: member.declName.baseName.text)
    }
}

extension SourceFile {
    /// The largest value a number certainly stays at or below: a constant, both sides of `a ? 24 : 28`, a scaled metric at its
    /// standard text size.
    func largest(_ expression: ExprSyntax?) -> Double? {
        guard let expression else { return nil }
        if let number = number(expression) { return number }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self),
                let yes = largest(choice.thenExpression), let no = largest(parts[2])
            else { return nil }
            return max(yes, no)
        }
        if let inner = expression.inBrackets { return largest(inner) }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return scaledMetric(name) }
        return nil
    }

    private func scaledMetric(_ name: String) -> Double? {
        let metric = variables(named: name).first { variable in
            variable.name == name
                && variable.attributes.contains { $0.written.hasPrefix("@ScaledMetric") }
        }
        return metric.flatMap { number($0.bindings.first?.initializer?.value) }
    }
}

extension Extent {
    /// In a row or a column of targets.
    func isAtLeast(_ least: Double, inRow: Bool) -> Bool { (inRow ? minimumWidth : minimumHeight) >= least }
}
