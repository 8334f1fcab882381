// developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture {
    public typealias Value = Never
}
/// Gestures that SwiftUI recognizes itself: their documented `Body` is `Never`.
@MainActor @preconcurrency public protocol _PrimitiveGesture: Gesture where Body == Never {}
extension _PrimitiveGesture {
    public var body: Never { get }
}
// developer.apple.com/documentation/swiftui/gesture/onended(_:)
extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
}
// developer.apple.com/documentation/swiftui/gesture/onchanged(_:)
extension Gesture where Self.Value: Equatable {
    @MainActor @preconcurrency public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
}
// developer.apple.com/documentation/swiftui/gesture/updating(_:body:)
extension Gesture {
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State>
}
public struct _EndedGesture<Content>: _PrimitiveGesture where Content: Gesture {
    public typealias Value = Content.Value
}
public struct _ChangedGesture<Content>: _PrimitiveGesture where Content: Gesture, Content.Value: Equatable {
    public typealias Value = Content.Value
}
// developer.apple.com/documentation/swiftui/gesturestategesture
@frozen public struct GestureStateGesture<Base, State>: _PrimitiveGesture where Base: Gesture {
    public typealias Value = Base.Value
}
// developer.apple.com/documentation/swiftui/draggesture
@MainActor @preconcurrency public struct DragGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { get }
    }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    )
    @_disfavoredOverload
    @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
}
// developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: _PrimitiveGesture {
    public typealias Value = ()
    nonisolated public init(count: Int = 1)
}
// developer.apple.com/documentation/swiftui/spatialtapgesture
@MainActor @preconcurrency public struct SpatialTapGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
    @_disfavoredOverload
    @MainActor @preconcurrency public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
}
// developer.apple.com/documentation/swiftui/gesturemask
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static let gesture: GestureMask
    public static let subviews: GestureMask
    public static let all: GestureMask
}
// developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value)
    public var wrappedValue: Value { get }
    public var projectedValue: GestureState<Value> { get }
}
