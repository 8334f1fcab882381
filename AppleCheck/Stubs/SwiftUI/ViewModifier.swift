// developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}
extension ViewModifier where Self.Body == Never {
    public func body(content: Self.Content) -> Self.Body
}
// developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {}
// developer.apple.com/documentation/swiftui/modifiedcontent
@frozen public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ModifiedContent<Content, Modifier>.Content) -> Never
}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    public static func == (a: ModifiedContent<Content, Modifier>, b: ModifiedContent<Content, Modifier>) -> Bool
}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
// developer.apple.com/documentation/swiftui/view/modifier(_:)
extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
}
