import Foundation

// A stub of the code that SwiftPM generates for a target with resources.
extension Foundation.Bundle {
    nonisolated static let module = Bundle.main
}
