#if canImport(UIKit)
    // developer.apple.com/documentation/swiftui/uiviewrepresentable
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
        @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
        @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
        typealias Context = UIViewRepresentableContext<Self>
    }
    extension UIViewRepresentable where Self.Coordinator == Void {
        @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator
    }
    extension UIViewRepresentable {
        @MainActor @preconcurrency public var body: Never { get }
    }
    // developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
    where Representable: UIViewRepresentable {}
#endif
#if os(iOS)
    // developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable
    @available(iOS 18, *)
    @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
        associatedtype UIGestureRecognizerType: UIGestureRecognizer
        associatedtype Coordinator = Void
        // developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable/makecoordinator(converter:)
        @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
        @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
        @MainActor @preconcurrency func updateUIGestureRecognizer(
            _ recognizer: Self.UIGestureRecognizerType,
            context: Self.Context
        )
        // developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable/handleuigesturerecognizeraction(_:context:)
        @MainActor @preconcurrency func handleUIGestureRecognizerAction(
            _ recognizer: Self.UIGestureRecognizerType,
            context: Self.Context
        )
        typealias Context = UIGestureRecognizerRepresentableContext<Self>
        typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }
    // developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext
    @available(iOS 18, *)
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable>
    where Representable: UIGestureRecognizerRepresentable {
        @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    }
    // developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter
    @available(iOS 18, *)
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {}
#endif
