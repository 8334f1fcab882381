import Combine
// developer.apple.com/documentation/foundation/jsonencoder: conforms to
extension JSONEncoder: TopLevelEncoder {}
// developer.apple.com/documentation/foundation/jsondecoder: conforms to
extension JSONDecoder: TopLevelDecoder {}
