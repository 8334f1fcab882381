import Foundation

extension Instant {
    /// The time of the computer's clock. Everything else in the store gets the time as an argument.
    public static var now: Instant {
        Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
}
