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
