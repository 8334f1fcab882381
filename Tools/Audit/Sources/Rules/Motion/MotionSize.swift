import SwiftSyntax

/// Which motion makes people dizzy or sick: things that slide across the view, zoom, spin or flip, not small touches of life.
///
/// Apple names large movements, zooms, spins, bounces, parallax and flips (Human Interface Guidelines, Motion; Reduced Motion
/// evaluation criteria of App Store Connect).
enum MotionSize {
    /// Points: less is a nudge.
    static let distance = 60.0
    /// Times as large, or as small.
    static let zoom = 1.3
    /// Of a view that comes or goes.
    static let entry = 1.25
    /// Of a picture: less is a touch of life.
    static let picture = 1.5
    /// Degrees: a chevron turns by 90 or 180.
    static let spin = 270.0
    /// Degrees of a turn out of the plane.
    static let flip = 60.0

    /// `call`, a link of `chain`, certainly moves much.
    static func isLarge(_ call: Call, of chain: ViewChain, in file: SourceFile) -> Bool {
        // A filtered syntax list would have no parents to find locals by.
        let given = call.node.arguments.compactMap { $0.label?.text == "anchor" ? nil : $0.expression }
        switch call.name {
        case "offset", "position":
            return given.contains { Amounts(file: file).span(of: $0) >= distance }
        case "scaleEffect":
            return given.contains { isZoom(Amounts(file: file).values(of: $0), by: zoom, of: chain) }
                && !isSmall(chain, in: file)
        case "rotationEffect":
            return given.first.map { Amounts(file: file, unknownFactor: [0, 1]).span(of: $0) >= spin } == true
                && !isSymbol(chain)
        case "rotation3DEffect":
            return given.first.map { Amounts(file: file, unknownFactor: [0, 1]).span(of: $0) >= flip } == true
        case "matchedGeometryEffect":
            return chain.name != "ProgressView" && !isHosted(chain, within: .infinity, 44, in: file)
        default: return false
        }
    }

    private static func isZoom(_ scales: [Double], by factor: Double, of chain: ViewChain?) -> Bool {
        guard let least = scales.min(), let most = scales.max(), least < most else { return false }
        return least <= 0 || most / least >= (chain?.name == "Image" ? picture : factor)
    }

    /// A symbol or a thing of less than 64 points: it grows by little, whatever the factor.
    static func isSmall(_ chain: ViewChain, in file: SourceFile) -> Bool {
        if isSymbol(chain) || chain.name == "ProgressView" || isWithin(64, 64, chain, in: file) { return true }
        return chain.node.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.compactMap { Call($0) }.contains {
            $0.name == "frame" && isWithin(64, 64, ViewChain(of: ExprSyntax($0.node)), in: file)
        } || isHosted(chain, within: 64, 64, in: file)
    }

    /// It is drawn behind, over or as a mask of something no larger.
    private static func isHosted(_ chain: ViewChain, within width: Double, _ height: Double, in file: SourceFile)
        -> Bool
    {
        chain.node.enclosures.contains { enclosure in
            guard ["mask", "overlay", "background"].contains(enclosure.call.name), let host = enclosure.call.base else {
                return false
            }
            return isWithin(width, height, ViewChain(of: host), in: file)
        }
    }

    private static func isWithin(_ width: Double, _ height: Double, _ chain: ViewChain, in file: SourceFile) -> Bool {
        let extent = Extent(of: chain, in: file)
        return (extent.width ?? .infinity) <= width && (extent.height ?? .infinity) <= height
            || width.isInfinite && (extent.height ?? .infinity) <= height
    }

    /// A line of text or a control that is no higher: by its own height it moves little.
    private static func isLine(_ chain: ViewChain, in file: SourceFile) -> Bool {
        if isWithin(.infinity, 44, chain, in: file) { return true }
        if chain.has("padding") { return false }
        if ["HStack", "VStack", "Group"].contains(chain.name), let views = chain.rootCall?.closure(nil)?.views {
            return views.count == 1 && views.allSatisfy { isLine(ViewChain(of: $0), in: file) }
        }
        return ["Text", "Toggle", "Label", "ProgressView"].contains(chain.name) || isSymbol(chain)
    }

    private static func isSymbol(_ chain: ViewChain) -> Bool {
        chain.name == "Image" && chain.rootCall?.hasArgument("systemName") == true && !chain.has("resizable")
    }
}

extension MotionSize {
    /// A transition as written brings its view in by a large movement.
    static func isLarge(transition: ExprSyntax, of chain: ViewChain?, in file: SourceFile) -> Bool {
        let members = Search.all(MemberAccessExprSyntax.self, in: transition).filter {
            $0.base == nil || $0.isOfTransition
        }
        return members.contains { member in
            let call = Call(member.parent).flatMap { $0.node.calledExpression.id == ExprSyntax(member).id ? $0 : nil }
            switch member.declName.baseName.text {
            case "slide", "push": return true
            case "move": return chain.map { isLine($0, in: file) } != true
            case "offset":
                return call?.node.arguments.contains { argument in
                    Amounts(file: file).values(of: argument.expression).contains { abs($0) >= distance }
                } == true
            case "scale":
                let scale = call?.argument("scale") ?? call?.firstUnlabelled
                return isZoom([1] + (scale.map { Amounts(file: file).values(of: $0) } ?? [0]), by: entry, of: chain)
                    && chain.map { isSmall($0, in: file) || isLine($0, in: file) } != true
            default: return false
            }
        }
    }

    /// The names of transitions of the project's own in one as written: `cardEntry` of `.cardEntry.combined(with: .opacity)`.
    static func ownTransitions(in transition: ExprSyntax) -> [String] {
        let members = Search.all(MemberAccessExprSyntax.self, in: transition).map(\.declName.baseName.text)
        let made = Search.all(FunctionCallExprSyntax.self, in: transition).compactMap(\.calleeName)
        return Set(members + made).subtracting(known).sorted()
    }

    private static let known: Set<String> = [
        "move", "slide", "push", "offset", "scale", "opacity", "identity", "asymmetric", "modifier", "animation",
        "combined", "blurReplace", "symbolEffect", "top", "bottom", "leading", "trailing", "center", "topLeading",
        "topTrailing", "bottomLeading", "bottomTrailing",
    ]
}

extension MemberAccessExprSyntax {
    /// `AnyTransition.move`.
    fileprivate var isOfTransition: Bool { base?.trimmedDescription.hasSuffix("Transition") == true }
}
