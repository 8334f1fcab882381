#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

struct MarkedArea {
    /// Bounds of the view and of the hit areas inside, which may be larger.
    let bounds: [Anchor<CGRect>]
    let mark: TouchMark

    func place(in proxy: GeometryProxy) -> TouchPlace {
        TouchPlace(bounds.map { proxy[$0] }.reduce(.null) { $0.union($1) }, role: mark.role)
    }
}

struct TouchMark {
    let role: TouchPlace.Role
    let profile: Profile
    /// Performs the action of a touch.
    let act: @MainActor () -> Void
}

/// The areas inside of a view, from back to front.
struct MarkedAreas: PreferenceKey {
    static var defaultValue: [MarkedArea] { [] }

    static func reduce(value: inout [MarkedArea], nextValue: () -> [MarkedArea]) { value += nextValue() }
}

extension View {
    /// Reports this view's frame as a hit area.
    func marksTouchArea() -> some View { modifier(TouchAreaMark(kind: .area)) }

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
        modifier(TouchAreaMark(kind: .control(isCritical: isCritical, answers: answers, act: perform)))
    }

    /// Keeps touches of this view from being given to others.
    func answersItsTouches(_ answers: Bool = true) -> some View {
        modifier(TouchAreaMark(kind: answers ? .separate : nil))
    }
}

private struct TouchAreaMark: ViewModifier {
    enum Kind {
        case area, separate
        case control(isCritical: Bool, answers: Bool, act: @MainActor () -> Void)
    }

    let kind: Kind?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.feedbackProfile) private var profile

    func body(content: Content) -> some View {
        content.transformAnchorPreference(key: MarkedAreas.self, value: .bounds) { [mark] areas, bounds in
            guard let mark else { return }
            let parts = areas.filter { mark.role.takesOver($0.mark.role) }.flatMap(\.bounds)
            areas.removeAll { mark.role.takesOver($0.mark.role) }
            // The view lies behind its contents.
            areas.insert(MarkedArea(bounds: [bounds] + parts, mark: mark), at: 0)
        }
    }

    private var mark: TouchMark? {
        switch kind {
        case nil: nil
        case .area: TouchMark(role: .area, profile: profile) {}
        case .separate: TouchMark(role: .separate, profile: profile) {}
        case .control(let isCritical, let answers, let act):
            TouchMark(
                role: .control(isEnabled: isEnabled, answers: answers, isCritical: isCritical),
                profile: profile,
                act: act
            )
        }
    }
}
#endif
