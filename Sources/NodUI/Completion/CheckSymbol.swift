#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// The circle or the filled check, with a badge for a failed or queued save.
struct CheckSymbol: View {
    let appearance: CheckAppearance
    @ObservedObject var player: ScorePlayer
    /// Seconds on the clock of the scores.
    let now: () -> Double
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.theme) private var theme

    /// The system's symbols bounce, so the engine's bounce is omitted.
    static var bounces: Bool {
        if #available(iOS 17, macOS 14, *) { true } else { false }
    }

    var body: some View {
        symbol
            .font(.title2)
            .foregroundStyle(color(appearance.ink(isEnabled: isEnabled, needsContrast: contrast == .increased)))
            .overlay(alignment: .bottomTrailing) { badge }
            .opacity(CheckAppearance.opacity(isEnabled: isEnabled))
            .performing(player)
    }

    @ViewBuilder private var symbol: some View {
        if #available(iOS 17, macOS 14, *) {
            ReplacedSymbol(appearance: appearance)
        } else {
            DrawnSymbol(
                appearance: appearance,
                disc: color(appearance.discInk(isEnabled: isEnabled)),
                isPlaying: player.isPlaying,
                now: now
            )
        }
    }

    private var badge: some View {
        appearance.badge.map { badge in
            Image(systemName: badge.symbol)
                .font(.caption2)
                .foregroundStyle(color(badge.ink))
                .background(theme.surface, in: Circle())
        }
    }

    private func color(_ ink: KeyPath<Palette, RGB>) -> Color { Color(theme.palette[keyPath: ink]) }
}

/// The system replaces and bounces the symbol.
@available(iOS 17, macOS 14, *)
private struct ReplacedSymbol: View {
    let appearance: CheckAppearance

    var body: some View {
        Image(systemName: appearance.symbol)
            .contentTransition(appearance.replacement.transition)
            .symbolEffect(.bounce, options: .speed(CheckAppearance.effectSpeed), value: appearance.bounces)
            .animation(appearance.replacementDuration.map { .easeInOut(duration: $0) }, value: appearance.symbol)
    }
}

@available(iOS 17, macOS 14, *)
extension CheckAppearance.Replacement {
    fileprivate var transition: ContentTransition {
        switch self {
        case .symbolEffect: .symbolEffect(.replace, options: .speed(CheckAppearance.effectSpeed))
        case .crossFade: .opacity
        }
    }
}

/// The ring takes the new state's colour at once, under the score's disc and tick: nothing mixes with grey.
private struct DrawnSymbol: View {
    let appearance: CheckAppearance
    let disc: Color
    let isPlaying: Bool
    let now: () -> Double
    @Environment(\.theme) private var theme

    var body: some View {
        TimelineView(.animation(paused: !isPlaying)) { _ in
            let mark = appearance.mark(at: now())
            Image(systemName: CheckAppearance.symbol(isCompleted: false))
                .overlay {
                    ZStack {
                        Image(systemName: CheckAppearance.discSymbol).foregroundStyle(disc).scaleEffect(mark.disc)
                        Tick(drawn: mark.tick).fill(theme.surface)
                    }
                    .compositingGroup()
                    .opacity(mark.opacity)
                }
        }
    }
}

/// The tick, drawn along its stroke.
private struct Tick: Shape {
    let drawn: Double

    func path(in rect: CGRect) -> Path {
        var line = Path()
        line.addLines(CheckAppearance.tick.map { CGPoint(x: rect.width * $0.x, y: rect.height * $0.y) })
        let width = rect.height * CheckAppearance.tickWidth
        return line.trimmedPath(from: 0, to: drawn)
            .strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
}
#endif
