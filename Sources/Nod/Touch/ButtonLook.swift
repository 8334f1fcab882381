/// The kinds of button that seed 003 names, each with a style of its own, and one for buttons inside other components.
package enum ButtonKind: Sendable, Equatable {
    case childFriendly
    case childFriendlyLarge
    case childFriendlyExtraLarge
    /// - Parameter size: points on each side of what is drawn; the target is never smaller than the profile's.
    case icon(size: Double)
    case primaryAction
    case card
    /// A small one whose action is answered by itself, as Undo in a toast: its press is only seen, in every profile.
    case quiet
}

extension ButtonKind {
    /// How far it gives and what is felt.
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

/// Whether a button can be pressed now.
package enum ButtonState: Sendable, Equatable {
    case ready
    case disabled
    /// Its action is still running: it can't be pressed a second time.
    case loading

    package init(isEnabled: Bool, isLoading: Bool) {
        self = !isEnabled ? .disabled : isLoading ? .loading : .ready
    }
}

/// How a button is drawn at rest; its score holds what a press adds.
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003). Assumptions are marked there.
package struct ButtonLook: Sendable, Equatable {
    /// Points; the target's least width and height.
    package var minimumWidth: Double
    package var minimumHeight: Double
    /// As wide as its container allows.
    package var fillsWidth = false
    /// Points on each side of the shape that is drawn behind an icon.
    package var side: Double
    /// Points between the label and the edges.
    package var padding = 0.0
    /// Points; 0 where no shape is drawn.
    package var cornerRadius = 0.0
    package var shadow: ButtonShadow?
    /// Of the whole button, 0…1.
    package var opacity = 1.0
    /// Of the label, 0…1: a progress indicator takes its place, so that the button keeps its size.
    package var labelOpacity = 1.0
    /// 0 in full colour, 1 gray.
    package var grayness = 0.0
    package var showsProgress = false
    /// A press is answered and acts.
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
    /// Not seen, but still read by VoiceOver, which leaves out what is fully transparent.
    static let coveredOpacity = 0.01
    static let padding = 16.0
    package static let cornerRadius = 12.0
}

/// The shadow below a prominent button.
package struct ButtonShadow: Sendable, Equatable {
    /// Points.
    package var radius: Double
    /// Points downwards.
    package var offset: Double
    /// Of black, 0…1.
    package var opacity: Double

    package static let prominent = ButtonShadow(radius: 8, offset: 4, opacity: 0.25)
}
