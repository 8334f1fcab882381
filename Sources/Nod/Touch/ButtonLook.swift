/// The kinds of button that seed 003 names, each with a style of its own, and one for what stands inside of something else.
public enum ButtonKind: Sendable, Equatable {
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
    public var role: PressRole {
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
public enum ButtonState: Sendable, Equatable {
    case ready
    case disabled
    /// What it was pressed for is on its way: it can't be pressed a second time.
    case loading

    public init(isEnabled: Bool, isLoading: Bool) {
        self = !isEnabled ? .disabled : isLoading ? .loading : .ready
    }
}

/// How a button is drawn at rest; what a press adds to it is in its score.
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003). What is assumed is said there.
public struct ButtonLook: Sendable, Equatable {
    /// Points; the target's least width and height.
    public var minimumWidth: Double
    public var minimumHeight: Double
    /// As wide as its container allows.
    public var fillsWidth = false
    /// Points on each side of the shape that is drawn behind an icon.
    public var side: Double
    /// Points between the label and the edges.
    public var padding = 0.0
    /// Points; 0 where no shape is drawn.
    public var cornerRadius = 0.0
    public var shadow: ButtonShadow?
    /// Of the whole button, 0…1.
    public var opacity = 1.0
    /// Of the label, 0…1: a progress indicator takes its place, so that the button keeps its size.
    public var labelOpacity = 1.0
    /// 0 in full colour, 1 gray.
    public var grayness = 0.0
    public var showsProgress = false
    /// A press is answered and acts.
    public var answers = true

    public init(_ kind: ButtonKind, state: ButtonState = .ready, profile: Profile) {
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
    static let cornerRadius = 12.0
}

/// A shadow below a button that stands out.
public struct ButtonShadow: Sendable, Equatable {
    /// Points.
    public var radius: Double
    /// Points downwards.
    public var offset: Double
    /// Of black, 0…1.
    public var opacity: Double

    public static let prominent = ButtonShadow(radius: 8, offset: 4, opacity: 0.25)
}
