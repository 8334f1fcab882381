#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

#if os(iOS)
import UIKit
#endif

extension View {
    /// Gives taps beside the controls inside to the one that was meant, as if it had been hit.
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
    /// It knows this library's checks and buttons, and what has `onForgivenTouch(isCritical:perform:)`. A tap is given
    /// to the likeliest of them, if that is clear; to a destructive one if it is clearer still, and never to one that is
    /// disabled or loading.
    ///
    /// Views inside come first: their taps, long presses, drags, links and selection, and scrolling, are theirs. So apply
    /// it outside of your own gestures, such as a tap that dismisses: one around it hears of no tap that lands inside.
    /// Don't apply it to a `List` or a `Form`, which select rows by themselves, but to what is in a row.
    ///
    /// Nothing changes while somebody writes, with VoiceOver or Switch Control, on a Mac, whose pointer is precise, and on
    /// Vision Pro.
    ///
    /// - Parameter isForgiving: false gives nothing, without making the views inside anew.
    public func forgivingTouches(_ isForgiving: Bool = true) -> some View {
        #if os(iOS)
        modifier(ForgivingTouches(isAsked: isForgiving))
        #else
        self
        #endif
    }

    /// Does `action` when a tap beside this view is given to it by `forgivingTouches()`.
    ///
    /// ```swift
    /// Badge(count: count)
    ///     .onTapGesture { show() }
    ///     .onForgivenTouch { show() }
    /// ```
    ///
    /// For an app's own controls: the action is the same as that of a tap. Disabled, the view is only in the way of others.
    ///
    /// - Parameters:
    ///   - isCritical: it deletes or pays: a tap beside it has to be surer.
    ///   - action: what a tap of this view does.
    public func onForgivenTouch(
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
    @StateObject private var container = ForgivingContainer()
    @State private var tapped: CGPoint?

    init(isAsked: Bool) { self.isAsked = isAsked }

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

    /// An app of Catalyst, or of an iPad on a Mac, has a pointer.
    private var device: TouchDevice? {
        if ProcessInfo.processInfo.isMacCatalystApp { return nil }
        return switch UIDevice.current.userInterfaceIdiom {
        case .phone: .phone
        case .pad: .tablet
        default: nil
        }
    }

    /// Of the views inside, those that take a tap come first.
    private var tap: some Gesture { SpatialTapGesture().onEnded { tapped = $0.location } }
}

/// Takes touches in empty places near controls, and leaves all others to what is behind the container.
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

/// The controls in a container, and where they are.
///
/// It publishes nothing, so that writing to it while a body is evaluated draws nothing again.
@MainActor
private final class ForgivingContainer: ObservableObject {
    private var areas: [MarkedArea] = []
    private var proxy: GeometryProxy?

    /// Remembers the controls, and answers where a tap may be given to one.
    func reach(of areas: [MarkedArea], in proxy: GeometryProxy, for touches: ForgivenTouches) -> [CGRect] {
        self.areas = areas
        self.proxy = proxy
        return areas.compactMap { area in
            let place = area.place(in: proxy)
            return touches.reach(of: place).map { CGRect(place).insetBy(dx: -$0, dy: -$0) }
        }
    }

    /// The frames are asked for again: what scrolls has moved.
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
        if let given { areas[given].mark.act() }
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
#endif
#endif
