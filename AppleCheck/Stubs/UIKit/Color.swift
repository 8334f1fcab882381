@_exported import Foundation

// developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    #if !os(watchOS)
        // developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
        public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
    #endif
    deinit
}
