@_exported import Foundation
@_Concurrency.MainActor @preconcurrency open class UIView { public init() 
 deinit }
@_Concurrency.MainActor @preconcurrency open class UIFeedbackGenerator { open func prepare() 
 deinit }
@_Concurrency.MainActor @preconcurrency open class UIImpactFeedbackGenerator : UIFeedbackGenerator { public enum FeedbackStyle : Swift.Int, @unchecked Swift.Sendable { case light, medium, heavy, soft, rigid }
 public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
 open func impactOccurred()
 open func impactOccurred(intensity: Foundation.CGFloat)
 deinit }
