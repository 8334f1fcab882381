#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Calls `action` with the new value whenever it changed, by the form of `onChange` that the system has.
        @ViewBuilder func onChanged<Value: Equatable>(
            of value: Value,
            perform action: @escaping (Value) -> Void
        ) -> some View {
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
                onChange(of: value) { _, new in action(new) }
            } else {
                onChange(of: value, perform: action)
            }
        }
    }
#endif
