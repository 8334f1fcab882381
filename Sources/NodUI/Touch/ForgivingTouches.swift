#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

#if os(iOS)
import UIKit
#endif

extension View {
    /// Gives taps beside controls to the intended one.
    ///
    /// ```swift
    /// HStack {
    ///     CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
    ///     Text(title)
    ///     Button("Delete", role: .destructive, action: delete).buttonStyle(.icon())
    /// }
    /// .forgivingTouches()
    /// ```
    ///
    /// The controls are Nod's checks and buttons, and views with `onForgivenTouch(isCritical:perform:)`. A tap goes to
    /// the likeliest, if that is unambiguous; a destructive one must be more likely, and a disabled or loading one gets
    /// none.
    ///
    /// Gestures, links, selection and scrolling of the views inside come first. A gesture around this modifier doesn't
    /// receive taps inside, so apply it outside of your own. Apply it to the contents of a row, not to a `List` or
    /// `Form`, which select rows.
    ///
    /// The modifier does nothing while text is being edited, with VoiceOver or Switch Control, on a Mac and on Vision
    /// Pro.
    ///
    /// - Parameter isForgiving: whether to give taps; a change keeps the views' state.
    @_disfavoredOverload public func forgivingTouches(_ isForgiving: Bool = true) -> some View {
        #if os(iOS)
        modifier(ForgivingTouches(isAsked: isForgiving))
        #else
        self
        #endif
    }

    /// Performs `action` when `forgivingTouches()` gives this view a tap.
    ///
    /// ```swift
    /// Text(task.name)
    ///     .onTapGesture { open() }
    ///     .onForgivenTouch { open() }
    /// ```
    ///
    /// - Parameters:
    ///   - isCritical: whether the control deletes or pays, so that a tap must be more likely meant for it.
    ///   - action: the action of a tap.
    @_disfavoredOverload public func onForgivenTouch(
        isCritical: Bool = false,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        marksControl(isCritical: isCritical, perform: action)
    }
}

#if os(iOS)
private struct ForgivingTouches: ViewModifier {
    let isAsked: Bool
    @Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitchControl
    @StateObject var container = ForgivingContainer()
    @State var tapped: CGPoint?

    func body(content: Content) -> some View {
        let touches = ForgivenTouches(
            isAsked: isAsked,
            hasVoiceOver: hasVoiceOver,
            hasSwitchControl: hasSwitchControl,
            device: device
        )
        content
            .backgroundPreferenceValue(MarkedAreas.self) { areas in
                if touches.isOn {
                    GeometryReader { proxy in
                        Reach(frames: container.reach(of: areas, in: proxy, for: touches))
                    }
                }
            }
            .gesture(tap, including: touches.isOn ? .all : .subviews)
            .onTouch(tapped != nil) { surroundings in
                if let tapped { container.give(tapped, by: touches, isWriting: surroundings.isWriting) }
                tapped = nil
            }
            .answersItsTouches(touches.isOn)
    }

    /// `nil` for Catalyst apps and iPad apps on a Mac, which have a pointer.
    private var device: TouchDevice? {
        if ProcessInfo.processInfo.isMacCatalystApp { return nil }
        return switch UIDevice.current.userInterfaceIdiom {
        case .phone: .phone
        case .pad: .tablet
        default: nil
        }
    }

    private var tap: some Gesture { SpatialTapGesture().onEnded { tapped = $0.location } }
}

/// Takes touches near controls; the others go to the views behind.
private struct Reach: View {
    let frames: [CGRect]

    var body: some View {
        Color.clear.contentShape(Frames(frames: frames)).accessibilityHidden(true)
    }
}

private struct Frames: Shape {
    let frames: [CGRect]

    nonisolated func path(in rect: CGRect) -> Path { Path { $0.addRects(frames) } }
}

/// The controls in a container. Publishes nothing, so that a body can write to it.
@MainActor
private final class ForgivingContainer: ObservableObject {
    private var areas: [MarkedArea] = []
    private var proxy: GeometryProxy?

    /// Stores the controls; returns the areas in which they may be given a tap.
    func reach(of areas: [MarkedArea], in proxy: GeometryProxy, for touches: ForgivenTouches) -> [CGRect] {
        self.areas = areas
        self.proxy = proxy
        return areas.compactMap { area in
            let place = area.place(in: proxy)
            return touches.reach(of: place).map { place.frame.insetBy(dx: -$0, dy: -$0) }
        }
    }

    /// Gives a tap to a control, by the current frames: controls may have scrolled.
    func give(_ point: CGPoint, by touches: ForgivenTouches, isWriting: Bool) {
        guard let proxy else { return }
        let given = touches.place(
            atX: point.x,
            y: point.y,
            among: areas.map { $0.place(in: proxy) },
            width: proxy.size.width,
            height: proxy.size.height,
            isWriting: isWriting
        )
        if let given { areas[given].act() }
    }
}
#endif

#if DEBUG
struct ForgivingExample: View {
    @State private var isCompleted = false
    @State private var taps = 0

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: $isCompleted)
            Text("Buy milk, \(taps) taps").frame(maxWidth: .infinity, alignment: .leading)
            Button {
                taps += 1
            } label: {
                Image(systemName: "star")
            }
            .buttonStyle(.icon(size: 24))
            .accessibilityLabel("Favourite")
            Button(role: .destructive) {
            } label: {
                Image(systemName: "trash")
            }
            .buttonStyle(.icon(size: 24))
            .accessibilityLabel("Delete")
        }
        .padding()
        .forgivingTouches()
        .showsTouchTargets()
    }
}

#Preview("Forgiving touches") { PreviewVariants { ForgivingExample() } }
#Preview("Forgiving touches, alone") { ForgivingExample() }
#endif
#endif
