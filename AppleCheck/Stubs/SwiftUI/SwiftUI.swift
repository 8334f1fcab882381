@_exported import Foundation
@_exported import Combine
@_exported import Symbols
import Observation
#if canImport(UIKit)
import UIKit
#endif
// ---- View, builder
@_typeEraser(AnyView) @available(iOS 13.0, macOS 10.15, *) @_Concurrency.MainActor @preconcurrency public protocol View { associatedtype Body : View
 @ViewBuilder @_Concurrency.MainActor @preconcurrency var body: Self.Body { get } }
extension Swift.Never : View { public var body: Swift.Never { get } }
extension Swift.Optional : View where Wrapped : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
public struct AnyView : View { nonisolated public init<V>(_ view: V) where V : View
 nonisolated public init<V>(erasing view: V) where V : View
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
public struct EmptyView : View { nonisolated public init()
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
public struct TupleView<T> : View { public var value: T
 nonisolated public init(_ value: T)
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
public struct _ConditionalContent<TrueContent, FalseContent> { }
extension _ConditionalContent : View where TrueContent : View, FalseContent : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
@resultBuilder public struct ViewBuilder {
 public static func buildExpression<Content>(_ content: Content) -> Content where Content : View
 @available(*, unavailable, message: "this expression does not conform to 'View'") @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View
 public static func buildBlock() -> EmptyView
 public static func buildBlock<Content>(_ content: Content) -> Content where Content : View
 @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content : View
 public static func buildIf<Content>(_ content: Content?) -> Content? where Content : View
 public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View
 public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View
 public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content : View
}
public struct ModifiedContent<Content, Modifier> { public var content: Content
 public var modifier: Modifier
 nonisolated public init(content: Content, modifier: Modifier) }
extension ModifiedContent : View where Content : View, Modifier : ViewModifier { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
@_Concurrency.MainActor @preconcurrency public protocol ViewModifier { associatedtype Body : View
 @ViewBuilder @_Concurrency.MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
 typealias Content = _ViewModifier_Content<Self> }
extension ViewModifier where Self.Body == Swift.Never { public func body(content: Self.Content) -> Self.Body }
public struct _ViewModifier_Content<Modifier> : View where Modifier : ViewModifier { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension View { nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> }
// ---- data flow
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> { 
 public init(get: @escaping () -> Value, set: @escaping (Value) -> Swift.Void)
 public static func constant(_ value: Value) -> Binding<Value>
 public var wrappedValue: Value { get nonmutating set }
 public var projectedValue: Binding<Value> { get }
 public init(projectedValue: Binding<Value>)
 public subscript<Subject>(dynamicMember keyPath: Swift.WritableKeyPath<Value, Subject>) -> Binding<Subject> { get } }
extension Binding : DynamicProperty { }
extension Binding : @unchecked Swift.Sendable where Value : Swift.Sendable { }
extension Binding : Swift.Identifiable where Value : Swift.Identifiable { public var id: Value.ID { get }
 public typealias ID = Value.ID }
extension Binding : Swift.Sequence where Value : Swift.MutableCollection { public typealias Element = Binding<Value.Element>
 public typealias Iterator = Swift.IndexingIterator<Binding<Value>>
 public typealias SubSequence = Swift.Slice<Binding<Value>> }
extension Binding : Swift.Collection where Value : Swift.MutableCollection { public typealias Index = Value.Index
 public typealias Indices = Value.Indices
 public var startIndex: Binding<Value>.Index { get }
 public var endIndex: Binding<Value>.Index { get }
 public var indices: Value.Indices { get }
 public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index
 public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get } }
extension Binding : Swift.BidirectionalCollection where Value : Swift.BidirectionalCollection, Value : Swift.MutableCollection { public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index }
extension Binding : Swift.RandomAccessCollection where Value : Swift.MutableCollection, Value : Swift.RandomAccessCollection { }
@propertyWrapper public struct State<Value> : DynamicProperty { public init(wrappedValue value: Value)
 public init(initialValue value: Value)
 public var wrappedValue: Value { get nonmutating set }
 public var projectedValue: Binding<Value> { get } }
extension State where Value : Swift.ExpressibleByNilLiteral { public init() }
extension State : Swift.Sendable where Value : Swift.Sendable { }
@propertyWrapper @_Concurrency.MainActor @preconcurrency public struct StateObject<ObjectType> : DynamicProperty where ObjectType : Combine.ObservableObject { nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
 @_Concurrency.MainActor @preconcurrency public var wrappedValue: ObjectType { get }
 @_Concurrency.MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { get } }
@propertyWrapper @_Concurrency.MainActor @preconcurrency public struct ObservedObject<ObjectType> : DynamicProperty where ObjectType : Combine.ObservableObject { @dynamicMemberLookup @frozen public struct Wrapper { public subscript<Subject>(dynamicMember keyPath: Swift.ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get } }
 public init(wrappedValue: ObjectType)
 public var wrappedValue: ObjectType
 public var projectedValue: ObservedObject<ObjectType>.Wrapper { get } }
@propertyWrapper public struct Environment<Value> : DynamicProperty { public init(_ keyPath: Swift.KeyPath<EnvironmentValues, Value>)
 public var wrappedValue: Value { get } }
extension Environment : Swift.Sendable where Value : Swift.Sendable { }
@available(iOS 17.0, macOS 14.0, *) extension Environment { public init(_ objectType: Value.Type) where Value : AnyObject, Value : Observation.Observable }
public protocol EnvironmentKey { associatedtype Value
 static var defaultValue: Self.Value { get } }
public struct EnvironmentValues : Swift.CustomStringConvertible { public init()
 public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set }
 public var description: Swift.String { get } }
extension EnvironmentValues { public var isEnabled: Swift.Bool { get set }
 public var accessibilityReduceMotion: Swift.Bool { get }
 @available(iOS 15.0, macOS 12.0, *) public var dynamicTypeSize: DynamicTypeSize { get set }
 public var colorScheme: ColorScheme { get set }
 @available(iOS 15.0, macOS 12.0, *) public var dismiss: DismissAction { get }
 public var locale: Foundation.Locale { get set } }
public enum ColorScheme : Swift.CaseIterable, Swift.Sendable { case light, dark }
@_Concurrency.MainActor @preconcurrency public struct DismissAction { public func callAsFunction() }
@propertyWrapper public struct AppStorage<Value> : DynamicProperty { public var wrappedValue: Value { get nonmutating set }
 public var projectedValue: Binding<Value> { get } }
extension AppStorage { public init(wrappedValue: Value, _ key: Swift.String, store: Foundation.UserDefaults? = nil) where Value == Swift.Bool
 public init(wrappedValue: Value, _ key: Swift.String, store: Foundation.UserDefaults? = nil) where Value == Swift.Int
 public init(wrappedValue: Value, _ key: Swift.String, store: Foundation.UserDefaults? = nil) where Value == Swift.Double
 public init(wrappedValue: Value, _ key: Swift.String, store: Foundation.UserDefaults? = nil) where Value == Swift.String
 public init(wrappedValue: Value, _ key: Swift.String, store: Foundation.UserDefaults? = nil) where Value : Swift.RawRepresentable, Value.RawValue == Swift.String }
@propertyWrapper public struct ScaledMetric<Value> : DynamicProperty where Value : Swift.BinaryFloatingPoint { public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
 public init(wrappedValue: Value)
 public var wrappedValue: Value { get } }
@available(iOS 15.0, macOS 12.0, *) @propertyWrapper public struct FocusState<Value> : DynamicProperty where Value : Swift.Hashable { public var wrappedValue: Value { get nonmutating set }
 @propertyWrapper public struct Binding { public var wrappedValue: Value { get nonmutating set } }
 public var projectedValue: FocusState<Value>.Binding { get }
 public init() where Value == Swift.Bool
 public init<T>() where Value == T?, T : Swift.Hashable }
extension View { nonisolated public func environment<V>(_ keyPath: Swift.WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View }
// ---- text, image, colour
@frozen public struct LocalizedStringKey : Swift.Equatable, Swift.ExpressibleByStringInterpolation { public init(_ value: Swift.String)
 public init(stringLiteral value: Swift.String)
 public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
 public struct StringInterpolation : Swift.StringInterpolationProtocol { public init(literalCapacity: Swift.Int, interpolationCount: Swift.Int)
  public mutating func appendLiteral(_ literal: Swift.String)
  public mutating func appendInterpolation(_ string: Swift.String)
  public mutating func appendInterpolation<T>(_ value: T) where T : Swift.CustomStringConvertible
  public mutating func appendInterpolation<T>(_ value: T, specifier: Swift.String)
  public mutating func appendInterpolation(_ image: Image)
  public mutating func appendInterpolation(_ text: Text)
  public typealias StringLiteralType = Swift.String }
 public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Swift.Bool }
@frozen public struct Text : View, Swift.Equatable { public init(verbatim content: Swift.String)
 @_disfavoredOverload public init<S>(_ content: S) where S : Swift.StringProtocol
 public init(_ key: LocalizedStringKey, tableName: Swift.String? = nil, bundle: Foundation.Bundle? = nil, comment: Swift.StaticString? = nil)
 public static func == (a: Text, b: Text) -> Swift.Bool
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension Text { public func strikethrough(_ isActive: Swift.Bool = true, color: Color? = nil) -> Text
 public func font(_ font: Font?) -> Text
 public func bold() -> Text
 @available(iOS 17.0, macOS 14.0, *) public func foregroundStyle<S>(_ style: S) -> Text where S : ShapeStyle }
public struct Font : Swift.Hashable, Swift.Sendable { public enum TextStyle : Swift.CaseIterable, Swift.Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
 public enum Design : Swift.Hashable, Swift.Sendable { case `default`, serif, rounded, monospaced }
 public struct Weight : Swift.Hashable, Swift.Sendable { public static let regular: Font.Weight
  public static let semibold: Font.Weight
  public static let bold: Font.Weight }
 public static func == (a: Font, b: Font) -> Swift.Bool
 public func hash(into hasher: inout Swift.Hasher)
 public static let largeTitle: Font
 public static let title: Font
 public static let title2: Font
 public static let title3: Font
 public static let headline: Font
 public static let body: Font
 public static let caption: Font
 public static func system(size: Foundation.CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
 public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font }
public struct Image : View, Swift.Equatable { public init(systemName: Swift.String)
 public init(_ name: Swift.String, bundle: Foundation.Bundle? = nil)
 public init(decorative name: Swift.String, bundle: Foundation.Bundle? = nil)
 public static func == (a: Image, b: Image) -> Swift.Bool
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension View { nonisolated public func font(_ font: Font?) -> some View
 nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S : ShapeStyle }
public protocol ShapeStyle : Swift.Sendable { }
public struct Color : ShapeStyle, View, Swift.Hashable, Swift.Sendable { public static let red: Color
 public static let orange: Color
 public static let green: Color
 public static let blue: Color
 public static let clear: Color
 public static let primary: Color
 public static let secondary: Color
 public static var accentColor: Color { get }
 public init(red: Swift.Double, green: Swift.Double, blue: Swift.Double, opacity: Swift.Double = 1)
 public func opacity(_ opacity: Swift.Double) -> Color
 public static func == (a: Color, b: Color) -> Swift.Bool
 public func hash(into hasher: inout Swift.Hasher)
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension ShapeStyle where Self == Color { public static var red: Color { get }
 public static var orange: Color { get }
 public static var green: Color { get } }
// ---- shapes
public struct Path : Swift.Equatable, Swift.Sendable { public init()
 public init(ellipseIn rect: Foundation.CGRect)
 public init(_ rect: Foundation.CGRect)
 public init(_ callback: (inout Path) -> ())
 public static func == (a: Path, b: Path) -> Swift.Bool }
public protocol Animatable { associatedtype AnimatableData
 var animatableData: Self.AnimatableData { get set } }
public struct EmptyAnimatableData : Swift.Sendable { public init() }
extension Animatable where Self.AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get set } }
public protocol Shape : Swift.Sendable, Animatable, View, _RemoveGlobalActorIsolation { nonisolated func path(in rect: Foundation.CGRect) -> Path }
extension Shape { public typealias Body = Swift.Never
 public var body: Swift.Never { get }
 nonisolated public func fill<S>(_ content: S = Color.primary) -> some View where S : ShapeStyle
 nonisolated public func stroke<S>(_ content: S, lineWidth: Foundation.CGFloat = 1) -> some View where S : ShapeStyle }
public protocol _RemoveGlobalActorIsolation { }
public protocol InsettableShape : Shape { }
public struct Rectangle : InsettableShape { nonisolated public init()
 public typealias AnimatableData = EmptyAnimatableData
 nonisolated public func path(in rect: Foundation.CGRect) -> Path }
public struct Circle : InsettableShape { nonisolated public init()
 public typealias AnimatableData = EmptyAnimatableData
 nonisolated public func path(in rect: Foundation.CGRect) -> Path }
public enum RoundedCornerStyle : Swift.Sendable { case circular, continuous }
public struct RoundedRectangle : InsettableShape { nonisolated public init(cornerRadius: Foundation.CGFloat, style: RoundedCornerStyle = .continuous)
 public typealias AnimatableData = EmptyAnimatableData
 nonisolated public func path(in rect: Foundation.CGRect) -> Path }
extension View { nonisolated public func contentShape<S>(_ shape: S, eoFill: Swift.Bool = false) -> some View where S : Shape }
// ---- layout
public struct Alignment : Swift.Equatable, Swift.Sendable { public static let center: Alignment
 public static let leading: Alignment
 public static let topLeading: Alignment
 public static func == (a: Alignment, b: Alignment) -> Swift.Bool }
public struct VerticalAlignment : Swift.Equatable, Swift.Sendable { public static let center: VerticalAlignment
 public static let top: VerticalAlignment
 public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Swift.Bool }
public struct HorizontalAlignment : Swift.Equatable, Swift.Sendable { public static let center: HorizontalAlignment
 public static let leading: HorizontalAlignment
 public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Swift.Bool }
public enum Edge : Swift.Int8, Swift.CaseIterable, Swift.Sendable { case top, leading, bottom, trailing
 public struct Set : Swift.OptionSet, Swift.Sendable { public let rawValue: Swift.Int8
  public init(rawValue: Swift.Int8)
  public static let all: Edge.Set
  public static let horizontal: Edge.Set
  public static let vertical: Edge.Set
  public static let top: Edge.Set } }
@available(iOS 15.0, macOS 12.0, *) public enum HorizontalEdge : Swift.Int8, Swift.CaseIterable, Swift.Sendable { case leading, trailing }
@frozen public struct HStack<Content> : View where Content : View { nonisolated public init(alignment: VerticalAlignment = .center, spacing: Foundation.CGFloat? = nil, @ViewBuilder content: () -> Content)
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
@frozen public struct VStack<Content> : View where Content : View { nonisolated public init(alignment: HorizontalAlignment = .center, spacing: Foundation.CGFloat? = nil, @ViewBuilder content: () -> Content)
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
@frozen public struct Spacer : View { nonisolated public init(minLength: Foundation.CGFloat? = nil)
 public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
@frozen public struct Group<Content> { public typealias Body = Swift.Never }
extension Group : View where Content : View { nonisolated public init(@ViewBuilder content: () -> Content)
 public var body: Swift.Never { get } }
extension View { nonisolated public func padding(_ length: Foundation.CGFloat) -> some View
 nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Foundation.CGFloat? = nil) -> some View
 nonisolated public func frame(width: Foundation.CGFloat? = nil, height: Foundation.CGFloat? = nil, alignment: Alignment = .center) -> some View
 nonisolated public func frame(minWidth: Foundation.CGFloat? = nil, idealWidth: Foundation.CGFloat? = nil, maxWidth: Foundation.CGFloat? = nil, minHeight: Foundation.CGFloat? = nil, idealHeight: Foundation.CGFloat? = nil, maxHeight: Foundation.CGFloat? = nil, alignment: Alignment = .center) -> some View
 nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background : View
 nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay : View
 nonisolated public func opacity(_ opacity: Swift.Double) -> some View
 nonisolated public func scaleEffect(_ s: Foundation.CGFloat, anchor: UnitPoint = .center) -> some View
 nonisolated public func allowsHitTesting(_ enabled: Swift.Bool) -> some View
 nonisolated public func tag<V>(_ tag: V) -> some View where V : Swift.Hashable }
public struct UnitPoint : Swift.Hashable, Swift.Sendable { public static let center: UnitPoint
 public static func == (a: UnitPoint, b: UnitPoint) -> Swift.Bool
 public func hash(into hasher: inout Swift.Hasher) }
// ---- animation
public struct Animation : Swift.Equatable, Swift.Sendable { public static let `default`: Animation
 public static func easeOut(duration: Foundation.TimeInterval) -> Animation
 public static func easeInOut(duration: Foundation.TimeInterval) -> Animation
 public static func spring(response: Swift.Double = 0.5, dampingFraction: Swift.Double = 0.825, blendDuration: Foundation.TimeInterval = 0) -> Animation
 @available(iOS 17.0, macOS 14.0, *) public static func spring(duration: Foundation.TimeInterval = 0.5, bounce: Swift.Double = 0.0, blendDuration: Swift.Double = 0) -> Animation
 @available(iOS 17.0, macOS 14.0, *) public static var bouncy: Animation { get }
 public static func == (a: Animation, b: Animation) -> Swift.Bool }
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
extension View { nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V : Swift.Equatable
 nonisolated public func transition(_ t: AnyTransition) -> some View }
public struct AnyTransition { public static let opacity: AnyTransition
 public static var scale: AnyTransition { get }
 public static func move(edge: Edge) -> AnyTransition
 public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
 public func combined(with other: AnyTransition) -> AnyTransition }
@available(iOS 16.0, macOS 13.0, *) public struct ContentTransition : Swift.Equatable, Swift.Sendable { public static let identity: ContentTransition
 public static let opacity: ContentTransition
 public static func == (a: ContentTransition, b: ContentTransition) -> Swift.Bool }
@available(iOS 17.0, macOS 14.0, *) extension ContentTransition { public static func symbolEffect<T>(_ effect: T, options: Symbols.SymbolEffectOptions = .default) -> ContentTransition where T : Symbols.ContentTransitionSymbolEffect, T : Symbols.SymbolEffect }
@available(iOS 16.0, macOS 13.0, *) extension View { nonisolated public func contentTransition(_ transition: ContentTransition) -> some View }
@available(iOS 17.0, macOS 14.0, *) extension View { nonisolated public func symbolEffect<T, U>(_ effect: T, options: Symbols.SymbolEffectOptions = .default, value: U) -> some View where T : Symbols.DiscreteSymbolEffect, T : Symbols.SymbolEffect, U : Swift.Equatable
 nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T : Swift.Equatable }
@available(iOS 17.0, macOS 14.0, *) public struct SensoryFeedback : Swift.Equatable, Swift.Sendable { public static let success: SensoryFeedback
 public static let error: SensoryFeedback
 public static func == (a: SensoryFeedback, b: SensoryFeedback) -> Swift.Bool }
// ---- controls
@available(iOS 15.0, macOS 12.0, *) public struct ButtonRole : Swift.Equatable, Swift.Sendable { public static let destructive: ButtonRole
 public static let cancel: ButtonRole
 public static func == (a: ButtonRole, b: ButtonRole) -> Swift.Bool }
public struct Button<Label> : View where Label : View { @preconcurrency public init(action: @escaping @_Concurrency.MainActor () -> Swift.Void, @ViewBuilder label: () -> Label)
 public var body: some View { get } }
extension Button where Label == Text { @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @_Concurrency.MainActor () -> Swift.Void)
 @preconcurrency @_disfavoredOverload public init<S>(_ title: S, action: @escaping @_Concurrency.MainActor () -> Swift.Void) where S : Swift.StringProtocol
 @available(iOS 15.0, macOS 12.0, *) @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @_Concurrency.MainActor () -> Swift.Void) }
@available(iOS 15.0, macOS 12.0, *) extension Button { @preconcurrency public init(role: ButtonRole?, action: @escaping @_Concurrency.MainActor () -> Swift.Void, @ViewBuilder label: () -> Label) }
public struct ButtonStyleConfiguration { @_Concurrency.MainActor @preconcurrency public struct Label : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
 public let role: ButtonRole?
 public let label: ButtonStyleConfiguration.Label
 public let isPressed: Swift.Bool }
@_Concurrency.MainActor @preconcurrency public protocol ButtonStyle { associatedtype Body : View
 @ViewBuilder @_Concurrency.MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
 typealias Configuration = ButtonStyleConfiguration }
public struct PrimitiveButtonStyleConfiguration { @_Concurrency.MainActor @preconcurrency public struct Label : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
 public let role: ButtonRole?
 public let label: PrimitiveButtonStyleConfiguration.Label
 public func trigger() }
@_Concurrency.MainActor @preconcurrency public protocol PrimitiveButtonStyle { associatedtype Body : View
 @ViewBuilder @_Concurrency.MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
 typealias Configuration = PrimitiveButtonStyleConfiguration }
@_Concurrency.MainActor @preconcurrency public struct PlainButtonStyle : PrimitiveButtonStyle { nonisolated public init()
 public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { @_Concurrency.MainActor @preconcurrency public static var plain: PlainButtonStyle { get } }
extension View { nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : ButtonStyle
 nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : PrimitiveButtonStyle
 nonisolated public func onLongPressGesture(minimumDuration: Swift.Double = 0.5, maximumDistance: Foundation.CGFloat = 10, perform action: @escaping () -> Swift.Void, onPressingChanged: ((Swift.Bool) -> Swift.Void)? = nil) -> some View
 nonisolated public func onTapGesture(count: Swift.Int = 1, perform action: @escaping () -> Swift.Void) -> some View }
public struct Label<Title, Icon> : View where Title : View, Icon : View { nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
 public var body: some View { get } }
extension Label where Title == Text, Icon == Image { nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: Swift.String) }
public struct Toggle<Label> : View where Label : View { public init(isOn: Binding<Swift.Bool>, @ViewBuilder label: () -> Label)
 public var body: some View { get } }
extension Toggle where Label == Text { public init(_ titleKey: LocalizedStringKey, isOn: Binding<Swift.Bool>) }
public struct Picker<Label, SelectionValue, Content> : View where Label : View, SelectionValue : Swift.Hashable, Content : View { public var body: some View { get } }
extension Picker where Label == Text { public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) }
public protocol PickerStyle { }
public struct SegmentedPickerStyle : PickerStyle { public init() }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { get } }
extension View { nonisolated public func pickerStyle<S>(_ style: S) -> some View where S : PickerStyle }
public struct TextField<Label> : View where Label : View { public var body: some View { get } }
extension TextField where Label == Text { nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<Swift.String>) }
public struct ProgressView<Label, CurrentValueLabel> : View where Label : View, CurrentValueLabel : View { public var body: some View { get } }
extension ProgressView where CurrentValueLabel == EmptyView { nonisolated public init() where Label == EmptyView
 nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text }
// ---- containers
public struct ForEach<Data, ID, Content> where Data : Swift.RandomAccessCollection, ID : Swift.Hashable { public var data: Data
 public var content: (Data.Element) -> Content }
public protocol DynamicViewContent<Data> : View { associatedtype Data : Swift.Collection
 var data: Self.Data { get } }
extension ForEach : View where Content : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension ForEach : DynamicViewContent where Content : View { }
extension DynamicViewContent { nonisolated public func onDelete(perform action: ((Foundation.IndexSet) -> Swift.Void)?) -> some DynamicViewContent }
extension ForEach where ID == Data.Element.ID, Content : View, Data.Element : Swift.Identifiable { nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) }
extension ForEach where Content : View {
 nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C : Swift.MutableCollection, C : Swift.RandomAccessCollection, C.Element : Swift.Identifiable, C.Index : Swift.Hashable, ID == C.Element.ID
 nonisolated public init(_ data: Data, id: Swift.KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) }
extension ForEach where Data == Swift.Range<Swift.Int>, ID == Swift.Int, Content : View { nonisolated public init(_ data: Swift.Range<Swift.Int>, @ViewBuilder content: @escaping (Swift.Int) -> Content) }
@_Concurrency.MainActor @preconcurrency public struct List<SelectionValue, Content> : View where SelectionValue : Swift.Hashable, Content : View { public var body: some View { get } }
extension List where SelectionValue == Swift.Never { nonisolated public init(@ViewBuilder content: () -> Content)
 nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data : Swift.RandomAccessCollection, RowContent : View, Data.Element : Swift.Identifiable }
public struct Section<Parent, Content, Footer> { }
extension Section : View where Parent : View, Content : View, Footer : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension Section where Parent == Text, Content : View, Footer == EmptyView { nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) }
@_Concurrency.MainActor @preconcurrency public struct Form<Content> : View where Content : View { nonisolated public init(@ViewBuilder content: () -> Content)
 public var body: some View { get } }
@available(iOS 16.0, macOS 13.0, *) public struct NavigationPath : Swift.Sendable { public init() }
@available(iOS 16.0, macOS 13.0, *) @_Concurrency.MainActor @preconcurrency public struct NavigationStack<Data, Root> : View where Root : View { @_Concurrency.MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
 public var body: some View { get } }
extension View { nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
 @available(macOS, unavailable) nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View }
@available(macOS, unavailable) public struct NavigationBarItem { public enum TitleDisplayMode : Swift.Sendable { case automatic, inline, large } }
@_Concurrency.MainActor @preconcurrency public protocol ToolbarContent { associatedtype Body : ToolbarContent
 @ToolbarContentBuilder var body: Self.Body { get } }
extension Swift.Never : ToolbarContent { }
@resultBuilder public struct ToolbarContentBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content : ToolbarContent
 public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content : ToolbarContent }
public struct ToolbarItemPlacement { public static let automatic: ToolbarItemPlacement
 public static let primaryAction: ToolbarItemPlacement
 @available(macOS, unavailable) public static let topBarTrailing: ToolbarItemPlacement }
public struct ToolbarItem<ID, Content> : ToolbarContent where Content : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) }
extension View { nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
 nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View }
@available(iOS 15.0, macOS 12.0, *) extension View { nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Swift.Bool = true, @ViewBuilder content: () -> T) -> some View where T : View
 nonisolated public func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Swift.Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
 nonisolated public func task<T>(id value: T, priority: _Concurrency.TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Swift.Void) -> some View where T : Swift.Equatable
 nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
 nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View where T : Swift.RangeExpression, T.Bound == DynamicTypeSize }
@available(iOS 15.0, macOS 12.0, *) public enum DynamicTypeSize : Swift.Hashable, Swift.Comparable, Swift.CaseIterable, Swift.Sendable { case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
 public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Swift.Bool }
extension View { @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.") nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Swift.Void) -> some View where V : Swift.Equatable
 @available(iOS 17.0, macOS 14.0, *) nonisolated public func onChange<V>(of value: V, initial: Swift.Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Swift.Void) -> some View where V : Swift.Equatable
 @available(iOS 17.0, macOS 14.0, *) nonisolated public func onChange<V>(of value: V, initial: Swift.Bool = false, _ action: @escaping () -> Swift.Void) -> some View where V : Swift.Equatable }
@available(iOS 17.0, macOS 14.0, *) public struct ContentUnavailableView<Label, Description, Actions> : View where Label : View, Description : View, Actions : View { public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
 @_Concurrency.MainActor @preconcurrency public var body: some View { get } }
@available(iOS 17.0, macOS 14.0, *) extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView { public init(_ title: LocalizedStringKey, systemImage name: Swift.String, description: Text? = nil) }
// ---- timeline and canvas
@available(iOS 15.0, macOS 12.0, *) public protocol TimelineSchedule { associatedtype Entries : Swift.Sequence where Self.Entries.Element == Foundation.Date }
@available(iOS 15.0, macOS 12.0, *) public struct AnimationTimelineSchedule : TimelineSchedule { public init(minimumInterval: Swift.Double? = nil, paused: Swift.Bool = false)
 public typealias Entries = [Foundation.Date] }
@available(iOS 15.0, macOS 12.0, *) extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: AnimationTimelineSchedule { get }
 public static func animation(minimumInterval: Swift.Double? = nil, paused: Swift.Bool = false) -> AnimationTimelineSchedule }
@available(iOS 15.0, macOS 12.0, *) public struct TimelineView<Schedule, Content> where Schedule : TimelineSchedule { public struct Context { public let date: Foundation.Date } }
@available(iOS 15.0, macOS 12.0, *) public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Swift.Never>.Context
@available(iOS 15.0, macOS 12.0, *) public struct EveryMinuteTimelineSchedule : TimelineSchedule { public typealias Entries = [Foundation.Date] }
@available(iOS 15.0, macOS 12.0, *) extension TimelineView : View where Content : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get }
 nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) }
@available(iOS 15.0, macOS 12.0, *) public struct GraphicsContext { public var opacity: Swift.Double
 public struct Shading : Swift.Sendable { public static func color(_ color: Color) -> GraphicsContext.Shading }
 public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) }
public struct FillStyle : Swift.Equatable, Swift.Sendable { public init(eoFill: Swift.Bool = false, antialiased: Swift.Bool = true)
 public static func == (a: FillStyle, b: FillStyle) -> Swift.Bool }
public enum ColorRenderingMode : Swift.Sendable { case nonLinear, linear, extendedLinear }
@available(iOS 15.0, macOS 12.0, *) public struct Canvas<Symbols> where Symbols : View { public init(opaque: Swift.Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Swift.Bool = false, renderer: @escaping (inout GraphicsContext, Foundation.CGSize) -> Swift.Void) where Symbols == EmptyView }
@available(iOS 15.0, macOS 12.0, *) extension Canvas : View { public typealias Body = Swift.Never
 public var body: Swift.Never { get } }
// ---- accessibility
public struct AccessibilityTraits : Swift.SetAlgebra, Swift.Sendable { public static let isButton: AccessibilityTraits
 public static let isSelected: AccessibilityTraits
 public static let isHeader: AccessibilityTraits
 public init()
 public typealias Element = AccessibilityTraits
 public typealias ArrayLiteralElement = AccessibilityTraits
 public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
 public mutating func formUnion(_ other: AccessibilityTraits)
 public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
 public mutating func formIntersection(_ other: AccessibilityTraits)
 public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
 public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
 public func contains(_ member: AccessibilityTraits) -> Swift.Bool
 public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Swift.Bool, memberAfterInsert: AccessibilityTraits)
 public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
 public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
 public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Swift.Bool }
public struct AccessibilityAttachmentModifier : ViewModifier { public typealias Body = Swift.Never }
extension View { nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : Swift.StringProtocol
 nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : Swift.StringProtocol
 nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
 nonisolated public func accessibilityHidden(_ hidden: Swift.Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> }
@available(iOS 17.0, macOS 14.0, *) public enum AccessibilityNotification { public struct Announcement { public init(_ announcement: Swift.String)
 public func post() } }
// ---- previews
@_Concurrency.MainActor @preconcurrency public protocol PreviewProvider { associatedtype Previews : View
 @ViewBuilder @_Concurrency.MainActor @preconcurrency static var previews: Self.Previews { get } }
#if os(iOS)
@_Concurrency.MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> where Representable : UIViewRepresentable { public let coordinator: Representable.Coordinator }
@_Concurrency.MainActor @preconcurrency public protocol UIViewRepresentable : View where Self.Body == Swift.Never { associatedtype UIViewType : UIKit.UIView
 associatedtype Coordinator = Swift.Void
 func makeUIView(context: Self.Context) -> Self.UIViewType
 func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
 func makeCoordinator() -> Self.Coordinator
 typealias Context = UIViewRepresentableContext<Self> }
extension UIViewRepresentable where Self.Coordinator == Swift.Void { public func makeCoordinator() -> Self.Coordinator }
extension UIViewRepresentable { public var body: Swift.Never { get } }
#endif
extension Swift.RangeReplaceableCollection where Self : Swift.MutableCollection { public mutating func remove(atOffsets offsets: Foundation.IndexSet) }
extension Swift.MutableCollection { public mutating func move(fromOffsets source: Foundation.IndexSet, toOffset destination: Swift.Int) }
@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
@freestanding(declaration) public macro Preview(_ name: Swift.String? = nil, @ViewBuilder body: @escaping @_Concurrency.MainActor () -> any View) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
@_Concurrency.MainActor public func _previewBuild<V>(@ViewBuilder _ b: () -> V) -> some View where V : View
