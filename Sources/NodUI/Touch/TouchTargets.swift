#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension View {
    /// Enlarges the hit area and the layout to the size of a finger, not the drawing.
    ///
    /// - Parameter minimumSize: points on each side; without it, the profile's target.
    public func touchTarget(minimumSize: CGFloat? = nil) -> some View {
        modifier(TouchTargetModifier(asked: minimumSize.map { Double($0) }))
    }

    /// Lets touches beside a view count as its own, without moving its neighbours.
    ///
    /// Apply it before the gesture, or inside a button's label.
    /// - Parameter extraPadding: points on every side.
    public func forgivingTouchArea(extraPadding: CGFloat) -> some View {
        padding(extraPadding)
            .contentShape(Rectangle())
            .marksTouchArea()
            .padding(-extraPadding)
    }
}

private struct TouchTargetModifier: ViewModifier {
    let asked: Double?
    @Environment(\.feedbackProfile) private var profile

    func body(content: Content) -> some View {
        let side = profile.target(asked: asked)
        content
            .frame(minWidth: side, minHeight: side)
            .contentShape(Rectangle())
            .marksTouchArea()
    }
}

private struct TouchTargetExample: View {
    var body: some View {
        VStack {
            Image(systemName: "heart.fill").font(.title3).touchTarget(minimumSize: 48).onTapGesture {}
            Image(systemName: "bell").touchTarget().onTapGesture {}
            Circle().fill(.blue).frame(width: 24, height: 24).forgivingTouchArea(extraPadding: 12).onTapGesture {}
            Circle().fill(.red).frame(width: 24, height: 24).forgivingTouchArea(extraPadding: 4).onTapGesture {}
        }
        .padding()
        .showsTouchTargets()
    }
}

#Preview("Touch targets") { TouchTargetExample() }
#Preview("Touch targets, dark") { TouchTargetExample().preferredColorScheme(.dark) }
#Preview("Touch targets, largest text") { TouchTargetExample().dynamicTypeSize(.accessibility5) }
#Preview("Touch targets, child profile") { TouchTargetExample().feedbackProfile(.child) }
#Preview("Touch targets, right to left") { TouchTargetExample().environment(\.layoutDirection, .rightToLeft) }
#endif
