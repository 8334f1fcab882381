import Foundation

/// Callbacks before an object changes.
final class _Listeners: @unchecked Sendable {
    private var listeners: [ObjectIdentifier: () -> Void] = [:]
    func add(_ owner: AnyObject, _ listener: @escaping () -> Void) { listeners[ObjectIdentifier(owner)] = listener }
    func remove(_ owner: AnyObject) { listeners[ObjectIdentifier(owner)] = nil }
    func tell() { for listener in listeners.values { listener() } }
}

private final class Publishers: @unchecked Sendable {
    static let shared = Publishers()
    private var known: [ObjectIdentifier: (object: () -> AnyObject?, publisher: ObservableObjectPublisher)] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let entry = known[ObjectIdentifier(object)], entry.object() === object { return entry.publisher }
        let made = ObservableObjectPublisher()
        made._store.set("listeners", _Listeners())
        known[ObjectIdentifier(object)] = ({ [weak object] in object }, made)
        return made
    }
}

func _observableObjectObjectWillChange(_ object: some AnyObject) -> ObservableObjectPublisher {
    Publishers.shared.publisher(of: object)
}

func _listeners(of object: AnyObject) -> _Listeners {
    Publishers.shared.publisher(of: object)._store.value("listeners")
}

func _observableObjectPublisherSend(_ publisher: ObservableObjectPublisher) {
    (publisher._store.properties["listeners"] as? _Listeners)?.tell()
}

// developer.apple.com/documentation/combine/published: publishes in `willSet`.
struct _Published<Value> {
    var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}

func _publishedSubscript<Owner: AnyObject, Value>(
    _ object: Owner,
    _ wrapped: ReferenceWritableKeyPath<Owner, Value>,
    _ storage: ReferenceWritableKeyPath<Owner, Published<Value>>
) -> Value { object[keyPath: storage]._run.value }

func _publishedSubscriptSet<Owner: AnyObject, Value>(
    _ object: Owner,
    _ wrapped: ReferenceWritableKeyPath<Owner, Value>,
    _ storage: ReferenceWritableKeyPath<Owner, Published<Value>>,
    _ new: Value
) {
    _observableObjectPublisherSend(Publishers.shared.publisher(of: object))
    object[keyPath: storage]._run.value = new
}

/// Draws its view again when its object changes.
@MainActor
final class _Subscription {
    private(set) var object: AnyObject
    private weak var node: _Node?

    init(_ object: AnyObject, _ node: _Node) {
        self.object = object
        self.node = node
        listen()
    }

    func follow(_ other: AnyObject) {
        guard other !== object else { return }
        _listeners(of: object).remove(self)
        object = other
        listen()
    }

    private func listen() { _listeners(of: object).add(self) { [weak self] in _here { self?.node?.invalidate() } } }
}

// developer.apple.com/documentation/swiftui/stateobject: “SwiftUI creates a new instance of the model object only once
// during the lifetime of the container that declares the state object.”
final class _StateObject<ObjectType: ObservableObject>: _Connected, @unchecked Sendable {
    private let make: () -> ObjectType
    private var object: ObjectType?

    init(wrappedValue: @escaping () -> ObjectType) { make = wrappedValue }

    func connect(to node: _Node, slot: Int) {
        let subscription: _Subscription = node.stored(slot) { _Subscription(make(), node) }
        object = (subscription.object as! ObjectType)
    }

    var wrappedValue: ObjectType {
        if let object { return object }
        let made = make()
        object = made
        return made
    }
    var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(_run: _ObservedObject_Wrapper(object: wrappedValue))
    }
}

final class _ObservedObject<ObjectType: ObservableObject>: _Connected, @unchecked Sendable {
    var wrappedValue: ObjectType
    init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    func connect(to node: _Node, slot: Int) {
        let subscription: _Subscription = node.stored(slot) { _Subscription(wrappedValue, node) }
        subscription.follow(wrappedValue)
    }
    var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(_run: _ObservedObject_Wrapper(object: wrappedValue))
    }
}

struct _ObservedObject_Wrapper<ObjectType: ObservableObject> {
    let object: ObjectType
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        Binding(_run: _Binding(reading: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 }))
    }
}

final class _EnvironmentObject<ObjectType: ObservableObject>: _Connected, @unchecked Sendable {
    private var object: ObjectType?

    func connect(to node: _Node, slot: Int) {
        guard let found = node.environment._objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else { return }
        object = found
        let subscription: _Subscription = node.stored(slot) { _Subscription(found, node) }
        subscription.follow(found)
    }
    var wrappedValue: ObjectType {
        guard let object else {
            fatalError("No \(ObjectType.self) found: a view above must have it in .environmentObject(_:).")
        }
        return object
    }
    var projectedValue: EnvironmentObject<ObjectType>.Wrapper { _missing("EnvironmentObject.projectedValue") }
}

struct _EnvironmentObject_Wrapper<ObjectType: ObservableObject> {
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        _missing("EnvironmentObject.Wrapper")
    }
}

func _cHHapticEngineStart(_ engine: CHHapticEngine, _ completion: (@Sendable ((any Error)?) -> Void)?) {
    _perform(_Call("CHHapticEngine.start(completionHandler:)", receiver: engine))
    completion?(_errors["CHHapticEngine.start(completionHandler:)"])
}

// developer.apple.com/documentation/uikit/uiview/didmovetowindow(): “The default implementation of this method does
// nothing.”
func _uIViewDidMoveToWindow(_ view: UIView) {}

// developer.apple.com/documentation/swiftui/environment: read at the place of the view whose property it is.
final class _Environment<Value>: _Connected, @unchecked Sendable {
    private let read: (EnvironmentValues) -> Value
    private var values = EnvironmentValues()

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    init(_ type: Value.Type) where Value: AnyObject { read = { $0._objects[ObjectIdentifier(type)] as! Value } }

    func connect(to node: _Node, slot: Int) { values = node.environment }
    var wrappedValue: Value { read(values) }
}

extension EnvironmentValues {
    var _objects: [ObjectIdentifier: AnyObject] {
        get { _call.properties["objects"] as? [ObjectIdentifier: AnyObject] ?? [:] }
        set { _call.set("objects", newValue) }
    }

    subscript<Value>(_ name: String, else standard: @autoclosure () -> Value) -> Value {
        get { (_call.properties[name] as? Value) ?? standard() }
        set { _call.set(name, newValue) }
    }

    /// A value of an `@Entry`; prepare.py writes the accessors.
    public subscript<Value>(_entry name: String, standard standard: @autoclosure () -> Value) -> Value {
        get { _call.properties[name].map { _cast($0) } ?? standard() }
        set { _call.set(name, newValue) }
    }
}

func _environmentValuesSubscript<Key: EnvironmentKey>(_ values: EnvironmentValues, _ key: Key.Type) -> Key.Value {
    values["\(key)", else: Key.defaultValue]
}
func _environmentValuesSubscriptSet<Key: EnvironmentKey>(
    _ values: inout EnvironmentValues,
    _ key: Key.Type,
    _ new: Key.Value
) {
    values["\(key)", else: Key.defaultValue] = new
}
