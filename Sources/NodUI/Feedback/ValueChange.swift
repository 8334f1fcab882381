#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Calls `action` with the new value whenever it changes, by the form of `onChange` that the system has.
    ///
    /// The action is the new view's: its captures are as new as the value.
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

/// Calls the latest action where `onChange(of:perform:)` calls the previous one.
///
/// In iOS 16 and macOS 13 the closure that runs is the one of the view before the change, and captures what that view
/// had: “You can also capture the previous value to compare it to the new value” (Apple, `onChange(of:perform:)`).
/// Where another task takes a check's place under one identity, such as in a detail pane, the change would be told to
/// the task before. Since iOS 17 “the new version of the closure will be called, so any captured values will have their
/// values from the time that the observed value has its new value” (Apple, `onChange(of:initial:_:)`).
///
/// The closure here captures only a box, which is the same one for as long as the view has its identity. A body that
/// sees the new value has put its own action into the box before the change is reported. The box publishes nothing, so
/// writing to it while a body is evaluated draws nothing again. This can go with iOS 16 and macOS 13.
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

/// The latest action, for a closure that outlives the view it was made for.
private final class ActionBox<Value> {
    var action: (Value) -> Void = { _ in }
}

/// Reads the width of the view in front of it, in points: a swipe's distances are shares of that.
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

extension SwipePoint {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
#endif
