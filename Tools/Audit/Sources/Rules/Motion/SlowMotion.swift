import SwiftSyntax

/// Motion that people see the end of before they go on: what `spring-range` and `long-animation` judge.
enum SlowMotion {
    /// Returns the facts that clear a finding about `animation`; nil when nobody waits for its end.
    static func clearing(_ animation: ExprSyntax, in file: SourceFile) -> [Fact]? {
        guard RoutineMotion.isRoutine(animation, in: file), !animation.followsProgress,
            !speaksOfShow(animation, in: file)
        else { return nil }
        return file.cause(of: animation).clearing
    }

    /// Only colours or the like follow, of which nobody waits for the last shade.
    ///
    /// - Parameter fades: opacity counts too.
    static func isHighlight(_ animation: ExprSyntax, fades: Bool, in file: SourceFile) -> Bool {
        guard let driver = file.driver(of: animation), let keys = driver.keys else { return false }
        let type = driver.token.enclosingTypeName
        let uses = Set(keys.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
            .flatMap { file.uses(of: $0) }
            .filter { $0.enclosingTypeName == type && !$0.isInside(driver.call.node.arguments) }
            .filter(\.moment.isBuilding)
        return !uses.isEmpty && uses.allSatisfy { $0.isShade(fades: fades) }
    }

    /// It happens once, comes by itself or follows figures: welcome, toast, chart.
    private static func speaksOfShow(_ node: ExprSyntax, in file: SourceFile) -> Bool {
        let keys = file.driver(of: node)?.keys?.sorted() ?? []
        let names = [node.enclosingTypeName, node.enclosingMember?.declaredName ?? "", file.fileName] + keys
        return names.contains { $0.speaks(of: shows) }
    }

    private static let shows = [
        "welcome", "unlock", "launch", "tutorial", "walkthrough", "screensaver", "toast", "snackbar", "hud", "chart",
        "graph", "gauge", "meter", "statistic", "highlight", "flash", "glow", "blink", "visuali", "logo", "handoff",
        "finish", "success", "congrat", "translat",
    ]
}

extension ExprSyntax {
    /// It decides nothing but a colour, a shadow or, where `fades`, how much shines through.
    fileprivate func isShade(fades: Bool) -> Bool {
        for node in ancestorsInType {
            if node.is(ConditionElementListSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
            guard let argument = node.as(LabeledExprSyntax.self), let call = argument.call, call.member != nil else {
                continue
            }
            if Self.shades.contains(call.name) { return true }
            if call.name == "opacity" {
                return fades || call.node.ancestors.contains { Call($0).map { Self.behind.contains($0.name) } == true }
            }
            if call.base.map({ $0.trimmedDescription.first?.isLowercase == true }) == true { return false }
        }
        return false
    }

    private static let shades: Set<String> = [
        "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "tint", "accentColor",
        "shadow", "border", "colorMultiply", "blur", "brightness", "saturation", "grayscale", "listRowBackground",
    ]
    private static let behind: Set<String> = ["background", "overlay", "shadow", "listRowBackground"]
}
