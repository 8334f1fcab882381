import Foundation

// developer.apple.com/documentation/xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {
    // developer.apple.com/documentation/xcuiautomation/xcuiapplication/init()
    public init()
    // developer.apple.com/documentation/xcuiautomation/xcuiapplication/launch()
    open func launch()
    // developer.apple.com/documentation/xcuiautomation/xcuiapplication/launcharguments
    open var launchArguments: [String] { get set }
    deinit
}
// developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)
@available(iOS 17, macOS 14, tvOS 17, *)
extension XCUIApplication {
    @MainActor @preconcurrency public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws
}
// developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
@available(iOS 17, macOS 14, tvOS 17, *)
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64)
    // developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype/all
    public static var all: XCUIAccessibilityAuditType { get }
}
// developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue
@available(iOS 17, macOS 14, tvOS 17, *)
open class XCUIAccessibilityAuditIssue: NSObject {
    deinit
}
