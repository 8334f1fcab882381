/// A haptic as a plain vibration motor can play it: on and off in turn.
///
/// ```swift
/// let milliseconds = Vibration(Haptic(.success)).milliseconds
/// ```
///
/// A phone's browser knows no intensity, so a stronger touch is a longer one and a notification is a rhythm.
/// Source: Documentation/Sources.md, Vibration on the web. The lengths are assumed; no published figure was found.
public struct Vibration: Sendable, Equatable {
    /// Milliseconds: on, off, on …
    public var milliseconds: [Double]

    public init(_ haptic: Haptic) { milliseconds = haptic.kind.rhythm(at: haptic.intensity) }
}
