// developer.apple.com/documentation/swiftui/transaction
@frozen public struct Transaction {
    public init()
    public init(animation: Animation?)
    public var animation: Animation? { get set }
    // developer.apple.com/documentation/swiftui/transaction/subscript(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey { get set }
}
// developer.apple.com/documentation/swiftui/transactionkey
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
// developer.apple.com/documentation/swiftui/view/transaction(_:)
extension View {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
}
// developer.apple.com/documentation/swiftui/view/transaction(value:_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View
    nonisolated public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View
}
