import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import Symbols

#if canImport(UIKit)
    import UIKit
#endif
#if canImport(AppKit)
    import AppKit
#endif
