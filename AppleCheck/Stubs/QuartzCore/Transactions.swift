@_exported import Foundation
// developer.apple.com/documentation/quartzcore/catransaction
@available(watchOS, unavailable)
open class CATransaction {
    open class func begin()
    open class func commit()
    open class func setCompletionBlock(_ block: (() -> Swift.Void)?)
}
