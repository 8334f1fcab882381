import Foundation

// What SwiftPM generates for a target with resources.
extension Foundation.Bundle {
    nonisolated static let module = Bundle.main
}
