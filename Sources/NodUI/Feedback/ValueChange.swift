#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Calls `action` with the new value after `value` has changed.
        @ViewBuilder
        func onValueChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
                onChange(of: value) { _, new in action(new) }
            } else {
                onChange(of: value, perform: action)
            }
        }
    }
#endif
