#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension Animation {
    /// The engine's spring as a SwiftUI animation.
    public init(_ spring: DampedSpring) { self = .spring(response: spring.response, dampingFraction: spring.damping) }
}
#endif
