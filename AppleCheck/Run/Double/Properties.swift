import Foundation

/// A property of a view that lives as long as the view's identity does, not as long as the value.
protocol _Connected: AnyObject {
    /// The view is about to be drawn at `node`; `slot` is the property's place among the view's.
    @MainActor func connect(to node: _Node, slot: Int)
}

/// A stored value, and the view that is drawn again when it changes.
@MainActor
final class _Location<Value> {
    var value: Value {
        didSet { node?.invalidate() }
    }
    weak var node: _Node?

    init(_ value: Value, _ node: _Node) {
        self.value = value
        self.node = node
    }
}

/// A property with a location of its own once it is on screen; before that it has its first value.
class _Kept<Value>: _Connected, @unchecked Sendable {
    let initial: Value
    private var location: _Location<Value>?

    init(_ initial: Value) { self.initial = initial }

    func connect(to node: _Node, slot: Int) { location = node.stored(slot) { _Location(initial, node) } }

    var wrappedValue: Value {
        get { _here { location?.value ?? initial } }
        set { _here { location?.value = newValue } }
    }
}

// developer.apple.com/documentation/swiftui/state: “SwiftUI manages the property's storage”.
final class _State<Value>: _Kept<Value>, @unchecked Sendable {
    init(wrappedValue: Value) { super.init(wrappedValue) }
    init(initialValue: Value) { super.init(initialValue) }
    init() where Value: ExpressibleByNilLiteral { super.init(nil) }
    var projectedValue: Binding<Value> {
        Binding(_run: _Binding(reading: { self.wrappedValue }, set: { self.wrappedValue = $0 }))
    }
}

// developer.apple.com/documentation/swiftui/gesturestate: it “resets the property back to its initial state when the gesture becomes inactive”.
final class _GestureState<Value>: _Kept<Value>, _AnyGestureState, @unchecked Sendable {
    init(wrappedValue: Value) { super.init(wrappedValue) }
    init(initialValue: Value) { super.init(initialValue) }
    init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { super.init(wrappedValue) }
    init(resetTransaction: Transaction) where Value: ExpressibleByNilLiteral { super.init(nil) }
    var projectedValue: GestureState<Value> { GestureState(_run: self) }
    @MainActor func update(_ value: Any) { wrappedValue = _cast(value) }
    @MainActor func reset() { wrappedValue = initial }
    var current: Any { wrappedValue }
}

protocol _AnyGestureState: AnyObject {
    @MainActor func update(_ value: Any)
    @MainActor func reset()
    var current: Any { get }
}

// developer.apple.com/documentation/swiftui/binding
struct _Binding<Value>: _AnyBinding {
    private let getter: () -> Value
    private let setter: (Value) -> Void
    var transaction = Transaction()

    init(reading get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = set
    }
    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(reading: { _here(get) }, set: { value in _here { set(value) } })
    }
    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        self.init(reading: { _here(get) }, set: { value in _here { set(value, Transaction()) } })
    }
    init(projectedValue: Binding<Value>) { self = projectedValue._run }
    init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(reading: { base._run.getter() }, set: { new in new.map { base._run.setter($0) } })
    }
    init?(_ base: Binding<Value?>) {
        guard base._run.getter() != nil else { return nil }
        self.init(reading: { base._run.getter()! }, set: { base._run.setter($0) })
    }
    init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(reading: { base._run.getter() }, set: { new in (new.base as? Wrapped).map { base._run.setter($0) } })
    }

    var wrappedValue: Value {
        get { getter() }
        nonmutating set { setter(newValue) }
    }
    var projectedValue: Binding<Value> { Binding(_run: self) }
    var any: Any {
        get { getter() }
        nonmutating set { setter(_cast(newValue)) }
    }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(
            _run: _Binding<Subject>(
                reading: { getter()[keyPath: keyPath] },
                set: { wrappedValue[keyPath: keyPath] = $0 }
            )
        )
    }
    func animation(_ animation: Animation?) -> Binding<Value> { projectedValue }
    func transaction(_ transaction: Transaction) -> Binding<Value> { projectedValue }
}

protocol _AnyBinding {
    var any: Any { get nonmutating set }
}

extension _Binding where Value: Identifiable {
    var id: Value.ID { getter().id }
}

extension _Binding where Value: MutableCollection {
    var startIndex: Value.Index { getter().startIndex }
    var endIndex: Value.Index { getter().endIndex }
    var indices: Value.Indices { getter().indices }
    func index(after index: Value.Index) -> Value.Index { getter().index(after: index) }
    subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding(_run: _Binding<Value.Element>(reading: { getter()[position] }, set: { wrappedValue[position] = $0 }))
    }
}

extension _Binding where Value: MutableCollection & BidirectionalCollection {
    func index(before index: Value.Index) -> Value.Index { getter().index(before: index) }
}

func _bindingConstant<Value>(_ value: Value) -> Binding<Value> {
    Binding(_run: _Binding(reading: { value }, set: { _ in }))
}

// developer.apple.com/documentation/swiftui/scaledmetric
struct _ScaledMetric<Value: BinaryFloatingPoint> {
    let wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(wrappedValue: Value, relativeTo: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
