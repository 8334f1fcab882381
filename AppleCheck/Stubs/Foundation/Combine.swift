import Combine

// developer.apple.com/documentation/foundation/observableobject
public typealias ObservableObject = Combine.ObservableObject
// developer.apple.com/documentation/foundation/published
public typealias Published = Combine.Published
// developer.apple.com/documentation/foundation/jsonencoder: conforms to
extension JSONEncoder: TopLevelEncoder {}
// developer.apple.com/documentation/foundation/jsondecoder: conforms to
extension JSONDecoder: TopLevelDecoder {}
