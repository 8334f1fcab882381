#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Calls the new view's `action` with the new value whenever it changes.
    @ViewBuilder func onChanged<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> some View {
        if #available(iOS 17, macOS 14, *) {
            onChange(of: value) { _, new in action(new) }
        } else {
            modifier(LatestAction(value: value, action: action))
        }
    }
}

/// Calls the latest action, where `onChange(of:perform:)` of iOS 16 and macOS 13 calls that of the view before the
/// change.
///
/// That closure captures the previous values (Apple, `onChange(of:perform:)`). In a detail pane, which shows another
/// task under the same identity, it would report the change to the previous task. Here the closure captures only a box,
/// whose action each body replaces before the change is reported. Remove this with iOS 16 and macOS 13.
@available(iOS, deprecated: 17)
@available(macOS, deprecated: 14)
@available(visionOS, deprecated: 1)
private struct LatestAction<Value: Equatable>: ViewModifier {
    let value: Value
    let action: (Value) -> Void
    @State private var box = ActionBox<Value>()

    func body(content: Content) -> some View {
        box.action = action
        return content.onChange(of: value) { [box] new in box.action(new) }
    }
}

private final class ActionBox<Value> {
    var action: (Value) -> Void = { _ in }
}

struct WidthReader: View {
    @Binding var width: CGFloat

    var body: some View {
        GeometryReader { geometry in
            Color.clear
                .onAppear { width = geometry.size.width }
                .onChanged(of: geometry.size.width) { width = $0 }
        }
    }
}
#endif
