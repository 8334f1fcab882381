#if canImport(SwiftUI)
    import SwiftUI

    /// The circle and the filled check, one in the other's place, with what is wrong or still to come beside it.
    struct CheckSymbol: View {
        let appearance: CheckAppearance
        @ObservedObject var player: ScorePlayer
        /// Seconds of the clock that scores are played by.
        let now: () -> Double
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.theme) private var theme

        /// Whether the system's own symbols bounce: then the engine's bounce is left out.
        static var bounces: Bool {
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { true } else { false }
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
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
                ReplacedSymbol(appearance: appearance)
            } else {
                FadingSymbol(appearance: appearance, isPlaying: player.isPlaying, now: now)
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

    /// Replaced and bounced by the system.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    private struct ReplacedSymbol: View {
        let appearance: CheckAppearance

        var body: some View {
            Image(systemName: appearance.symbol)
                .contentTransition(appearance.replacement.transition)
                .symbolEffect(.bounce, value: appearance.bounces)
                .animation(appearance.replacementDuration.map { .easeInOut(duration: $0) }, value: appearance.symbol)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension CheckAppearance.Replacement {
        fileprivate var transition: ContentTransition {
            switch self {
            case .symbolEffect: .symbolEffect(.replace)
            case .crossFade: .opacity
            }
        }
    }

    /// One fades in over the other, as the score says.
    private struct FadingSymbol: View {
        let appearance: CheckAppearance
        let isPlaying: Bool
        let now: () -> Double

        var body: some View {
            TimelineView(.animation(paused: !isPlaying)) { _ in
                let mark = appearance.mark(at: now())
                ZStack {
                    Image(systemName: CheckAppearance.symbol(isCompleted: false)).opacity(1 - mark)
                    Image(systemName: CheckAppearance.symbol(isCompleted: true)).opacity(mark)
                }
            }
        }
    }
#endif
