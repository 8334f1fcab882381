#if os(iOS)
    // developer.apple.com/documentation/uikit/uifeedbackgenerator
    @MainActor open class UIFeedbackGenerator: NSObject {
        public override init()
        // developer.apple.com/documentation/uikit/uifeedbackgenerator/init(view:)
        @available(iOS 17.5, *) public init(view: UIView)
        open func prepare()
    }
    // UIFeedbackGenerator.h: attached to a view as an interaction.
    @available(iOS 17.5, *)
    extension UIFeedbackGenerator: UIInteraction {
        @MainActor public var view: UIView? { get }
    }
    // developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
    @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
        // developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)
        public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
        // developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:view:)
        @available(iOS 17.5, *) public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)
        open func impactOccurred()
        open func impactOccurred(intensity: CGFloat)
    }
    // developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
    @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackType: Int, Sendable { case success, warning, error }
        public override init()
        @available(iOS 17.5, *) public override init(view: UIView)
        open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
    }
    // developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
    @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        public override init()
        @available(iOS 17.5, *) public override init(view: UIView)
        open func selectionChanged()
    }
#endif
