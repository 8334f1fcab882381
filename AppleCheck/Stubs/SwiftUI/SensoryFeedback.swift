// developer.apple.com/documentation/swiftui/sensoryfeedback
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@available(visionOS, unavailable)
public struct SensoryFeedback: Equatable, Sendable {
    public static let success: SensoryFeedback
    public static let selection: SensoryFeedback
    public static let impact: SensoryFeedback
}
// developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@available(visionOS, unavailable)
extension View {
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable
    // developer.apple.com/documentation/swiftui/view/sensoryfeedback(trigger:_:)
    nonisolated public func sensoryFeedback<T>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable
    nonisolated public func sensoryFeedback<T>(
        trigger: T,
        _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View where T: Equatable
}
