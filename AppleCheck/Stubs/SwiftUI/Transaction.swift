// developer.apple.com/documentation/swiftui/transaction
@frozen public struct Transaction {
    public init()
}
