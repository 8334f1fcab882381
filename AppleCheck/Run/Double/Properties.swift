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
    fileprivate let initial: Value
    private var location: _Location<Value>?

    fileprivate init(_ initial: Value) { self.initial = initial }

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

/// A view's link to a focus: whether it has it, and how it is told.
struct _FocusLink {
    let set: (Bool) -> Void
    let isSet: () -> Bool

    init<Value: Hashable>(_ state: _Kept<Value>, equals value: Value) {
        set = {
            if $0 {
                state.wrappedValue = value
            } else if state.wrappedValue == value {
                state.wrappedValue = state.initial
            }
        }
        isSet = { state.wrappedValue == value }
    }
}

// developer.apple.com/documentation/swiftui/focusstate: setting it moves the focus, and it is reset when the focus leaves.
final class _FocusState<Value: Hashable>: _Kept<Value>, @unchecked Sendable {
    init() where Value == Bool { super.init(false) }
    init<Wrapped: Hashable>() where Value == Wrapped? { super.init(nil) }
    var projectedValue: FocusState<Value>.Binding { .init(_run: _FocusState_Binding(state: self)) }
}

struct _FocusState_Binding<Value: Hashable> {
    let state: _Kept<Value>
    var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    var projectedValue: FocusState<Value>.Binding { .init(_run: self) }
}

final class _AccessibilityFocusState<Value: Hashable>: _Kept<Value>, @unchecked Sendable {
    init() where Value == Bool { super.init(false) }
    init<Wrapped: Hashable>() where Value == Wrapped? { super.init(nil) }
    convenience init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    convenience init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies) where Value == Wrapped? {
        self.init()
    }
    var projectedValue: AccessibilityFocusState<Value>.Binding {
        .init(_run: _AccessibilityFocusState_Binding(state: self))
    }
}

struct _AccessibilityFocusState_Binding<Value: Hashable> {
    let state: _Kept<Value>
    var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    var projectedValue: AccessibilityFocusState<Value>.Binding { .init(_run: self) }
}

func _viewFocused(_ view: some View, _ binding: FocusState<Bool>.Binding) -> some View {
    _Modified(_call: _Call("View.focused(_:)", [_FocusLink(binding._run.state, equals: true)], receiver: view))
}
func _viewFocused<Value>(_ view: some View, _ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    _Modified(_call: _Call("View.focused(_:)", [_FocusLink(binding._run.state, equals: value)], receiver: view))
}
func _viewAccessibilityFocused(_ view: some View, _ binding: AccessibilityFocusState<Bool>.Binding) -> some View {
    _Modified(
        _call: _Call("View.accessibilityFocused(_:)", [_FocusLink(binding._run.state, equals: true)], receiver: view)
    )
}
func _viewAccessibilityFocused<Value>(
    _ view: some View,
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
) -> some View {
    _Modified(
        _call: _Call("View.accessibilityFocused(_:)", [_FocusLink(binding._run.state, equals: value)], receiver: view)
    )
}

// developer.apple.com/documentation/swiftui/scaledmetric
struct _ScaledMetric<Value: BinaryFloatingPoint> {
    let wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(wrappedValue: Value, relativeTo: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

// developer.apple.com/documentation/swiftui/appstorage: “invalidates a view on a change in value in user defaults”.
final class _AppStorage<Value>: _Connected, @unchecked Sendable {
    private let key: String
    private var store: UserDefaults
    private let isOwn: Bool
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?

    private init(
        _ key: String,
        _ store: UserDefaults?,
        read: @escaping (Any?) -> Value,
        write: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.store = store ?? .standard
        isOwn = store != nil
        self.read = read
        self.write = write
    }
    convenience init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(key, store) {
            $0 as? Value ?? wrappedValue
        } write: {
            $0
        }
    }
    convenience init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: RawRepresentable {
        self.init(key, store) {
            ($0 as? Value.RawValue).flatMap(Value.init) ?? wrappedValue
        } write: {
            $0.rawValue
        }
    }
    convenience init(_ key: String, store: UserDefaults?) where Value: ExpressibleByNilLiteral {
        self.init(key, store) {
            $0.flatMap { $0 as? Value } ?? nil
        } write: {
            Mirror(reflecting: $0).children.first?.value
        }
    }
    convenience init<Raw: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == Raw? {
        self.init(key, store) {
            ($0 as? Raw.RawValue).flatMap(Raw.init)
        } write: {
            $0?.rawValue
        }
    }

    /// developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)
    func connect(to node: _Node, slot: Int) {
        if !isOwn { store = node.environment["store", else: .standard] }
        _ = node.stored(slot) { _DefaultsObserver(key, store, node) } as _DefaultsObserver
    }

    var wrappedValue: Value {
        get { read(store.object(forKey: key)) }
        set { store.set(write(newValue), forKey: key) }
    }
    var projectedValue: Binding<Value> {
        Binding(_run: _Binding(reading: { self.wrappedValue }, set: { self.wrappedValue = $0 }))
    }
}

/// Draws a view again when the value under its key changed; how many there are is counted.
@MainActor
final class _DefaultsObserver {
    private static var observers: [Weak] = []
    static var count: Int { observers.count { $0.observer != nil } }

    private struct Weak { weak var observer: _DefaultsObserver? }
    private let key: String
    private let store: UserDefaults
    private weak var node: _Node?
    private var last: NSObject?

    init(_ key: String, _ store: UserDefaults, _ node: _Node) {
        self.key = key
        self.store = store
        self.node = node
        last = store.object(forKey: key) as? NSObject
        Self.observers.append(Weak(observer: self))
    }

    /// Looks whether values changed, as the system does by itself.
    static func look() {
        observers.removeAll { $0.observer == nil }
        for weak in observers { weak.observer?.look() }
        // Apple's Foundation posts it with each change; that of Linux does not.
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
    }

    private func look() {
        let now = store.object(forKey: key) as? NSObject
        guard now != last else { return }
        last = now
        node?.invalidate()
    }
}
