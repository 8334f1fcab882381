#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// The particles over one view.
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
    /// Draws the bursts of the views inside over them: a list's cell would clip its own. One in a sheet doesn't get here, and is drawn
    /// where it is.
    func showsBursts() -> some View { modifier(BurstLayerView()) }
}

private struct BurstLayerView: ViewModifier {
    @State private var layer = BurstLayer()

    func body(content: Content) -> some View {
        content
            .environment(\.burstLayer, layer)
            .overlayPreferenceValue(Bursts.self) { layer.drawing($0) }
            // A layer around this one draws none of them again.
            .transformPreference(Bursts.self) { $0 = [] }
    }
}

/// The bursts that it draws; all others are drawn where they are.
///
/// It publishes nothing: each frame of a burst asks.
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
        // Frames and places count from the left.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }
}

/// One burst among others.
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
