// developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}
// developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
}
// developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
extension Publisher where Self.Failure == Never {
    // developer.apple.com/documentation/combine/publisher/values-1dm9r
    public var values: AsyncPublisher<Self> { get }
}
// developer.apple.com/documentation/combine/asyncpublisher
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output
    public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async -> P.Output?
    }
    public func makeAsyncIterator() -> AsyncPublisher<P>.Iterator
}
