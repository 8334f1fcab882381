#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

struct FlyingBurst: View {
    let particles: [FlyingParticle]
    @State private var flight = Flight()
    @Environment(\.burstLayer) private var layer
    @Environment(\.theme) private var theme

    init(particles: [FlyingParticle]) { self.particles = particles }

    var body: some View {
        Color.clear
            .overlay {
                if layer?.draws(flight) != true {
                    GeometryReader { canvas.along($0.size.width).position($0.size.center) }
                }
            }
            .allowsHitTesting(false)
            .transformAnchorPreference(key: Bursts.self, value: .bounds) { bursts, bounds in
                bursts.append(Burst(flight: flight, canvas: canvas, bounds: bounds))
            }
    }

    private var canvas: BurstCanvas { BurstCanvas(particles: particles, colors: theme.particles) }
}

extension View {
    /// Draws the bursts of the views inside above them, because a list's cell clips its own. Bursts in a sheet don't
    /// reach this view, and are drawn in place.
    func showsBursts() -> some View { modifier(BurstLayerView()) }
}

private struct BurstLayerView: ViewModifier {
    @State private var layer = BurstLayer()

    func body(content: Content) -> some View {
        content
            .environment(\.burstLayer, layer)
            .overlayPreferenceValue(Bursts.self) { layer.drawing($0) }
            // An outer layer must not draw them again.
            .transformPreference(Bursts.self) { $0 = [] }
    }
}

/// Remembers which bursts are drawn above the views. Publishes nothing, because bursts read it each frame.
@MainActor
final class BurstLayer {
    private var drawn: Set<ObjectIdentifier> = []

    fileprivate func draws(_ flight: Flight) -> Bool { drawn.contains(ObjectIdentifier(flight)) }

    fileprivate func drawing(_ bursts: [Burst]) -> some View {
        drawn = Set(bursts.map(\.id))
        return GeometryReader { proxy in
            ForEach(bursts) { burst in
                let frame = proxy[burst.bounds]
                burst.canvas.along(frame.width).position(x: frame.midX, y: frame.midY)
            }
        }
        // Anchors count from the left.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }
}

private final class Flight: Sendable {}

private struct Burst: Identifiable {
    let flight: Flight
    let canvas: BurstCanvas
    let bounds: Anchor<CGRect>
    var id: ObjectIdentifier { ObjectIdentifier(flight) }
}

private struct Bursts: PreferenceKey {
    static var defaultValue: [Burst] { [] }

    static func reduce(value: inout [Burst], nextValue: () -> [Burst]) { value += nextValue() }
}

extension EnvironmentValues {
    @Entry var burstLayer: BurstLayer? = nil
}
#endif
