// developer.apple.com/documentation/uikit/uifeedbackgenerator
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UIFeedbackGenerator {
    @available(iOS 17.5, *)
    public convenience init(view: UIView)
    public init()
    open func prepare()
    deinit
}

// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Swift.Int, @unchecked Swift.Sendable { case light, medium, heavy, soft, rigid }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
    @available(iOS 17.5, *)
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)
    open func impactOccurred()
    open func impactOccurred(intensity: Foundation.CGFloat)
    deinit
}

// developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    override public init()
    open func selectionChanged()
    deinit
}

// developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Swift.Int, @unchecked Swift.Sendable { case success, warning, error }
    override public init()
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
    deinit
}
