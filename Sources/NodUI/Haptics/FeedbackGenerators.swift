#if os(iOS)
import NodPerforming
import UIKit

/// UIKit's generators in a window; without one, those that iOS 27 deprecates. Source: Documentation/Sources.md,
/// Haptics.
@MainActor
final class FeedbackGenerators {
    private(set) weak var window: UIWindow?
    private let impacts: [DeviceHaptic.Weight: UIImpactFeedbackGenerator]
    private let selection: UISelectionFeedbackGenerator
    private let notification: UINotificationFeedbackGenerator

    init(in window: UIWindow?) {
        self.window = window
        let impact: (UIImpactFeedbackGenerator.FeedbackStyle) -> UIImpactFeedbackGenerator
        if #available(iOS 17.5, *), let window {
            impact = { UIImpactFeedbackGenerator(style: $0, view: window) }
            selection = UISelectionFeedbackGenerator(view: window)
            notification = UINotificationFeedbackGenerator(view: window)
        } else {
            impact = { UIImpactFeedbackGenerator(style: $0) }
            selection = UISelectionFeedbackGenerator()
            notification = UINotificationFeedbackGenerator()
        }
        impacts = Dictionary(uniqueKeysWithValues: DeviceHaptic.Weight.allCases.map { ($0, impact($0.style)) })
    }

    func play(_ own: DeviceHaptic) {
        switch own {
        case .impact(let weight, let intensity): impacts[weight]?.impactOccurred(intensity: intensity)
        case .selection: selection.selectionChanged()
        case .notification(let kind): notification.notificationOccurred(kind.type)
        }
    }

    func prepare(_ own: DeviceHaptic) {
        switch own {
        case .impact(let weight, _): impacts[weight]?.prepare()
        case .selection: selection.prepare()
        case .notification: notification.prepare()
        }
    }

    func release() {
        guard #available(iOS 17.5, *), let window else { return }
        for impact in impacts.values { window.removeInteraction(impact) }
        window.removeInteraction(selection)
        window.removeInteraction(notification)
    }
}

extension UIImpactFeedbackGenerator {
    /// Creates the impact of a celebration, such as `CelebrationStyle.firstCapture.hapticStyle`, for an app that plays it.
    ///
    /// This impact doesn't merge with a press and ignores the settings, unlike `HapticFeedback`.
    /// `.celebrationOverlay(style:isActive:)` already includes it.
    @_disfavoredOverload  // `UIImpactFeedbackGenerator(style: .medium)` would be ambiguous.
    public convenience init(style: DeviceHaptic.Weight) { self.init(style: style.style) }
}

extension DeviceHaptic.Weight {
    fileprivate var style: UIImpactFeedbackGenerator.FeedbackStyle {
        switch self {
        case .light: .light
        case .medium: .medium
        case .heavy: .heavy
        case .soft: .soft
        case .rigid: .rigid
        }
    }
}

extension DeviceHaptic.Kind {
    fileprivate var type: UINotificationFeedbackGenerator.FeedbackType {
        switch self {
        case .success: .success
        case .warning: .warning
        case .error: .error
        }
    }
}
#endif
