#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// The circle or the filled check, with a badge for a failed or queued save.
struct CheckSymbol: View {
    let appearance: CheckAppearance
    let frames: ScoreFrames<CheckPresenter>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.completionSymbols) private var symbols
    @Environment(\.theme) private var theme

    /// Whether the system bounces symbols.
    static var bounces: Bool {
        if #available(iOS 17, macOS 14, *) { true } else { false }
    }

    /// The parts of a score that a check draws; its row draws the others.
    static func parts(hasTitle: Bool, isInRow: Bool) -> Set<ScorePart> {
        var parts: Set<ScorePart> = bounces ? [.control] : [.control, .bounce]
        if hasTitle { parts.insert(.title) }
        if !isInRow { parts.insert(.row) }
        return parts
    }

    var body: some View {
        symbol
            .imageScale(.large)
            .foregroundStyle(theme.style(of: ink))
            .overlay(alignment: .bottomTrailing) { badge }
            .opacity(CheckAppearance.opacity(isEnabled: isEnabled))
            .performing(frames)
    }

    private var name: String { symbols.name(isCompleted: appearance.isCompleted) }

    private var ink: CheckAppearance.Ink {
        appearance.ink(isEnabled: isEnabled, needsContrast: contrast == .increased)
    }

    @ViewBuilder private var symbol: some View {
        if #available(iOS 17, macOS 14, *) {
            ReplacedSymbol(symbol: name, appearance: appearance)
        } else {
            Image(systemName: name)
        }
    }

    private var badge: some View {
        appearance.badge.map { badge in
            Image(systemName: badge.symbol)
                .font(.caption2)
                .foregroundStyle(theme.style(of: badge.ink))
                .background(theme.surfaceStyle, in: Circle())
        }
    }
}

extension NodTheme {
    func style(of ink: CheckAppearance.Ink) -> AnyShapeStyle {
        switch ink {
        case .disabled: secondaryInkStyle
        case .open: lineStyle
        case .openInContrast: inkStyle
        case .completed: completed.map { AnyShapeStyle($0) } ?? accentStyle
        case .failed: AnyShapeStyle(danger)
        case .pending: accentStyle
        }
    }
}

@available(iOS 17, macOS 14, *)
private struct ReplacedSymbol: View {
    let symbol: String
    let appearance: CheckAppearance

    var body: some View {
        Image(systemName: symbol)
            .contentTransition(appearance.replacement.transition)
            .symbolEffect(.bounce, options: .speed(CheckAppearance.effectSpeed), value: appearance.bounces)
            .animation(appearance.replacementDuration.map { .easeInOut(duration: $0) }, value: symbol)
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
