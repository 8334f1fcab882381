// developer.apple.com/documentation/appkit/nshapticfeedbackmanager
open class NSHapticFeedbackManager {
    public enum FeedbackPattern: Swift.Int, @unchecked Swift.Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: Swift.UInt, @unchecked Swift.Sendable { case `default`, now, drawCompleted }
    open class var defaultPerformer: any NSHapticFeedbackPerformer { get }
    deinit
}

// developer.apple.com/documentation/appkit/nshapticfeedbackperformer
public protocol NSHapticFeedbackPerformer: Foundation.NSObjectProtocol {
    // developer.apple.com/documentation/appkit/nshapticfeedbackperformer/perform(_:performancetime:)
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime
    )
}
