#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

struct MarkedArea {
    /// Bounds of the view and of the hit areas inside, which may be larger.
    let bounds: [Anchor<CGRect>]
    let role: TouchPlace.Role
    let profile: Profile
    /// Performs the action of a touch.
    let act: @MainActor () -> Void

    func place(in proxy: GeometryProxy) -> TouchPlace {
        TouchPlace(bounds.map { proxy[$0] }.reduce(.null) { $0.union($1) }, role: role)
    }
}

/// The areas inside of a view, from back to front.
struct MarkedAreas: PreferenceKey {
    static var defaultValue: [MarkedArea] { [] }

    static func reduce(value: inout [MarkedArea], nextValue: () -> [MarkedArea]) { value += nextValue() }
}

extension View {
    /// Reports this view's frame as a hit area.
    func marksTouchArea() -> some View { modifier(TouchAreaMark { _ in .area }) }

    /// Reports this view as a control that may be given touches.
    ///
    /// - Parameters:
    ///   - answers: whether the control isn't busy.
    ///   - perform: the action of a touch, with its feedback.
    func marksControl(
        isCritical: Bool = false,
        answers: Bool = true,
        perform: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(
            TouchAreaMark(act: perform) { .control(isEnabled: $0, answers: answers, isCritical: isCritical) }
        )
    }

    /// Keeps touches of this view from being given to others.
    func answersItsTouches(_ answers: Bool = true) -> some View {
        modifier(TouchAreaMark { _ in answers ? .separate : nil })
    }
}

private struct TouchAreaMark: ViewModifier {
    var act: @MainActor () -> Void = {}
    /// The role of an enabled or disabled view; `nil`: the view isn't reported.
    let role: (_ isEnabled: Bool) -> TouchPlace.Role?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.feedbackProfile) private var profile

    func body(content: Content) -> some View {
        content.transformAnchorPreference(key: MarkedAreas.self, value: .bounds) {
            [role = role(isEnabled), profile, act] areas, bounds in
            guard let role else { return }
            let parts = areas.filter { role.takesOver($0.role) }.flatMap(\.bounds)
            areas.removeAll { role.takesOver($0.role) }
            // The view lies behind its contents.
            // In the settings of a new app, Swift 6.3 refuses `act: act` as not `Sendable`.
            areas.insert(MarkedArea(bounds: [bounds] + parts, role: role, profile: profile, act: { act() }), at: 0)
        }
    }
}
#endif
