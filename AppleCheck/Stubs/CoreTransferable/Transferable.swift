import Combine
import Foundation
import UniformTypeIdentifiers
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
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder>
    where
        Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder,
        Encoder.Output == Data, Decoder.Input == Data
    public static func buildBlock<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation
}
// developer.apple.com/documentation/coretransferable/codablerepresentation
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder,
    Encoder.Output == Data, Decoder.Input == Data
{
    public var body: Never { get }
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder
}
// developer.apple.com/documentation/coretransferable/transferrepresentation/body
extension Never: TransferRepresentation {
    public typealias Item = String
    public var body: Never { get }
}
// developer.apple.com/documentation/coretransferable/transferable: conforming types
extension String: Transferable {
    public typealias Representation = Never
}
