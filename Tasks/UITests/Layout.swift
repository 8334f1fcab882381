#if os(iOS)
import UIKit
import XCTest

extension XCUIApplication {
    /// Lists all that can be touched now, as `nod layout` reads it.
    @MainActor
    func layout() throws -> Data {
        let types: [XCUIElement.ElementType] = [.button, .switch, .link, .textField, .textView, .slider]
        let elements = types.flatMap { descendants(matching: $0).allElementsBoundByIndex }.filter { $0.isHittable }
        let targets = elements.map { element -> [String: Any] in
            let frame = element.frame
            return [
                "name": element.label, "kind": element.isEnabled ? "action" : "obstacle",
                "x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height,
            ]
        }
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone"
        return try JSONSerialization.data(withJSONObject: ["device": device, "targets": targets])
    }
}
#endif
