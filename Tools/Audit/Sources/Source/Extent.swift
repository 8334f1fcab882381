import SwiftSyntax

/// The largest size of a view in points, as far as its code sets it; nil if it doesn't.
struct Extent {
    private(set) var width: Double?
    private(set) var height: Double?
    /// Whether a modifier, frame or padding has an unknown size.
    private(set) var isUncertain = false
    /// Whether it takes the offered size: a shape, a resizable picture, `maxWidth: .infinity`.
    private(set) var isFlexible = false
}

extension Extent {
    init(width: Double, height: Double, isUncertain: Bool) {
        self.init()
        (self.width, self.height, self.isUncertain) = (width, height, isUncertain)
    }

    /// The content of a label: one view, or the largest branch of an `if`.
    init(of views: [ExprSyntax], in file: SourceFile, depth: Int = 2) {
        let all = views.map { Extent(of: ViewChain(of: $0), in: file, depth: depth) }
        guard all.count > 1 else {
            self = all.first ?? Extent()
            return
        }
        width = all.allSatisfy { $0.width != nil } ? all.compactMap(\.width).max() : nil
        height = all.allSatisfy { $0.height != nil } ? all.compactMap(\.height).max() : nil
        isUncertain = all.contains(where: \.isUncertain)
    }

    init(of chain: ViewChain, upTo end: Int? = nil, in file: SourceFile, depth: Int = 2) {
        let name = chain.name
        if ["Image", "Text", "Label"].contains(name) || chain.modifiers.first?.name == "resizable" {
            isFlexible = chain.has("resizable")
        } else if SwiftUIViews.shapes.contains(name) || chain.isColor || name == "AsyncImage" {
            isFlexible = true
        } else if name == "ZStack" || name == "Group", let views = chain.rootCall?.closure(nil)?.views {
            self = Extent(of: views, in: file, depth: depth)
        } else if depth > 0, chain.root.isOwnMember, let views = file.views(ofMember: name), views.count == 1 {
            self = Extent(of: views, in: file, depth: depth - 1)
        } else if !SwiftUIViews.containers.contains(name), !Control.names.contains(name) {
            isUncertain = true
        }
        for modifier in chain.modifiers.prefix(end ?? chain.modifiers.count) { apply(modifier, in: file) }
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
        case "forgivingTouchArea": pad(file.largest(call.argument("extraPadding")) ?? 8, .all)
        case "contentShape", "background", "overlay":
            // A shape with a negative inset, or a larger layer that takes taps.
            if call.node.contains(token: ["inset", "contentShape"]) && call.name != "contentShape"
                || call.node.arguments.contains(token: ["inset"])
            {
                isUncertain = true
            }
        default: if !Self.keepsSize(call.name) { isUncertain = true }
        }
    }

    private mutating func applyFrame(_ call: Call, in file: SourceFile) {
        func side(_ old: Double?, _ exact: String, _ least: String, _ most: String) -> Double? {
            if let given = call.argument(exact) {
                if given.is(NilLiteralExprSyntax.self) { return old }
                if file.largest(given) == nil { isUncertain = true }
                return file.largest(given)
            }
            var size = old
            if let given = call.argument(most) {
                // A maximum limits only flexible views.
                let limit = file.largest(given)
                size = isFlexible || limit == nil ? limit : size
            }
            guard let given = call.argument(least) else { return size }
            return file.largest(given).flatMap { minimum in size.map { max($0, minimum) } }
        }
        width = side(width, "width", "minWidth", "maxWidth")
        height = side(height, "height", "minHeight", "maxHeight")
        if isFlexible, width != nil, height != nil { isFlexible = false }
    }

    private mutating func applyPadding(_ call: Call, in file: SourceFile) {
        let given = Array(call.node.arguments).map(\.expression)
        switch given.count {
        case 0: pad(Self.systemPadding, .all)
        case 1:
            if let sides = Sides(given[0]) {
                pad(Self.systemPadding, sides)
            } else if let insets = Call(given[0]), insets.node.arguments.count == 4 {
                for inset in insets.node.arguments {
                    pad(file.largest(inset.expression), Sides(named: inset.label?.text ?? ""))
                }
            } else {
                pad(file.largest(given[0]), .all)
            }
        default: pad(file.largest(given[1]), Sides(given[0]))
        }
    }

    private mutating func pad(_ amount: Double?, _ sides: Sides?) {
        guard let amount, let sides else {
            isUncertain = true
            return
        }
        width = width.map { $0 + amount * sides.horizontal }
        height = height.map { $0 + amount * sides.vertical }
    }

    private static let systemPadding = 16.0

    static func keepsSize(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("on") || name.hasPrefix("symbol") || neutral.contains(name)
    }

    /// Modifiers of SwiftUI whose effect on the size is known.
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
        "colorScheme", "labelStyle", "trim", "textCase", "position", "underline", "strikethrough", "tracking",
        "kerning",
        "truncationMode", "monospaced", "fontDesign", "fontWidth", "menuOrder",
    ]
}

extension Extent {
    /// “24 × 24 points”; nil if no side is known.
    var said: String? {
        switch (width, height) {
        case (let width?, let height?): "\(width.asPoints) × \(height.asPoints) points"
        case (let width?, nil): "\(width.asPoints) points wide"
        case (nil, let height?): "\(height.asPoints) points high"
        default: nil
        }
    }
}

extension Double {
    var asPoints: String {
        self == rounded() && self < 1e9 ? String(Int(self)) : String((self * 10).rounded() / 10)
    }
}

/// The number of sides that a padding names.
private struct Sides {
    var horizontal = 0.0
    var vertical = 0.0

    static let all = Sides(horizontal: 2, vertical: 2)
}

extension Sides {
    init?(named name: String) {
        switch name {
        case "all": self = .all
        case "horizontal": self.init(horizontal: 2)
        case "vertical": self.init(vertical: 2)
        case "leading", "trailing": self.init(horizontal: 1)
        case "top", "bottom": self.init(vertical: 1)
        default: return nil
        }
    }

    /// `.horizontal`, `[.top, .leading]`.
    init?(_ expression: ExprSyntax) {
        guard let list = expression.as(ArrayExprSyntax.self) else {
            guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
            self.init(named: member.declName.baseName.text)
            return
        }
        self.init()
        for element in list.elements {
            guard let one = Sides(element.expression) else { return nil }
            horizontal += one.horizontal
            vertical += one.vertical
        }
    }
}
