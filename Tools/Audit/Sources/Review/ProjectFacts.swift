import SwiftSyntax

public struct ProjectFacts: Sendable, Equatable {
    var asksForReduceMotion = false
    var animations = 0
    var fonts = 0
    var fixedFonts = 0
    var controls = 0
    var labels = 0
    var haptics = 0
    var hasHapticSwitch = false
    public var auditsItself = false

    public init() {}

    public mutating func add(_ other: ProjectFacts) {
        asksForReduceMotion = asksForReduceMotion || other.asksForReduceMotion
        animations += other.animations
        fonts += other.fonts
        fixedFonts += other.fixedFonts
        controls += other.controls
        labels += other.labels
        haptics += other.haptics
        hasHapticSwitch = hasHapticSwitch || other.hasHapticSwitch
    }
}

extension ProjectFacts {
    init(of file: SourceFile) {
        asksForReduceMotion = file.asksForReduceMotion
        animations = ["withAnimation", "animation", "transition"].reduce(0) { $0 + file.calls($1).count }
        fonts = file.modifiers("font").count
        fixedFonts = file.calls("system").count { $0.hasArgument("size") }
        controls = file.controls.count
        labels = file.modifiers("accessibilityLabel").count
        haptics =
            file.calls("sensoryFeedback").count
            + file.index.callsByName.values.joined().count { $0.playsGenerator }
        hasHapticSwitch =
            !file.calls("FeedbackSettings").isEmpty
            || file.calls("Toggle").contains { $0.node.description.lowercased().contains("haptic") }
    }

    /// Lines of the head: the subject, its state, and what to write if something is missing.
    var lines: [(name: String, state: String, change: String?)] {
        var lines: [(String, String, String?)] = []
        if animations > 0 {
            let asked = asksForReduceMotion ? "checked" : "never checked"
            lines.append(
                (
                    "Reduce Motion", "\(asked), with \(animations.counted("animation"))",
                    asksForReduceMotion ? nil : "@Environment(\\.accessibilityReduceMotion) in views that move"
                )
            )
        }
        lines.append(
            (
                "Dynamic Type", "\(fixedFonts) of \(fonts.counted("font")) have a fixed size",
                fixedFonts > 0 ? ".font(.body) and the other text styles, or @ScaledMetric" : nil
            )
        )
        lines.append(("Labels", "\(labels.counted("accessibility label")) for \(controls.counted("control"))", nil))
        if haptics > 0 {
            lines.append(
                (
                    "Haptics", "\(haptics.counted("place")), \(hasHapticSwitch ? "with" : "without") a switch for them",
                    hasHapticSwitch ? nil : "a Toggle, or NodUI's FeedbackSettings"
                )
            )
        }
        let audited =
            auditsItself ? "a test calls performAccessibilityAudit" : "no test calls performAccessibilityAudit"
        lines.append(("Accessibility audit", audited, auditsItself ? nil : "the test below"))
        return lines
    }

    static let test = """
        import XCTest

        @available(iOS 17, *)
        final class AccessibilityTests: XCTestCase {
            @MainActor
            func testFirstScreen() throws {
                let app = XCUIApplication()
                app.launch()
                try app.audit()
            }

            @MainActor
            func testLargeText() throws {
                let app = XCUIApplication()
                app.launchArguments = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"]
                app.launch()
                try app.audit(for: [.dynamicType, .textClipped, .hitRegion])
            }
        }

        @available(iOS 17, *)
        extension XCUIApplication {
            /// Audits the screen, except for how the system draws bars and keyboards.
            func audit(for types: XCUIAccessibilityAuditType = .all) throws {
                let bars = [navigationBars, tabBars, keyboards, statusBars].flatMap { $0.allElementsBoundByIndex }
                let looks: XCUIAccessibilityAuditType = [.contrast, .dynamicType, .hitRegion, .textClipped]
                try performAccessibilityAudit(for: types) { issue in
                    guard looks.contains(issue.auditType), let frame = issue.element?.frame else { return false }
                    return bars.contains { $0.frame.contains(frame) }
                }
            }
        }
        """
}

extension SourceFile {
    /// The setting's names in SwiftUI, UIKit and AppKit.
    static let motionSettings: Set<String> = [
        "accessibilityReduceMotion", "isReduceMotionEnabled", "accessibilityDisplayShouldReduceMotion",
    ]

    var asksForReduceMotion: Bool {
        index.names.scopes.contains { !$0.names.isDisjoint(with: Self.motionSettings) }
    }
}
