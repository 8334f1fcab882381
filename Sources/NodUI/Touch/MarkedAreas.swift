#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// A view that takes touches, known to the views around it.
struct MarkedArea {
    /// Its own, and those of hit areas inside that are parts of it and may be larger.
    let bounds: [Anchor<CGRect>]
    let mark: TouchMark

    func place(in proxy: GeometryProxy) -> TouchPlace {
        TouchPlace(bounds.map { proxy[$0] }.reduce(.null) { $0.union($1) }, role: mark.role)
    }
}

/// How a view answers touches.
struct TouchMark {
    let role: TouchPlace.Role
    let profile: Profile
    /// Acts as a touch of it does.
    let act: @MainActor () -> Void
}

extension CGRect {
    init(_ place: TouchPlace) { self.init(x: place.x, y: place.y, width: place.width, height: place.height) }
}

extension TouchPlace {
    init(_ frame: CGRect, role: Role) {
        self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height, role: role)
    }
}

/// Those inside of a view: later ones lie above earlier ones.
struct MarkedAreas: PreferenceKey {
    static var defaultValue: [MarkedArea] { [] }

    static func reduce(value: inout [MarkedArea], nextValue: () -> [MarkedArea]) { value += nextValue() }
}

extension View {
    /// Makes this view's frame known as one that takes touches.
    func marksTouchArea() -> some View { modifier(TouchAreaMark(kind: .area)) }

    /// Makes this view known as a control that may be given a touch beside it.
    ///
    /// - Parameters:
    ///   - answers: it is not busy with the press before.
    ///   - perform: what a touch of it does, with its feedback.
    func marksControl(
        isCritical: Bool = false,
        answers: Bool = true,
        perform: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TouchAreaMark(kind: .control(isCritical: isCritical, answers: answers, act: perform)))
    }

    /// Touches of this view are its own: none of them is given to what is beside it or below.
    func answersItsTouches(_ answers: Bool = true) -> some View {
        modifier(TouchAreaMark(kind: answers ? .separate : nil))
    }
}

private struct TouchAreaMark: ViewModifier {
    enum Kind {
        case area, separate
        case control(isCritical: Bool, answers: Bool, act: @MainActor () -> Void)
    }

    /// nil marks nothing.
    let kind: Kind?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.feedbackProfile) private var profile

    init(kind: Kind?) { self.kind = kind }

    func body(content: Content) -> some View {
        content.transformAnchorPreference(key: MarkedAreas.self, value: .bounds) { [mark] areas, bounds in
            guard let mark else { return }
            let parts = areas.filter { mark.role.takesOver($0.mark.role) }.flatMap(\.bounds)
            areas.removeAll { mark.role.takesOver($0.mark.role) }
            // It lies below what is inside of it.
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
