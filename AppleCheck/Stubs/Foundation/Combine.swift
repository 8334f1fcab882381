import Combine
// developer.apple.com/documentation/foundation/observableobject
public typealias ObservableObject = Combine.ObservableObject
// developer.apple.com/documentation/foundation/published
public typealias Published = Combine.Published
