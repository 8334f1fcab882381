@_exported import Foundation
// developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {}
