// developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
    func cancel()
}
// developer.apple.com/documentation/combine/anycancellable
final public class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void)
    public init<C>(_ canceller: C) where C: Cancellable
    deinit
    final public func cancel()
    final public func store(in set: inout Set<AnyCancellable>)
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
    final public func hash(into hasher: inout Hasher)
}
// developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
extension Publisher where Self.Failure == Never {
    public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable
}
// developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Self.Output)
}
extension Subject where Self.Output == Void {
    public func send()
}
// developer.apple.com/documentation/combine/passthroughsubject
final public class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    public init()
    deinit
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
    final public func send(_ input: Output)
}
// developer.apple.com/documentation/combine/currentvaluesubject
final public class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    public init(_ value: Output)
    deinit
    final public var value: Output { get set }
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
    final public func send(_ input: Output)
}
