import CoreGraphics
import Foundation

// developer.apple.com/documentation/xcuiautomation/xcuielement, with the protocols that it conforms to
@MainActor open class XCUIElement: NSObject {
    public var frame: CGRect { get }
    public var keyboards: XCUIElementQuery { get }
    public var navigationBars: XCUIElementQuery { get }
    public var statusBars: XCUIElementQuery { get }
    public var tabBars: XCUIElementQuery { get }
    #if os(iOS)
        open func tap()
    #endif
    deinit
}
// developer.apple.com/documentation/xcuiautomation/xcuielementquery, with the protocol that it conforms to
@MainActor open class XCUIElementQuery: NSObject {
    open var allElementsBoundByIndex: [XCUIElement] { get }
    public var buttons: XCUIElementQuery { get }
    deinit
}
// developer.apple.com/documentation/xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {
    public init()
    open var launchArguments: [String] { get set }
    open func launch()
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
    public static var all: XCUIAccessibilityAuditType { get }
    public static var contrast: XCUIAccessibilityAuditType { get }
    #if os(iOS) || os(tvOS)
        public static var dynamicType: XCUIAccessibilityAuditType { get }
        public static var hitRegion: XCUIAccessibilityAuditType { get }
        public static var textClipped: XCUIAccessibilityAuditType { get }
    #endif
}
// developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue
@available(iOS 17, macOS 14, tvOS 17, *)
open class XCUIAccessibilityAuditIssue: NSObject {
    open var auditType: XCUIAccessibilityAuditType { get }
    open var element: XCUIElement? { get }
    deinit
}
