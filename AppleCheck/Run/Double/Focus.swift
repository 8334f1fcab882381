import Foundation

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
