import CoreGraphics
import Foundation

// developer.apple.com/documentation/xcuiautomation/xcuielementattributes
@MainActor public protocol XCUIElementAttributes {
    // developer.apple.com/documentation/xcuiautomation/xcuielementattributes/frame
    var frame: CGRect { get }
    // developer.apple.com/documentation/xcuiautomation/xcuielementattributes/label
    var label: String { get }
    // developer.apple.com/documentation/xcuiautomation/xcuielementattributes/isenabled
    var isEnabled: Bool { get }
}
// developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider
@MainActor public protocol XCUIElementTypeQueryProvider {
    // developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/firstmatch
    var firstMatch: XCUIElement { get }
    var buttons: XCUIElementQuery { get }
    var tabBars: XCUIElementQuery { get }
    // developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/textviews
    var textViews: XCUIElementQuery { get }
}
// developer.apple.com/documentation/xcuiautomation/xcuielement
@MainActor open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
    // developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype-swift.enum
    public enum ElementType: UInt, Sendable { case any, button, link, slider, `switch`, textField, textView }
    // developer.apple.com/documentation/xcuiautomation/xcuielement/exists
    open var exists: Bool { get }
    // developer.apple.com/documentation/xcuiautomation/xcuielement/ishittable
    open var isHittable: Bool { get }
    // developer.apple.com/documentation/xcuiautomation/xcuielement/waitforexistence(timeout:)
    open func waitForExistence(timeout: TimeInterval) -> Bool
    // developer.apple.com/documentation/xcuiautomation/xcuielement/waitfornonexistence(timeout:)
    open func waitForNonExistence(timeout: TimeInterval) -> Bool
    // developer.apple.com/documentation/xcuiautomation/xcuielement/descendants(matching:)
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    // developer.apple.com/documentation/xcuiautomation/xcuielement/typetext(_:)
    open func typeText(_ text: String)
    #if !os(tvOS)
        // developer.apple.com/documentation/xcuiautomation/xcuielement/coordinate(withnormalizedoffset:)
        open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate
    #endif
    #if os(iOS)
        // developer.apple.com/documentation/xcuiautomation/xcuielement/tap()
        open func tap()
    #endif
    deinit
}
extension XCUIElement {
    public var frame: CGRect { get }
    public var label: String { get }
    public var isEnabled: Bool { get }
    public var firstMatch: XCUIElement { get }
    public var buttons: XCUIElementQuery { get }
    public var tabBars: XCUIElementQuery { get }
    public var textViews: XCUIElementQuery { get }
}
// developer.apple.com/documentation/xcuiautomation/xcuielementquery
@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    // developer.apple.com/documentation/xcuiautomation/xcuielementquery/subscript(_:)
    open subscript(key: String) -> XCUIElement { get }
    // developer.apple.com/documentation/xcuiautomation/xcuielementquery/allelementsboundbyindex
    open var allElementsBoundByIndex: [XCUIElement] { get }
    deinit
}
extension XCUIElementQuery {
    public var firstMatch: XCUIElement { get }
    public var buttons: XCUIElementQuery { get }
    public var tabBars: XCUIElementQuery { get }
    public var textViews: XCUIElementQuery { get }
}
#if !os(tvOS)
    // developer.apple.com/documentation/xcuiautomation/xcuicoordinate
    @MainActor open class XCUICoordinate: NSObject {
        // developer.apple.com/documentation/xcuiautomation/xcuicoordinate/withoffset(_:)
        open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate
        // developer.apple.com/documentation/xcuiautomation/xcuicoordinate/press(forduration:thendragto:)
        open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
        deinit
    }
#endif
