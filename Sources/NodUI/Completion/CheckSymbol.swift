#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// The circle or the filled check, with a badge for a failed or queued save.
struct CheckSymbol: View {
    let appearance: CheckAppearance
    let frames: ScoreFrames<CheckPresenter>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.theme) private var theme

    /// The system's symbols bounce by themselves.
    static var bounces: Bool {
        if #available(iOS 17, macOS 14, *) { true } else { false }
    }

    /// The parts of a score that a check draws; its row draws the rest.
    static func parts(hasTitle: Bool, isInRow: Bool) -> Set<ScorePart> {
        var parts: Set<ScorePart> = bounces ? [.control] : [.control, .bounce]
        if hasTitle { parts.insert(.title) }
        if !isInRow { parts.insert(.row) }
        return parts
    }

    var body: some View {
        symbol
            .font(.title2)
            .foregroundStyle(color(appearance.ink(isEnabled: isEnabled, needsContrast: contrast == .increased)))
            .overlay(alignment: .bottomTrailing) { badge }
            .opacity(CheckAppearance.opacity(isEnabled: isEnabled))
            .performing(frames)
    }

    @ViewBuilder private var symbol: some View {
        if #available(iOS 17, macOS 14, *) {
            ReplacedSymbol(appearance: appearance)
        } else {
            Image(systemName: appearance.symbol)
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
#endif
