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

/// Called by the expansion of a `#Preview`: its body is a view builder.
@MainActor public func _previewBuild<V>(@ViewBuilder _ body: () -> V) -> some View where V: View
// developer.apple.com/documentation/developertoolssupport/preview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Preview {
    public struct ViewTraits {}
}
// developer.apple.com/documentation/developertoolssupport/previewtrait
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PreviewTrait<T> {}
