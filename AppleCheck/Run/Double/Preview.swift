/// A `#Preview` that a test can show.
public struct ShownPreview: Sendable {
    public let name: String
    public let view: @MainActor () -> any View

    public init<Shown: View>(_ name: String, @ViewBuilder view: @escaping @MainActor () -> Shown) {
        self.name = name
        self.view = { view() }
    }
}
