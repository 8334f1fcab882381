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
// developer.apple.com/documentation/combine/anypublisher
@frozen public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
}
// developer.apple.com/documentation/combine/publisher/erasetoanypublisher()
extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
}
// developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
extension Publisher where Self.Failure == Never {
    public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
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
// developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
    func cancel()
}
// developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void)
    public final func cancel()
    public final func hash(into hasher: inout Hasher)
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
    deinit
}
extension AnyCancellable {
    public final func store(in set: inout Set<AnyCancellable>)
}
// developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure>: Publisher where Failure: Error {
    public init()
    public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
    public final func send(_ input: Output)
    deinit
}
extension PassthroughSubject where Output == Void {
    public final func send()
}
// developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure>: Publisher where Failure: Error {
    public final var value: Output { get set }
    public init(_ value: Output)
    public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
    public final func send(_ input: Output)
    deinit
}
