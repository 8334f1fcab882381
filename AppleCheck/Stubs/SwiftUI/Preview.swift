// developer.apple.com/documentation/swiftui/preview(_:body:)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Called by the expansion of a `#Preview`: its body is a view builder.
@MainActor public func _previewBuild<V>(@ViewBuilder _ body: () -> V) -> some View where V: View
// developer.apple.com/documentation/developertoolssupport/preview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Preview {}
