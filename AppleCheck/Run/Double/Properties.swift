import Foundation

protocol _Connected: AnyObject {
    /// Connects the property before its view is drawn; `slot` is its number in the view.
    @MainActor func connect(to node: _Node, slot: Int)
}

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

/// A property with its initial value until it is on screen.
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

// developer.apple.com/documentation/swiftui/gesturestate: it “resets the property back to its initial state when the
// gesture becomes inactive”.
final class _GestureState<Value>: _Kept<Value>, _AnyGestureState, @unchecked Sendable {
    init(wrappedValue: Value) { super.init(wrappedValue) }
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

struct _Binding<Value>: _AnyBinding {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    init(reading get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = set
    }
    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(reading: { _here(get) }, set: { value in _here { set(value) } })
    }
    init(projectedValue: Binding<Value>) { self = projectedValue._run }

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

struct _ScaledMetric<Value: BinaryFloatingPoint> {
    let wrappedValue: Value
}
