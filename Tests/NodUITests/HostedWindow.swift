#if os(iOS)
import SwiftUI
import UIKit

/// A window on a device or simulator.
@MainActor
final class HostedWindow {
    private let window: UIWindow

    init(_ view: some View, width: CGFloat = 390, height: CGFloat = 844) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func wait(seconds: Double = 0.5) async throws { try await Task.sleep(for: .seconds(seconds)) }

    func picture() -> Data {
        UIGraphicsImageRenderer(bounds: window.bounds)
            .pngData { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
    }

    func first<Wanted: UIView>(_ kind: Wanted.Type) -> Wanted? {
        all(in: window).lazy.compactMap { $0 as? Wanted }.first
    }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The accessibility element with a label.
    func element(_ label: String) -> NSObject? {
        all(in: window).flatMap(elements).first { $0.accessibilityLabel?.contains(label) == true }
    }

    private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func elements(in object: NSObject) -> [NSObject] {
        let inside = (object.accessibilityElements ?? []).compactMap { $0 as? NSObject }
        return [object] + inside.flatMap(elements)
    }
}
#endif
