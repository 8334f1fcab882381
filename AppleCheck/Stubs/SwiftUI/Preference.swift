// developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
// developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)
extension View {
    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View
    // developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)
    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View
}
// developer.apple.com/documentation/swiftui/anchor
@frozen public struct Anchor<Value> {
    @frozen public struct Source {}
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { get }
}
// developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)
extension View {
    nonisolated public func transformAnchorPreference<A, K>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey
    // developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)
    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey
}
