#if canImport(SwiftUI)
import SwiftUI

extension Animation {
    /// An engine's spring as SwiftUI plays it.
    public init(_ spring: Nod.Spring) { self = .spring(response: spring.response, dampingFraction: spring.damping) }
}
#endif
