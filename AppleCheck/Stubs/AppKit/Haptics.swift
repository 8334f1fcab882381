@_exported import Foundation
// developer.apple.com/documentation/appkit/nshapticfeedbackperformer
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime
    )
}
// developer.apple.com/documentation/appkit/nshapticfeedbackmanager
open class NSHapticFeedbackManager: NSObject {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    open class var defaultPerformer: any NSHapticFeedbackPerformer { get }
}
