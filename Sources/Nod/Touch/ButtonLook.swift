/// Kinds of button that seed 003 names, and one for buttons inside other components.
package enum ButtonKind: Sendable, Equatable {
    case childFriendly
    case childFriendlyLarge
    case childFriendlyExtraLarge
    /// - Parameter size: points on each side of the drawn shape; the target is never smaller than the profile's.
    case icon(size: Double)
    case primaryAction
    case card
    /// A small button whose action is answered elsewhere, such as Undo in a toast: its press has no haptic.
    case quiet
}

extension ButtonKind {
    package var role: PressRole {
        switch self {
        case .childFriendly, .childFriendlyLarge: .button
        case .childFriendlyExtraLarge: .critical
        case .icon: .icon
        case .primaryAction: .primary
        case .card: .card
        case .quiet: .check
        }
    }
}

package enum ButtonState: Sendable, Equatable {
    case ready
    case disabled
    /// The action is still running: another press is ignored.
    case loading

    package init(isEnabled: Bool, isLoading: Bool) {
        self = !isEnabled ? .disabled : isLoading ? .loading : .ready
    }
}

/// Look of a button at rest; its score holds what a press adds. Source: Documentation/Sources.md, Touch targets and
/// button styles (seed 003). Assumptions are marked there.
package struct ButtonLook: Sendable, Equatable {
    /// Points; minimum size of the target.
    package var minimumWidth: Double
    package var minimumHeight: Double
    package var fillsWidth = false
    /// Points on each side of the shape behind an icon.
    package var side: Double
    package var padding = 0.0
    /// Points; 0 without a shape.
    package var cornerRadius = 0.0
    package var shadow: ButtonShadow?
    package var opacity = 1.0
    /// A progress indicator replaces the label, which keeps the button's size.
    package var labelOpacity = 1.0
    /// 0 in full colour, 1 gray.
    package var grayness = 0.0
    package var showsProgress = false
    package var answers = true

    package init(_ kind: ButtonKind, state: ButtonState = .ready, profile: Profile) {
        minimumWidth = profile.target
        minimumHeight = profile.target
        side = profile.target
        switch kind {
        case .childFriendly, .card, .quiet: break
        case .childFriendlyLarge: setTarget(profile.primaryTarget)
        case .childFriendlyExtraLarge: setTarget(profile.criticalTarget)
        case .icon(let size):
            side = max(size, 0)
            setTarget(max(size, profile.target))
        case .primaryAction:
            minimumHeight = max(profile.primaryTarget, TouchTarget.large.side)
            fillsWidth = true
            padding = ButtonLook.padding
            cornerRadius = ButtonLook.cornerRadius
            shadow = .prominent
        }
        become(state)
    }
}

extension ButtonLook {
    private mutating func setTarget(_ side: Double) {
        minimumWidth = side
        minimumHeight = side
    }

    private mutating func become(_ state: ButtonState) {
        switch state {
        case .ready: break
        case .disabled:
            opacity = ButtonLook.disabledOpacity
            grayness = 1
            shadow = nil
            answers = false
        case .loading:
            opacity = ButtonLook.loadingOpacity
            labelOpacity = ButtonLook.coveredOpacity
            showsProgress = true
            answers = false
        }
    }

    static let disabledOpacity = 0.5
    static let loadingOpacity = 0.8
    /// Invisible, but still read by VoiceOver, which skips fully transparent views.
    static let coveredOpacity = 0.01
    static let padding = 16.0
    package static let cornerRadius = 12.0
}

package struct ButtonShadow: Sendable, Equatable {
    package var radius: Double
    package var offset: Double
    package var opacity: Double

    package static let prominent = ButtonShadow(radius: 8, offset: 4, opacity: 0.25)
}
