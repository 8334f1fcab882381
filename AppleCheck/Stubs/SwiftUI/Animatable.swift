// developer.apple.com/documentation/swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
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
