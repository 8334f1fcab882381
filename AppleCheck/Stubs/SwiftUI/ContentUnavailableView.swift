// developer.apple.com/documentation/swiftui/contentunavailableview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    )
    @MainActor @preconcurrency public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol
}
