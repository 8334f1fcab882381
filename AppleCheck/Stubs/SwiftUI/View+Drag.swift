// developer.apple.com/documentation/swiftui/view/draggable(_:)
extension View {
    nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable
    // developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)
    nonisolated public func dropDestination<T>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable
}
