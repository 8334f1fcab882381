import SwiftUI
// developer.apple.com/documentation/appintents/appintent
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    init()
    static var title: LocalizedStringResource { get }
    func perform() async throws -> Self.PerformResult
}
// developer.apple.com/documentation/appintents/intentresult
public protocol IntentResult: Sendable {}
public struct IntentResultContainer<Value, Intent, View, Dialog>: IntentResult {}
// developer.apple.com/documentation/appintents/intentresult/result()
extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never>
}
// developer.apple.com/documentation/swiftui/button/init(intent:label:)
// In the SDK it is of `_AppIntents_SwiftUI`, which comes where both are imported.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Button {
    nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
}
