// developer.apple.com/documentation/combine/toplevelencoder
public protocol TopLevelEncoder {
    associatedtype Output
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}
// developer.apple.com/documentation/combine/topleveldecoder
public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}
