#if canImport(UIKit)
    // developer.apple.com/documentation/swiftui/uihostingcontroller
    @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
        // developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
        @MainActor @preconcurrency public init(rootView: Content)
    }
#endif
