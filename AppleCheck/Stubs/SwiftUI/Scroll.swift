// developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content>: View where Content: View {
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
    @MainActor @preconcurrency public var body: some View { get }
}
