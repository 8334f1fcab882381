import Foundation

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
        self.init(key, store, read: { $0 as? Value ?? wrappedValue }, write: { $0 })
    }
    convenience init(_ key: String, store: UserDefaults?) where Value: ExpressibleByNilLiteral {
        let write: (Value) -> Any? = { Mirror(reflecting: $0).children.first?.value }
        self.init(key, store, read: { $0.flatMap { $0 as? Value } ?? nil }, write: write)
    }

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

/// Redraws a view when the value under its key changes.
@MainActor
final class _DefaultsObserver {
    private static var observers: [Weak] = []

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

    static func look() {
        observers.removeAll { $0.observer == nil }
        for weak in observers { weak.observer?.look() }
        // Foundation for Linux doesn't post it.
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
    }

    private func look() {
        let now = store.object(forKey: key) as? NSObject
        guard now != last else { return }
        last = now
        node?.invalidate()
    }
}
