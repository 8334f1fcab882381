import Foundation

/// A view's link to the focus of the keyboard or of an assistive technology.
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

// developer.apple.com/documentation/swiftui/focusstate: setting it moves the focus, and it is reset when the focus
// leaves.
class _FocusState<Value: Hashable>: _Kept<Value>, @unchecked Sendable {
    init() where Value == Bool { super.init(false) }
    init<Wrapped: Hashable>() where Value == Wrapped? { super.init(nil) }
}
final class _AccessibilityFocusState<Value: Hashable>: _FocusState<Value>, @unchecked Sendable {}

struct _FocusState_Binding<Value: Hashable> { let state: _Kept<Value> }
struct _AccessibilityFocusState_Binding<Value: Hashable> { let state: _Kept<Value> }

func _focusStateProjectedValue<Value>(_ state: FocusState<Value>) -> FocusState<Value>.Binding {
    .init(_run: _FocusState_Binding(state: state._run))
}
func _accessibilityFocusStateProjectedValue<Value>(
    _ state: AccessibilityFocusState<Value>
) -> AccessibilityFocusState<Value>.Binding {
    .init(_run: _AccessibilityFocusState_Binding(state: state._run))
}

private func link<Value: Hashable>(_ view: some View, _ name: String, _ state: _Kept<Value>, _ value: Value)
    -> some View
{
    _Modified(_call: _Call("View.\(name)(_:)", [_FocusLink(state, equals: value)], receiver: view))
}
func _viewFocused(_ view: some View, _ binding: FocusState<Bool>.Binding) -> some View {
    link(view, "focused", binding._run.state, true)
}
func _viewFocused<Value>(_ view: some View, _ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    link(view, "focused", binding._run.state, value)
}
func _viewAccessibilityFocused(_ view: some View, _ binding: AccessibilityFocusState<Bool>.Binding) -> some View {
    link(view, "accessibilityFocused", binding._run.state, true)
}
func _viewAccessibilityFocused<Value>(
    _ view: some View,
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
) -> some View { link(view, "accessibilityFocused", binding._run.state, value) }
