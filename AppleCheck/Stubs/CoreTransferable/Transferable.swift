// developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
// developer.apple.com/documentation/coretransferable/transferrepresentation
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
// developer.apple.com/documentation/coretransferable/transferrepresentationbuilder
@resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    public static func buildBlock<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation
}
extension Never: TransferRepresentation {
    public typealias Item = String
    public typealias Body = Never
    public var body: Never { get }
}
// developer.apple.com/documentation/coretransferable/transferable: conforming types
extension String: Transferable {
    public typealias Representation = Never
    public static var transferRepresentation: Never { get }
}
