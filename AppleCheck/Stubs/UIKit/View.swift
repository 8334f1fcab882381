@_exported import Foundation

// developer.apple.com/documentation/uikit/uiview
@MainActor @preconcurrency open class UIView {
    public init()
    deinit
}
