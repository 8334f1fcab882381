// developer.apple.com/documentation/swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double)
    public var magnitudeSquared: Double { get }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double)
    public var magnitudeSquared: Double { get }
}
// developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}
extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self { get set }
}
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData { get set }
}
// developer.apple.com/documentation/swiftui/emptyanimatabledata
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init()
    public static var zero: EmptyAnimatableData { get }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
    public mutating func scale(by rhs: Double)
    public var magnitudeSquared: Double { get }
}
// developer.apple.com/documentation/swiftui/animatablepair
@frozen public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
    public static var zero: AnimatablePair<First, Second> { get }
    public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
        First, Second
    >
    public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
        First, Second
    >
    public mutating func scale(by rhs: Double)
    public var magnitudeSquared: Double { get }
    public static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
// developer.apple.com/documentation/corefoundation/cgsize: animatable
extension CGSize: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    public var animatableData: CGSize.AnimatableData { get set }
}
