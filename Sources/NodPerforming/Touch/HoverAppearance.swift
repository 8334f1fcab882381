/// How a control shows that a pointer is over it.
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003); assumed.
package struct HoverAppearance: Sendable, Equatable {
    /// Whether the system's effect may lift or move the control.
    package let lifts: Bool

    package init(reducesMotion: Bool) { lifts = !reducesMotion }

    /// Of the ink behind a control on a Mac, 0…1.
    package static func tint(isOver: Bool, isEnabled: Bool) -> Double { isOver && isEnabled ? 0.06 : 0 }

    /// Seconds in which the tint comes and goes.
    package static let duration = 0.1
}
