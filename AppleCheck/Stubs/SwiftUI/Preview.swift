// developer.apple.com/documentation/swiftui/preview(_:body:)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

// developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// What a `#Preview` is expanded to calls: its body is a view builder.
@MainActor public func _previewBuild<V>(@ViewBuilder _ body: () -> V) -> some View where V: View

// developer.apple.com/documentation/developertoolssupport/preview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Preview {
    public struct ViewTraits {}
}
// developer.apple.com/documentation/developertoolssupport/previewtrait
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PreviewTrait<T> {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { get }
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { get }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits>
}
// developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
// developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
// developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)
extension View {
    nonisolated public func previewDisplayName(_ value: String?) -> some View
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View
}
