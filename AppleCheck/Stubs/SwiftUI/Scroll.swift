// developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content>: View where Content: View {
    public var content: Content
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    )
    @MainActor @preconcurrency public var body: some View { get }
}
