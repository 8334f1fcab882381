import Nod
import SwiftSyntax

/// The colours that code can mean, by appearance and by version of the system.
/// Source: Documentation/Sources.md, System colors.
struct Colors: Sendable, Equatable {
    var light: [RGB]
    var dark: [RGB]

    init(_ always: RGB) {
        light = [always]
        dark = [always]
    }

    init(light: [UInt32], dark: [UInt32]) {
        self.light = light.map { RGB($0) }
        self.dark = dark.map { RGB($0) }
    }
}

extension Colors {
    private static let named: [String: Colors] = [
        "white": Colors(RGB(0xFFFFFF)),
        "black": Colors(RGB(0x000000)),
        "red": Colors(light: [0xFF3B30, 0xFF383C], dark: [0xFF453A, 0xFF4245]),
        "orange": Colors(light: [0xFF9500, 0xFF8D28], dark: [0xFF9F0A, 0xFF9230]),
        "yellow": Colors(light: [0xFFCC00], dark: [0xFFD60A, 0xFFD600]),
        "green": Colors(light: [0x34C759], dark: [0x30D158]),
        "mint": Colors(light: [0x00C7BE, 0x00C8B3], dark: [0x66D4CF, 0x00DAC3]),
        "teal": Colors(light: [0x30B0C7, 0x00C3D0], dark: [0x40C8E0, 0x00D2E0]),
        "cyan": Colors(light: [0x32ADE6, 0x00C0E8], dark: [0x64D2FF, 0x3CD3FE]),
        "blue": Colors(light: [0x007AFF, 0x0088FF], dark: [0x0A84FF, 0x0091FF]),
        "indigo": Colors(light: [0x5856D6, 0x6155F5], dark: [0x5E5CE6, 0x6D7CFF]),
        "purple": Colors(light: [0xAF52DE, 0xCB30E0], dark: [0xBF5AF2, 0xDB34F2]),
        "pink": Colors(light: [0xFF2D55], dark: [0xFF375F]),
        "brown": Colors(light: [0xA2845E, 0xAC7F5E], dark: [0xAC8E68, 0xB78A66]),
        "gray": Colors(light: [0x8E8E93], dark: [0x8E8E93]),
        // Text and background of an app that sets none.
        "primary": Colors(light: [0x000000], dark: [0xFFFFFF]),
        "label": Colors(light: [0x000000], dark: [0xFFFFFF]),
        "systemBackground": Colors(light: [0xFFFFFF], dark: [0x000000, 0x1C1C1E]),
        "secondarySystemBackground": Colors(light: [0xF2F2F7], dark: [0x1C1C1E, 0x2C2C2E]),
    ]

    /// The name of a member: `.white`, `Color.gray`, `Color(.systemGray)`.
    static func named(_ name: String) -> Colors? { named[name] }

    /// The lower contrast of both appearances, each the best of the system's versions.
    func contrast(on ground: Colors) -> Double {
        func best(_ above: [RGB], _ below: [RGB]) -> Double {
            above.flatMap { one in below.map { RGB.contrast(one, $0) } }.max() ?? 21
        }
        return min(best(light, ground.light), best(dark, ground.dark))
    }

    /// Whether it differs clearly between light and dark appearance.
    var follows: Bool { light.contains { one in dark.contains { RGB.contrast(one, $0) > 1.5 } } }

    func composited(over ground: Colors, opacity: Double) -> Colors {
        var mixed = self
        mixed.light = light.flatMap { one in ground.light.map { one.composited(over: $0, opacity: opacity) } }
        mixed.dark = dark.flatMap { one in ground.dark.map { one.composited(over: $0, opacity: opacity) } }
        return mixed
    }
}

struct Paint: Sendable, Equatable {
    var colors: Colors
    var opacity = 1.0
}

extension SourceFile {
    /// The colour of `expression`; nil if it is unknown.
    func paint(_ expression: ExprSyntax?, depth: Int = 3) -> Paint? {
        guard let expression, depth > 0 else { return nil }
        let chain = ViewChain(of: expression)
        guard var paint = rootPaint(chain, depth: depth) else { return nil }
        for modifier in chain.modifiers {
            guard modifier.name == "opacity", let opacity = number(modifier.call.firstUnlabelled) else { return nil }
            paint.opacity *= opacity
        }
        return paint
    }

    /// The colours that `expression` may have: branches, or results of a member of the file.
    func paints(_ expression: ExprSyntax?, depth: Int = 3) -> [Paint] {
        guard let expression, depth > 0 else { return [] }
        if let known = paint(expression) { return [known] }
        var parts = Ternary(expression).map { [$0.yes, $0.no] } ?? []
        if expression.isOwnMember, let name = Call(expression)?.name ?? expression.lastName {
            parts = views(ofMember: name) ?? []
        }
        return parts.flatMap { paints($0, depth: depth - 1) }
    }

    private func rootPaint(_ chain: ViewChain, depth: Int) -> Paint? {
        if let call = chain.rootCall {
            if let light = call.argument("light"), let dark = call.argument("dark"), call.node.arguments.count == 2 {
                let both = [light, dark].compactMap { value in
                    paint(value, depth: depth - 1) ?? hexadecimal(value).map { Paint(colors: Colors(RGB($0))) }
                }
                return both.count == 2 ? both[0].paired(withDark: both[1]) : nil
            }
            return ["Color", "UIColor"].contains(call.name) || call.hasArgument("hex") || call.hasArgument("red")
                ? literal(call) : nil
        }
        if let member = chain.root.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            let base = member.base?.trimmedDescription
            if base == nil || base == "Color" {
                if let colors = Colors.named(name) { return Paint(colors: colors) }
                // Xcode's symbols, unless the project declares this name.
                return constantPaint(name, owner: "Color", depth: depth)
                    ?? settings.palette.paint(name, of: "ShapeStyle") ?? settings.palette.asset(name)
            }
            if name == "swiftUIColor", let asset = member.base?.lastName { return settings.palette.asset(asset) }
            return constantPaint(name, owner: member.base?.lastName, depth: depth)
        }
        if let name = chain.root.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return constantPaint(name, owner: nil, depth: depth)
        }
        return nil
    }

    private func constantPaint(_ name: String, owner: String?, depth: Int) -> Paint? {
        let found = variables(named: name).filter { variable in
            guard variable.bindingSpecifier.text == "let" else { return false }
            guard let owner, owner != "self", owner != "Self" else { return true }
            return variable.enclosingTypeName.split(separator: ".").last.map(String.init) == owner
        }
        guard found.count == 1 else { return found.isEmpty ? settings.palette.paint(name, of: owner ?? "") : nil }
        return paint(found[0].bindings.first?.initializer?.value, depth: depth - 1)
    }

    /// `Color(red:green:blue:)`, `Color(white:)`, `Color(hex: 0x336699)`, `Color(.sRGB, red: …)`.
    private func literal(_ call: Call) -> Paint? {
        if call.node.arguments.count == 1, let inner = call.argument("uiColor") ?? call.firstUnlabelled {
            if let name = inner.text {
                return settings.palette.asset(name) ?? hexadecimal(inner).map { Paint(colors: Colors(RGB($0))) }
            }
            return kit(inner)
                ?? inner.as(MemberAccessExprSyntax.self).flatMap {
                    $0.base == nil ? settings.palette.asset($0.declName.baseName.text) : nil
                }
        }
        if let name = call.argument("named")?.text { return settings.palette.asset(name) }
        if let name = call.firstUnlabelled?.text { return settings.palette.asset(name) }
        if let space = call.firstUnlabelled, space.trimmedDescription != ".sRGB" { return nil }
        let opacity = (call.argument("opacity") ?? call.argument("alpha")).map { number($0) } ?? 1
        guard let opacity else { return nil }
        if let white = number(call.argument("white")) {
            return Paint(colors: Colors(RGB(red: white, green: white, blue: white)), opacity: opacity)
        }
        if let red = component(call.argument("red")), let green = component(call.argument("green")),
            let blue = component(call.argument("blue"))
        {
            return Paint(colors: Colors(RGB(red: red, green: green, blue: blue)), opacity: opacity)
        }
        guard call.node.arguments.count == 1, let code = hexadecimal(call.argument("hex")) else { return nil }
        return Paint(colors: Colors(RGB(code)))
    }

    private func kit(_ color: ExprSyntax) -> Paint? {
        if let call = Call(color) { return call.name == "UIColor" ? literal(call) : nil }
        guard let member = color.as(MemberAccessExprSyntax.self),
            member.base == nil || member.base?.trimmedDescription == "UIColor"
        else { return nil }
        let name = member.declName.baseName.text
        let isOfKit = ["white", "black", "label", "systemBackground", "secondarySystemBackground"].contains(name)
        guard isOfKit || name.hasPrefix("system") else { return nil }
        return Colors.named(isOfKit ? name : name.dropFirst("system".count).lowercased()).map { Paint(colors: $0) }
    }

    private func component(_ expression: ExprSyntax?) -> Double? {
        if let number = number(expression) { return number <= 1 ? number : nil }
        guard let parts = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            parts[1].trimmedDescription == "/", let above = number(parts[0]), let below = number(parts[2]), below > 0
        else { return nil }
        return above / below
    }

    private func hexadecimal(_ expression: ExprSyntax?) -> UInt32? {
        if let integer = expression?.as(IntegerLiteralExprSyntax.self)?.literal.text, integer.hasPrefix("0x"),
            integer.count == 8
        {
            return UInt32(integer.dropFirst(2), radix: 16)
        }
        guard let literal = expression?.text else { return nil }
        let digits = literal.hasPrefix("#") ? String(literal.dropFirst()) : literal
        return digits.count == 6 ? UInt32(digits, radix: 16) : nil
    }
}
