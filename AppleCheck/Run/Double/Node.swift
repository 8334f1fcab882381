import Foundation

/// A view on screen with its state and the views inside. Its place among its siblings, its type and `id(_:)` are its
/// identity (WWDC21, Demystify SwiftUI).
@MainActor
public final class _Node {
    unowned let host: Host
    weak var parent: _Node?
    let key: AnyHashable
    let role: _Role
    var view: Any
    var environment: EnvironmentValues
    var children: [_Node] = []
    /// Values that rules keep between two drawings.
    var memory: [String: Any] = [:]
    var preferences: [ObjectIdentifier: Any] = [:]
    private(set) var isShown = false
    private var storage: [Int: Any] = [:]
    private var overlay: _Node?

    init(_ child: _Child, in parent: _Node?, host: Host) {
        self.host = host
        self.parent = parent
        key = child.key
        role = child.role
        view = child.view
        environment = child.environment
    }

    /// The state in a slot, made when the view first appears.
    func stored<Value>(_ slot: Int, _ make: () -> Value) -> Value {
        if let kept = storage[slot] as? Value { return kept }
        let made = make()
        storage[slot] = made
        return made
    }

    func invalidate() { host.invalidate(self) }

    var call: _Call? { (view as? any _Recorded)?._call }

    public var all: [_Node] {
        var all: [_Node] = []
        collect(into: &all)
        return all
    }
    private func collect(into all: inout [_Node]) {
        all.append(self)
        for child in children { child.collect(into: &all) }
    }
    var ancestors: [_Node] { Array(sequence(first: self, next: \.parent).dropFirst()) }
}

struct _Child {
    var key: AnyHashable
    var view: Any
    var environment: EnvironmentValues
    var role = _Role.content
}

enum _Role { case content, overlay, background, sheet, alert, swipeActions }

extension _Node {
    func draw() {
        var slot = 0
        connect(view, &slot)
        let children = host.children(of: self)
        adopt(children)
        prefer()
    }

    func redraw() {
        let before = preferences
        draw()
        if before.isEmpty && preferences.isEmpty { return }
        for around in ancestors { around.prefer() }
    }

    private func prefer() {
        preferences = children.reduce(into: [:]) { if $1 !== overlay { merge($1.preferences, into: &$0) } }
        host.finish(self)
    }

    /// Connects the properties of a view and of its `DynamicProperty` types.
    func connect(_ value: Any, _ slot: inout Int) {
        guard !(value is any _Recorded) else { return }
        for child in Mirror(reflecting: value).children {
            if let handed = child.value as? any _Handed {
                (handed._behaviour as? any _Connected)?.connect(to: self, slot: slot)
                slot += 1
            } else if child.value is any DynamicProperty {
                connect(child.value, &slot)
            }
        }
    }

    func adoptOverlay(_ child: _Child) {
        let overlay = overlay?.key == child.key ? overlay! : _Node(child, in: self, host: host)
        overlay.view = child.view
        overlay.environment = child.environment
        if overlay !== self.overlay || children.last !== overlay { children.append(overlay) }
        self.overlay = overlay
        overlay.draw()
    }

    func adopt(_ children: [_Child]) {
        var old = Dictionary(grouping: self.children.filter { $0 !== overlay }, by: \.key)
        self.children = children.map { child in
            if let same = old[child.key]?.first {
                old[child.key]?.removeFirst()
                same.view = child.view
                same.environment = child.environment
                return same
            }
            return _Node(child, in: self, host: host)
        }
        for gone in old.values.joined() { gone.remove() }
        for child in self.children { child.draw() }
    }

    private func merge(_ values: [ObjectIdentifier: Any], into all: inout [ObjectIdentifier: Any]) {
        for (key, value) in values {
            guard let before = all[key], let type = host.preferenceKeys[key] else {
                all[key] = value
                continue
            }
            all[key] = _reduced(before, value, type)
        }
    }
}

@MainActor
func _reduced(_ value: Any, _ next: Any, _ key: any PreferenceKey.Type) -> Any {
    func reduce<Key: PreferenceKey>(_ key: Key.Type) -> Any {
        var whole: Key.Value = _cast(value)
        Key.reduce(value: &whole) { _cast(next) }
        return whole
    }
    return reduce(key)
}

extension _Node {
    /// Appears, innermost views first; the order is not documented.
    func show() {
        for child in children { child.show() }
        guard !isShown else { return }
        isShown = true
        host.appeared(self)
    }

    func hide() {
        for child in children where child.isShown { child.hide() }
        guard isShown else { return }
        isShown = false
        host.disappeared(self)
    }

    private func remove() {
        hide()
        host.forget(self)
        for child in children { child.remove() }
    }
}
